import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand, textOption } from '../../src/discord/arriving/command-data.ts';
import { lastMatch, suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { reviewPage } from '../../src/discord/pages/review.ts';

export const review: Subcommand = {
  data: subcommand('review', { en: 'What decided a match, and how well it was played', de: 'Was eine Partie entschied, und wie gut gespielt wurde' }, [
    textOption('match', { en: 'Which match; the last one when left out', de: 'Welche Partie; sonst die letzte' }),
  ]),
  async execute(call) {
    const { desk, visit } = call;
    return reviewPage(desk, visit.person.id, await lastMatch(call), visit.language);
  },
  autocomplete: async (query) => suggestMatches(query, true),
};
