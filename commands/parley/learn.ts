import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand } from '../../src/discord/interactions/command-data.ts';
import { startLesson as learnGame } from '../../src/discord/interactions/learn.ts';

export const learn: Subcommand = {
  data: subcommand('learn', {
    en: 'Learn the game in a real match, in ten minutes',
    de: 'Lerne das Spiel an einer echten Partie, in zehn Minuten',
  }),
  execute: learnGame,
};
