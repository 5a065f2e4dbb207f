import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { puzzle as puzzleOfTheDay } from '../../src/discord/arriving/puzzle.ts';

export const puzzle: Subcommand = {
  data: subcommand('puzzle', { en: 'The puzzle of the day: win or gain much in one turn', de: 'Das Rätsel des Tages: in einem Zug gewinnen oder viel erreichen' }),
  execute: (call) => puzzleOfTheDay(call),
};
