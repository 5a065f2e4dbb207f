import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { flagOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import { gamesPage } from '../../src/discord/pages/games.ts';
import { serverGamesPage } from '../../src/discord/pages/server-games.ts';

export const gamesSubcommand: Subcommand = {
  data: subcommand('games', { en: 'Your matches, most urgent first', de: 'Deine Partien, die dringendste zuerst' }, [
    flagOption('server', {
      en: 'Show all matches and open challenges on this server',
      de: 'Zeige alle Partien und offenen Herausforderungen dieses Servers',
    }),
  ]),
  execute: async ({ context, interaction, flag }) =>
    flag('server')
      ? serverGamesPage(context, interaction, 0)
      : gamesPage(await context.matches.list(interaction.person.id), context.matches.games, interaction.language),
};
