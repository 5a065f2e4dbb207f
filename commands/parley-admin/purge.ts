import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { personOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import { askToPurge } from '../../src/discord/interactions/moderation.ts';

export const purgeSubcommand: Subcommand = {
  data: subcommand('purge', { en: 'Delete all data about a player', de: 'Lösche alle Daten einer Person' }, [
    personOption('player', { en: 'Whose data', de: 'Wessen Daten' }, true),
  ]),
  execute: askToPurge,
};
