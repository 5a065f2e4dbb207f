import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { matchOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import { moderateMatchCommand, suggestLocal } from '../../src/discord/interactions/moderation.ts';

export const adjournSubcommand: Subcommand = {
  data: subcommand(
    'adjourn',
    { en: 'Adjourn a match; its players can resume it', de: 'Vertage eine Partie; wer mitspielt, kann sie fortsetzen' },
    [matchOption],
  ),
  execute: async (call) => moderateMatchCommand(call, 'adjourn'),
  autocomplete: suggestLocal,
};

export const repairSubcommand: Subcommand = {
  data: subcommand(
    'repair',
    {
      en: 'Ask the open question of a stuck match again',
      de: 'Stelle die offene Frage einer hängenden Partie noch einmal',
    },
    [matchOption],
  ),
  execute: async (call) => moderateMatchCommand(call, 'repair'),
  autocomplete: suggestLocal,
};
