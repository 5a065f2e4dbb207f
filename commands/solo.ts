import { solo, suggestTerms } from '../src/discord/arriving/begin.ts';
import type { Command } from '../src/discord/arriving/command.ts';
import { command, textOption } from '../src/discord/arriving/command-data.ts';

export const soloCommand: Command = {
  data: command('solo', { en: 'Play against the computer', de: 'Spiele gegen den Computer' }, [
    textOption('level', { en: 'How strong it plays', de: 'Wie stark er spielt' }),
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
    textOption('variant', { en: 'Which variant of the game', de: 'Welche Variante des Spiels' }),
  ]),
  execute: solo,
  autocomplete: suggestTerms,
};
