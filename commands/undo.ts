import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { choiceOption, command, matchOption } from '../src/discord/interactions/command-data.ts';
import { suggestMatches } from '../src/discord/interactions/find-match.ts';
import { viewCommand } from '../src/discord/interactions/move-commands.ts';
import { showMatch } from '../src/discord/pages/show-match.ts';

const ways = ['step', 'turn', 'order'] as const;

export const undoCommand: SlashCommand = {
  data: command('undo', { en: 'Undo your last steps', de: 'Mach deine letzten Schritte rückgängig' }, [
    choiceOption('how', { en: 'How far', de: 'Wie weit' }, [
      ['step', { en: 'The last step', de: 'Den letzten Schritt' }],
      ['turn', { en: 'The whole turn, as far as possible', de: 'Den ganzen Zug, so weit möglich' }],
      ['order', { en: 'A standing order’s answer', de: 'Die Antwort eines Dauerauftrags' }],
    ]),
    matchOption,
  ]),
  execute: viewCommand(async ({ context, interaction, text }, panel) => {
    const how = ways.find((way) => way === text('how')) ?? 'step';
    return showMatch(
      context,
      interaction,
      await context.matches.undo(panel.id, interaction.person.id, panel.seq, how, interaction.id),
    );
  }),
  autocomplete: suggestMatches,
};
