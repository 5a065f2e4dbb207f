import type { Command } from '../src/discord/arriving/command.ts';
import { moveCommand } from '../src/discord/arriving/move-commands.ts';

export const useCommand: Command = moveCommand(
  'use',
  { en: 'Use a card in play', de: 'Nutze eine ausliegende Karte' },
  { en: 'Which card and where', de: 'Welche Karte und wo' },
);
