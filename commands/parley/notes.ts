import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { matchOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { lookCommand } from '../../src/discord/arriving/move-commands.ts';
import { memoPage } from '../../src/discord/pages/memo.ts';

export const notes: Subcommand = {
  data: subcommand('notes', { en: 'Your private notes to a match', de: 'Deine privaten Notizen zu einer Partie' }, [matchOption]),
  execute: lookCommand(async ({ desk, visit }, panel) => memoPage(panel, await desk.matches.memo(visit.person.id, panel.id), visit.language)),
  autocomplete: suggestMatches,
};
