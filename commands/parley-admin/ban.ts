import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { personOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import { banPerson, toggleReports } from '../../src/discord/interactions/reports.ts';

export const banSubcommand: Subcommand = {
  data: subcommand(
    'ban',
    { en: 'Keep someone from starting matches here', de: 'Halte jemanden davon ab, hier Partien zu beginnen' },
    [personOption('player', { en: 'Who to ban', de: 'Wen' }, true)],
  ),
  execute: async (call) => banPerson(call, true),
};

export const unbanSubcommand: Subcommand = {
  data: subcommand('unban', { en: 'Lift a ban', de: 'Hebe einen Ausschluss auf' }, [
    personOption('player', { en: 'Whose ban', de: 'Wessen' }, true),
  ]),
  execute: async (call) => banPerson(call, false),
};

export const reportsSubcommand: Subcommand = {
  data: subcommand('reports', {
    en: 'Receive reports about players in this channel, or turn them off',
    de: 'Erhalte Meldungen in diesem Kanal, oder schalte sie aus',
  }),
  execute: toggleReports,
};
