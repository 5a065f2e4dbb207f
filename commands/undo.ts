import type { Command } from '../src/discord/arriving/command.ts';
import { choiceOption, command, matchOption } from '../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../src/discord/arriving/find-match.ts';
import { lookCommand } from '../src/discord/arriving/move-commands.ts';
import { showMatch } from '../src/discord/pages/show-match.ts';

const ways = ['step', 'turn', 'order'] as const;

export const undoCommand: Command = {
  data: command('undo', { en: 'Take back what can be taken back freely', de: 'Nimm zurück, was sich frei zurücknehmen lässt' }, [
    choiceOption('how', { en: 'How far', de: 'Wie weit' }, [
      ['step', { en: 'The last step', de: 'Den letzten Schritt' }],
      ['turn', { en: 'The whole turn, as far as it goes', de: 'Den ganzen Zug, so weit es geht' }],
      ['order', { en: 'What a standing order answered', de: 'Was ein Dauerauftrag beantwortet hat' }],
    ]),
    matchOption,
  ]),
  execute: lookCommand(async ({ desk, visit, text }, panel) => {
    const how = ways.find((way) => way === text('how')) ?? 'step';
    return showMatch(desk, visit, await desk.matches.undo(panel.id, visit.person.id, panel.seq, how, visit.id));
  }),
  autocomplete: suggestMatches,
};
