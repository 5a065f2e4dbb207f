import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { settingsPage } from '../../src/discord/pages/settings.ts';

export const settings: Subcommand = {
  data: subcommand('settings', {
    en: 'Time zone, quiet hours, payment, language, notifications, challenges',
    de: 'Zeitzone, Ruhezeit, Zahlen, Sprache, Benachrichtigungen, Herausforderungen',
  }),
  execute: async ({ desk, visit }) => settingsPage(visit.profile, visit.language, desk.now(), visit.guild),
};
