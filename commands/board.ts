import type { Command } from '../src/discord/arriving/command.ts';
import { choiceOption, command, matchOption, textOption } from '../src/discord/arriving/command-data.ts';
import { suggestMatches, suggestWindows, windowNamed } from '../src/discord/arriving/find-match.ts';
import { lookCommand } from '../src/discord/arriving/move-commands.ts';
import { boardPage, textPage, zoomPage } from '../src/discord/pages/look.ts';

export const boardCommand: Command = {
  data: command('board', { en: 'Show the table', de: 'Zeige den Tisch' }, [
    choiceOption('format', { en: 'How to show it', de: 'Wie er gezeigt wird' }, [
      ['picture', { en: 'A picture of the whole table', de: 'Ein Bild des ganzen Tisches' }],
      ['zoom', { en: 'A part of it, enlarged', de: 'Ein Teil davon, vergrößert' }],
      ['text', { en: 'Everything as text', de: 'Alles als Text' }],
    ]),
    textOption('part', { en: 'Which part to enlarge', de: 'Welcher Teil vergrößert wird' }),
    matchOption,
  ]),
  execute: lookCommand(async (call, panel) => {
    const { desk, visit } = call;
    const format = call.text('format');
    if (format === 'text') return textPage(panel, visit.language, 0);
    const part = windowNamed(call, panel);
    return format === 'zoom' || part !== null ? zoomPage(desk, panel, visit.language, part) : boardPage(desk, panel, visit.language);
  }),
  autocomplete: async (query) => (query.focused === 'part' ? suggestWindows(query) : suggestMatches(query)),
};
