import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { flagOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { gamesPage } from '../../src/discord/pages/games.ts';
import { serverPage } from '../../src/discord/pages/server-games.ts';

export const games: Subcommand = {
  data: subcommand('games', { en: 'Your matches, least time left first', de: 'Deine Partien, die dringendste zuerst' }, [
    flagOption('server', { en: 'All matches and open challenges of this server instead', de: 'Stattdessen alle Partien und offenen Herausforderungen dieses Servers' }),
  ]),
  execute: async ({ desk, visit, flag }) =>
    flag('server') ? serverPage(desk, visit, 0) : gamesPage(await desk.matches.list(visit.person.id), desk.matches.games, visit.language),
};
