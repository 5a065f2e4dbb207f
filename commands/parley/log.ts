import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { matchOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { lookCommand } from '../../src/discord/arriving/move-commands.ts';
import { logPage } from '../../src/discord/pages/log.ts';

export const log: Subcommand = {
  data: subcommand('log', { en: 'What happened in a match so far', de: 'Was in einer Partie bisher geschah' }, [matchOption]),
  execute: lookCommand(async ({ desk, visit }, panel) =>
    logPage(panel, await desk.matches.log(panel.id, visit.person.id), visit.language, 0),
  ),
  autocomplete: async (query) => suggestMatches(query, true),
};
