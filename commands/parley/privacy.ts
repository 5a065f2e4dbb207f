import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { privacyPage } from '../../src/discord/pages/help.ts';

export const privacy: Subcommand = {
  data: subcommand('privacy', { en: 'What is kept about you, and how to delete it', de: 'Was über dich gespeichert ist und wie du es löschst' }),
  execute: async ({ visit, desk }) => privacyPage(visit.language, desk.contact),
};
