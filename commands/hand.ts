import type { Command } from '../src/discord/command.ts';
import { command, matchOption } from '../src/discord/command-data.ts';
import { suggestMatches } from '../src/discord/find-match.ts';
import { lookCommand } from '../src/discord/moves.ts';
import { handPage } from '../src/discord/pages/look.ts';
import { problems } from '../src/match/problems.ts';

export const handCommand: Command = {
  data: command('hand', { en: 'Show your hand, to you alone', de: 'Zeige deine Hand, nur dir' }, [matchOption]),
  execute: lookCommand(async ({ desk, visit }, panel) => {
    if (panel.seat === null) throw problems.notAPlayer();
    return handPage(desk, panel, visit.language);
  }),
  autocomplete: suggestMatches,
};
