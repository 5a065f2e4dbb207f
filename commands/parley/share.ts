import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand, textOption } from '../../src/discord/arriving/command-data.ts';
import { lastMatch, suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { sharePage } from '../../src/discord/pages/manners.ts';

export const share: Subcommand = {
  data: subcommand('share', { en: 'Let people of other servers look at a match of yours', de: 'Lass Leute von anderen Servern deine Partie ansehen' }, [
    textOption('match', { en: 'Which match; the last one when left out', de: 'Welche Partie; sonst die letzte' }),
  ]),
  async execute(call) {
    const { desk, visit } = call;
    const match = await lastMatch(call);
    await desk.matches.share(match, visit.person.id, true);
    return sharePage(match, visit.language);
  },
  autocomplete: async (query) => suggestMatches(query, true),
};
