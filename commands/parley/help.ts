import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { helpPage } from '../../src/discord/pages/help.ts';

export const help: Subcommand = {
  data: subcommand('help', { en: 'How to play here', de: 'Wie man hier spielt' }),
  execute: async ({ visit }) => helpPage(visit.language),
};
