import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { learn as learnGame } from '../../src/discord/arriving/learn.ts';

export const learn: Subcommand = {
  data: subcommand('learn', { en: 'Learn the game at a real match, in ten minutes', de: 'Lerne das Spiel an einer echten Partie, in zehn Minuten' }),
  execute: learnGame,
};
