import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand, textOption } from '../../src/discord/arriving/command-data.ts';
import { lastMatch, suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { showReplay } from '../../src/discord/pages/replay.ts';

export const replay: Subcommand = {
  data: subcommand('replay', { en: 'Go through a match step by step', de: 'Geh eine Partie Schritt für Schritt durch' }, [
    textOption('match', { en: 'Which match; the last one when left out', de: 'Welche Partie; sonst die letzte' }),
  ]),
  async execute(call) {
    const { desk, visit } = call;
    return showReplay(desk, visit.person.id, visit.language, await lastMatch(call), 0, null);
  },
  autocomplete: async (query) => suggestMatches(query, true),
};
