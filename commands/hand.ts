import type { Command } from '../src/discord/arriving/command.ts';
import { command, matchOption } from '../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../src/discord/arriving/find-match.ts';
import { lookCommand } from '../src/discord/arriving/move-commands.ts';
import { handPage } from '../src/discord/pages/look.ts';
import { problems } from '../src/match/problems.ts';

export const handCommand: Command = {
  data: command('hand', { en: 'Show your hand, to you alone', de: 'Sieh deine Hand an; nur du siehst sie' }, [matchOption]),
  execute: lookCommand(async ({ desk, visit }, panel) => {
    if (panel.seat === null) throw problems.notAPlayer();
    return handPage(desk, panel, visit.language);
  }),
  autocomplete: suggestMatches,
};
