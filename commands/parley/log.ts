import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { matchOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import { suggestMatches } from '../../src/discord/interactions/find-match.ts';
import { viewCommand } from '../../src/discord/interactions/move-commands.ts';
import { logPage } from '../../src/discord/pages/log.ts';

export const logSubcommand: Subcommand = {
  data: subcommand(
    'log',
    { en: 'See what has happened in a match', de: 'Sieh, was in einer Partie bisher passiert ist' },
    [matchOption],
  ),
  execute: viewCommand(async ({ context, interaction }, panel) =>
    logPage(panel, await context.matches.log(panel.id, interaction.person.id), interaction.language, 0),
  ),
  autocomplete: async (query) => suggestMatches(query, true),
};
