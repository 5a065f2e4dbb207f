import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { gamesPage } from '../../src/discord/pages/games.ts';

export const games: Subcommand = {
  data: subcommand('games', { en: 'Your matches, least time left first', de: 'Deine Partien, die dringendste zuerst' }),
  execute: async ({ desk, visit }) => gamesPage(await desk.matches.list(visit.person.id), desk.matches.games, visit.language),
};
