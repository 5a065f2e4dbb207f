import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { findFinishedMatch, suggestMatches } from '../../src/discord/interactions/find-match.ts';
import { rematchPage } from '../../src/discord/pages/rematch.ts';

export const rematchSubcommand: Subcommand = {
  data: subcommand(
    'rematch',
    { en: 'Ask for a rematch on the same terms', de: 'Bitte um Revanche zu denselben Bedingungen' },
    [
      textOption('match', {
        en: 'After which match (default: your last one)',
        de: 'Nach welcher Partie (sonst deine letzte)',
      }),
    ],
  ),
  async execute(call) {
    const { context, interaction } = call;
    return rematchPage(
      call,
      await context.matches.rematch(await findFinishedMatch(call), interaction.person.id, interaction.id),
    );
  },
  autocomplete: async (query) => suggestMatches(query, true),
};
