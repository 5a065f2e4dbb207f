import type { Language } from '../../engine/text.ts';
import type { Throws } from '../../match/matches.ts';
import type { Past } from '../../match/sheet.ts';
import { frame, note, type Page, say } from '../components.ts';
import { cutLines, plain } from '../limits.ts';
import { accentOf, nameOfSeat, seatOf } from '../people.ts';
import { statsWords as words } from '../words/looks.ts';

/** How somebody fared, against whom, and how the dice of the last match fell. */
export function statsPage(
  user: { readonly id: string; readonly name: string },
  pasts: readonly Past[],
  last: { readonly past: Past; readonly throws: readonly Throws[] } | null,
  language: Language,
): Page {
  const played = pasts.filter(({ sheet }) => sheet.ending && 'winner' in sheet.ending);
  if (played.length === 0) return note(words.none[language]);
  const rivals = new Map<string, [won: number, lost: number]>();
  let won = 0;
  for (const { sheet } of played) {
    const seat = seatOf(sheet, user.id);
    const win = sheet.ending && 'winner' in sheet.ending && sheet.ending.winner === seat;
    if (win) won++;
    sheet.players.forEach((_, other) => {
      if (other === seat) return;
      const tally = rivals.get(nameOfSeat(sheet, other)) ?? [0, 0];
      tally[win ? 0 : 1]++;
      rivals.set(nameOfSeat(sheet, other), tally);
    });
  }
  const lines = [
    words.title(plain(user.name))[language],
    words.record(won, played.length - won)[language],
    ...[...rivals].map(([name, [wins, losses]]) => `› ${words.against(name, wins, losses)[language]}`),
    ...(last ? diceLines(last.past, last.throws, language) : []),
  ];
  return { components: [frame(accentOf(null), [say(cutLines(lines, 3800))])], files: [] };
}

/** How often each face came, by the player who threw. */
function diceLines({ sheet }: Past, throws: readonly Throws[], language: Language): readonly string[] {
  const bySeat = new Map<number | null, Map<string, number>>();
  for (const { seat, thrown } of throws) {
    const counts = bySeat.get(seat) ?? new Map<string, number>();
    for (const face of thrown.split(' ')) counts.set(face, (counts.get(face) ?? 0) + 1);
    bySeat.set(seat, counts);
  }
  const lines = [...bySeat].map(([seat, counts]) => {
    const faces = [...counts].toSorted(([a], [b]) => a.localeCompare(b)).map(([face, count]) => `${face} ×${count}`);
    return `› ${seat === null ? words.everybody[language] : nameOfSeat(sheet, seat)}: ${faces.join(' · ')}`;
  });
  return lines.length === 0 ? [] : [words.dice(sheet.id)[language], ...lines];
}
