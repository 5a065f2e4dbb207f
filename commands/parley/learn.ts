import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { learn as learnGame } from '../../src/discord/interactions/learn.ts';
import { lessonsOf } from '../../src/engine/lesson.ts';

export const learnSubcommand: Subcommand = {
  data: subcommand(
    'learn',
    {
      en: 'Learn a game step by step, in a short match that you win',
      de: 'Lerne ein Spiel Schritt für Schritt, in einer kurzen Partie, die du gewinnst',
    },
    [textOption('game', { en: 'Which game', de: 'Welches Spiel' })],
  ),
  execute: async (call) => learnGame(call, call.text('game')),
  autocomplete: async ({ context, language, typed }) =>
    lessonsOf(context.matches.games.values())
      .map(({ family: { id, name } }) => ({ name: name[language], value: id }))
      .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed.toLowerCase())),
};
