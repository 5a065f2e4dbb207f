import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { matchOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { moderate, suggestLocal } from '../../src/discord/arriving/moderation.ts';

export const adjourn: Subcommand = {
  data: subcommand('adjourn', { en: 'Adjourn a match; both players can resume it', de: 'Vertage eine Partie; beide können sie fortsetzen' }, [matchOption]),
  execute: async (call) => moderate(call, 'adjourn'),
  autocomplete: suggestLocal,
};

export const repair: Subcommand = {
  data: subcommand('repair', { en: 'Ask the open step of a stuck match again', de: 'Stelle die offene Frage einer hängenden Partie noch einmal' }, [matchOption]),
  execute: async (call) => moderate(call, 'repair'),
  autocomplete: suggestLocal,
};
