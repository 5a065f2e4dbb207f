import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { choiceOption, command, matchOption, textOption } from '../src/discord/interactions/command-data.ts';
import { suggestMatches, suggestBoardParts, boardPartNamed } from '../src/discord/interactions/find-match.ts';
import { viewCommand } from '../src/discord/interactions/move-commands.ts';
import { boardPage, boardTextPage, zoomPage } from '../src/discord/pages/viewing.ts';

export const boardCommand: SlashCommand = {
  data: command('board', { en: 'Show the board', de: 'Zeige den Spielplan' }, [
    choiceOption('format', { en: 'How to show it', de: 'Wie er gezeigt wird' }, [
      ['picture', { en: 'A picture of the whole board', de: 'Ein Bild des ganzen Spielplans' }],
      ['zoom', { en: 'One part, enlarged', de: 'Ein Teil davon, vergrößert' }],
      ['text', { en: 'Everything as text', de: 'Alles als Text' }],
    ]),
    textOption('part', { en: 'Which part to enlarge', de: 'Welcher Teil vergrößert wird' }),
    matchOption,
  ]),
  execute: viewCommand(async (call, panel) => {
    const { context, interaction } = call;
    const format = call.text('format');
    if (format === 'text') return boardTextPage(panel, interaction.language, 0);
    const part = boardPartNamed(call, panel);
    return format === 'zoom' || part !== null
      ? zoomPage(context, panel, interaction.language, part)
      : boardPage(context, panel, interaction.language);
  }),
  autocomplete: async (query) => (query.focused === 'part' ? suggestBoardParts(query) : suggestMatches(query)),
};
