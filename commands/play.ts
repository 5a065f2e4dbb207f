import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { moveCommand } from '../src/discord/interactions/move-commands.ts';

export const playCommand: SlashCommand = moveCommand(
  'play',
  { en: 'Play a card from your hand', de: 'Spiele eine Karte aus deiner Hand' },
  { en: 'Which card', de: 'Welche Karte' },
);
