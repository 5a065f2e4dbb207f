import type { Command } from '../src/discord/arriving/command.ts';
import { moveCommand } from '../src/discord/arriving/move-commands.ts';

export const buildCommand: Command = moveCommand(
  'build',
  { en: 'Build a road, a settlement, a city or an expansion', de: 'Baue eine Straße, Siedlung, Stadt oder einen Ausbau' },
  { en: 'What and where, e.g. road +2', de: 'Was und wo; wähle aus der Liste' },
);
