import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { personOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { askToPurge } from '../../src/discord/arriving/moderation.ts';

export const purge: Subcommand = {
  data: subcommand('purge', { en: 'Delete everything kept about a person', de: 'Lösche alles, was über jemanden gespeichert ist' }, [
    personOption('player', { en: 'Whose data', de: 'Wessen Daten' }, true),
  ]),
  execute: askToPurge,
};
