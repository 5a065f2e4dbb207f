import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { matchOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { lookCommand } from '../../src/discord/arriving/move-commands.ts';
import { hintPage } from '../../src/discord/pages/hint.ts';

export const hint: Subcommand = {
  data: subcommand('hint', { en: 'What a strong computer would do now', de: 'Was ein starker Computer jetzt täte' }, [matchOption]),
  execute: lookCommand(async ({ desk, visit }, panel) => hintPage(await desk.matches.hint(panel.id, visit.person.id), visit.language)),
  autocomplete: suggestMatches,
};
