import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { moveCommand } from '../src/discord/interactions/move-commands.ts';

export const buildCommand: SlashCommand = moveCommand(
  'build',
  {
    en: 'Build something: a road, a settlement, a city, a card',
    de: 'Baue etwas: Straße, Siedlung, Stadt oder eine Karte',
  },
  { en: 'What and where; choose from the list', de: 'Was und wo; wähle aus der Liste' },
);
