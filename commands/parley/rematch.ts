import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand, textOption } from '../../src/discord/arriving/command-data.ts';
import { lastMatch, suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { rematchPage } from '../../src/discord/pages/rematch.ts';

export const rematch: Subcommand = {
  data: subcommand('rematch', { en: 'Ask for a rematch on the same terms', de: 'Bitte um Revanche zu denselben Bedingungen' }, [
    textOption('match', { en: 'Of which match; the last one when left out', de: 'Für welche Partie; sonst die letzte' }),
  ]),
  async execute(call) {
    const { desk, visit } = call;
    return rematchPage(call, await desk.matches.rematch(await lastMatch(call), visit.person.id, visit.id));
  },
  autocomplete: async (query) => suggestMatches(query, true),
};
