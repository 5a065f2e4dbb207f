import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand } from '../../src/discord/interactions/command-data.ts';
import { settingsPage } from '../../src/discord/pages/settings.ts';

export const settingsSubcommand: Subcommand = {
  data: subcommand('settings', {
    en: 'Time zone, quiet hours, payment, language, notifications, challenges',
    de: 'Zeitzone, Ruhezeit, Zahlen, Sprache, Benachrichtigungen, Herausforderungen',
  }),
  execute: async ({ context, interaction }) =>
    settingsPage(interaction.profile, interaction.language, context.now(), interaction.guild),
};
