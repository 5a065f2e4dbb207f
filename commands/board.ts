import type { Command } from '../src/discord/arriving/command.ts';
import { choiceOption, command, matchOption } from '../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../src/discord/arriving/find-match.ts';
import { lookCommand } from '../src/discord/arriving/move-commands.ts';
import { boardPage, textPage, zoomPage } from '../src/discord/pages/look.ts';

export const boardCommand: Command = {
  data: command('board', { en: 'Show the table', de: 'Zeige den Tisch' }, [
    choiceOption('format', { en: 'How to show it', de: 'Wie er gezeigt wird' }, [
      ['picture', { en: 'A picture of both sides', de: 'Ein Bild beider Seiten' }],
      ['zoom', { en: 'One side, enlarged', de: 'Eine Seite, vergrößert' }],
      ['text', { en: 'Everything as text', de: 'Alles als Text' }],
    ]),
    choiceOption('side', { en: 'Which side to enlarge', de: 'Welche Seite vergrößert wird' }, [
      ['own', { en: 'Mine', de: 'Meine' }],
      ['other', { en: 'The other player’s', de: 'Die der anderen Seite' }],
    ]),
    matchOption,
  ]),
  execute: lookCommand(async ({ desk, visit, text }, panel) => {
    const format = text('format');
    if (format === 'text') return textPage(panel, visit.language, 0);
    const side = text('side');
    if (format !== 'zoom' && side === null) return boardPage(desk, panel, visit.language);
    const own = panel.seat ?? panel.active[0] ?? 0;
    const seat = side === 'other' ? (own + 1) % panel.sheet.players.length : own;
    return zoomPage(desk, panel, visit.language, seat);
  }),
  autocomplete: suggestMatches,
};
