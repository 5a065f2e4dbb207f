import type { Command } from '../src/discord/arriving/command.ts';
import { moveCommand } from '../src/discord/arriving/move-commands.ts';

export const removeCommand: Command = moveCommand(
  'remove',
  { en: 'Take down a building or a unit of your own', de: 'Reiße ein eigenes Gebäude ab oder entlasse eine Einheit' },
  { en: 'Where it stands', de: 'Wo es steht' },
);
