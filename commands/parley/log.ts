import type { Subcommand } from '../../src/discord/command.ts';
import { matchOption, subcommand } from '../../src/discord/command-data.ts';
import { suggestMatches } from '../../src/discord/find-match.ts';
import { lookCommand } from '../../src/discord/moves.ts';
import { logPage } from '../../src/discord/pages/log.ts';

export const log: Subcommand = {
  data: subcommand('log', { en: 'What happened in a match so far', de: 'Was in einer Partie bisher geschah' }, [matchOption]),
  execute: lookCommand(async ({ desk, visit }, panel) =>
    logPage(panel, await desk.matches.log(panel.id, visit.person.id), visit.language, 0),
  ),
  autocomplete: async (query) => suggestMatches(query, true),
};
