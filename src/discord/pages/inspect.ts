import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { frame, type Page, say } from '../parts/components.ts';
import { accentOf, nameOfSeat, versus } from '../parts/people.ts';
import { termLines } from '../parts/terms.ts';
import { both } from '../parts/times.ts';
import { placeLink } from '../parts/links.ts';
import { adminWords, gamesWords } from '../words/lists.ts';

/** What a moderator may know: everything about the match, nothing of its cards. */
export function inspectPage({ sheet, game, turn }: Panel, language: Language): Page {
  const words = adminWords.inspect;
  const waits = sheet.waits.map(({ seat, due, kind, stage }) => {
    const time = due === null ? '' : ` ${both(due)}`;
    return `${nameOfSeat(sheet, seat)} (${words.kinds[kind][language]}, ${words.stages[stage][language]})${time}`;
  });
  const place = sheet.home.channel ?? sheet.home.parent;
  const lines = [
    `## ${sheet.id} · ${versus(sheet)}`,
    ...termLines(game, sheet.terms, language),
    `${words.status[language]}: ${gamesWords.states[sheet.status][language]}`,
    `${words.turn[language]} ${turn} · ${words.changes[language]} ${sheet.seq}`,
    `${words.place[language]}: ${placeLink(sheet.home.guild, place)}`,
    ...(waits.length > 0 ? [`${words.waiting[language]}: ${waits.join(', ')}`] : []),
    ...(sheet.commitment ? [`${words.commitment[language]}: \`${sheet.commitment}\``] : []),
  ];
  return { components: [frame(accentOf(null), [say(lines.join('\n'))])], files: [] };
}
