import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand } from '../../src/discord/interactions/command-data.ts';
import { helpPage } from '../../src/discord/pages/help.ts';

export const helpSubcommand: Subcommand = {
  data: subcommand('help', { en: 'How to play here', de: 'So spielst du hier' }),
  execute: async ({ interaction }) => helpPage(interaction.language),
};
