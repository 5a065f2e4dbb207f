import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { openPuzzle as puzzleOfTheDay, suggestPuzzleFamilies } from '../../src/discord/interactions/open-puzzle.ts';

export const puzzleSubcommand: Subcommand = {
  data: subcommand(
    'puzzle',
    {
      en: 'Daily puzzle: win, or score big, in one turn',
      de: 'Tagesrätsel: in einem Zug gewinnen oder viel erreichen',
    },
    [textOption('game', { en: 'Which game', de: 'Welches Spiel' })],
  ),
  execute: (call) => puzzleOfTheDay(call, { family: call.text('game') ?? undefined }),
  autocomplete: async ({ context, language, typed }) => suggestPuzzleFamilies(context.matches, language, typed),
};
