import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { personOption, subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { reportPerson } from '../../src/discord/interactions/reports.ts';

export const reportSubcommand: Subcommand = {
  data: subcommand(
    'report',
    { en: 'Report a player to the managers of this server', de: 'Melde jemanden denen, die den Server verwalten' },
    [
      personOption('player', { en: 'Who it’s about', de: 'Um wen es geht' }, true),
      textOption('reason', { en: 'What happened', de: 'Was passiert ist' }, { required: true, autocomplete: false }),
    ],
  ),
  execute: reportPerson,
};
