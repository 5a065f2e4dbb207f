import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { container, type MessagePage, textBlock } from '../ui/components.ts';
import { accentColor, playerName, playerNamesLine } from '../ui/player-names.ts';
import { termLines } from '../ui/terms.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { placeLink } from '../ui/links.ts';
import { adminStrings, matchListStrings } from '../strings/lists.ts';

/** Shows a moderator everything about a match except its cards. */
export function inspectPage({ sheet, game, turn }: Panel, language: Language): MessagePage {
  const strings = adminStrings.inspect;
  const waits = sheet.waits.map(({ seat, due, kind, stage }) => {
    const time = due === null ? '' : ` ${absoluteAndRelative(due)}`;
    return `${playerName(sheet, seat)} (${strings.kinds[kind][language]}, ${strings.stages[stage][language]})${time}`;
  });
  const place = sheet.home.channel ?? sheet.home.parent;
  const lines = [
    `## ${sheet.id} · ${playerNamesLine(sheet)}`,
    ...termLines(game, sheet.terms, language),
    `${strings.status[language]}: ${matchListStrings.states[sheet.status][language]}`,
    `${strings.turn[language]} ${turn} · ${strings.changes[language]} ${sheet.seq}`,
    `${strings.place[language]}: ${placeLink(sheet.home.guild, place)}`,
    ...(waits.length > 0 ? [`${strings.waiting[language]}: ${waits.join(', ')}`] : []),
    ...(sheet.commitment ? [`${strings.commitment[language]}: \`${sheet.commitment}\``] : []),
  ];
  return { components: [container(accentColor(null), [textBlock(lines.join('\n'))])], files: [] };
}
