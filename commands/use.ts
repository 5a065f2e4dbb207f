import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { moveCommand } from '../src/discord/interactions/move-commands.ts';

export const useCommand: SlashCommand = moveCommand(
  'use',
  { en: 'Use a card in play', de: 'Nutze eine ausliegende Karte' },
  { en: 'Which card and where', de: 'Welche Karte und wo' },
);
