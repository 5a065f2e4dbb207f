import type { Command } from '../src/discord/arriving/command.ts';
import { moveCommand } from '../src/discord/arriving/move-commands.ts';

export const buildCommand: Command = moveCommand(
  'build',
  { en: 'Build something: a road, a settlement, a city, a card', de: 'Baue etwas: Straße, Siedlung, Stadt oder eine Karte' },
  { en: 'What and where, e.g. road +2', de: 'Was und wo; wähle aus der Liste' },
);
