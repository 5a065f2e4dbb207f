import type { Command } from '../src/discord/arriving/command.ts';
import { moveCommand } from '../src/discord/arriving/move-commands.ts';

export const playCommand: Command = moveCommand(
  'play',
  { en: 'Play a card from your hand', de: 'Spiele eine Karte aus deiner Hand' },
  { en: 'Which card', de: 'Welche Karte' },
);
