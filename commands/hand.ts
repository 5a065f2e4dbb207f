import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { command, matchOption } from '../src/discord/interactions/command-data.ts';
import { suggestMatches } from '../src/discord/interactions/find-match.ts';
import { viewCommand } from '../src/discord/interactions/move-commands.ts';
import { handPage } from '../src/discord/pages/viewing.ts';
import { problems } from '../src/match/problems.ts';

export const handCommand: SlashCommand = {
  data: command('hand', { en: 'Show your hand; only you see it', de: 'Zeige deine Hand; nur du siehst sie' }, [
    matchOption,
  ]),
  execute: viewCommand(async ({ context, interaction }, panel) => {
    if (panel.seat === null) throw problems.notAPlayer();
    return handPage(context, panel, interaction.language);
  }),
  autocomplete: suggestMatches,
};
