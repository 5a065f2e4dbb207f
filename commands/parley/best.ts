import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { bestPage } from '../../src/discord/pages/best.ts';

export const best: Subcommand = {
  data: subcommand('best', { en: 'The best who played alone, and the seed of the day', de: 'Wer allein am besten spielte, und der Startwert des Tages' }),
  execute: async ({ desk, visit }) => bestPage(desk, visit),
};
