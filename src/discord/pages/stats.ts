import type { AnyGame } from '../../engine/game/index.ts';
import type { ChartScene } from '../../engine/scene/index.ts';
import { type Language, verbatim } from '../../engine/text.ts';
import type { Figures, Streak } from '../../match/matches.ts';
import { heldSeat, type Past } from '../../match/sheet.ts';
import { filesIn, frame, note, type Page, say, type Sight, sight } from '../parts/components.ts';
import { cutLines, plain } from '../parts/limits.ts';
import { accentOf, nameOfSeat, namesOf } from '../parts/people.ts';
import { statsWords as words } from '../words/looks.ts';
import { puzzleWords } from '../words/puzzle.ts';

/** How somebody fared and against whom, and the last match in figures. */
export function statsPage(
  user: { readonly id: string; readonly name: string },
  pasts: readonly Past[],
  last: { readonly past: Past; readonly seen: Sight } | null,
  streak: Streak,
  language: Language,
): Page {
  // Alone nobody wins or loses: that is what the best list is for.
  const played = pasts.filter(({ sheet }) => sheet.ending && 'ranking' in sheet.ending && sheet.players.length > 1);
  const puzzles = streak.tried > 0 ? [puzzleWords.stats(streak)[language]] : [];
  if (played.length === 0 && !last) return note([words.none[language], ...puzzles].join('\n'));
  const rivals = new Map<string, [won: number, lost: number]>();
  let won = 0;
  for (const { sheet } of played) {
    const seat = heldSeat(sheet.players, user.id);
    const ranking = sheet.ending && 'ranking' in sheet.ending ? sheet.ending.ranking : [];
    const placeOf = (of: number | null): number => ranking.findIndex((seats) => of !== null && seats.includes(of));
    if (placeOf(seat) === 0) won++;
    sheet.players.forEach((_, other) => {
      if (other === seat) return;
      const tally = rivals.get(nameOfSeat(sheet, other)) ?? [0, 0];
      // At a table of several somebody else may have won: what counts between two is who came before whom.
      if (placeOf(seat) !== placeOf(other)) tally[placeOf(seat) < placeOf(other) ? 0 : 1]++;
      rivals.set(nameOfSeat(sheet, other), tally);
    });
  }
  const lines = [
    words.title(plain(user.name))[language],
    words.record(won, played.length - won)[language],
    ...[...rivals].map(([name, [wins, losses]]) => `› ${words.against(name, wins, losses)[language]}`),
    ...puzzles,
  ];
  const end = last ? [say(words.last(last.past.sheet.id)[language]), sight(last.seen)] : [];
  return { components: [frame(accentOf(null), [say(cutLines(lines, 2400)), ...end])], files: filesIn(last?.seen ?? null) };
}

/** How the points grew and how the dice fell. */
export function figuresScene(game: AnyGame, { sheet }: Past, { points, throws }: Figures): ChartScene {
  return {
    kind: 'chart',
    title: game.facts.name,
    note: verbatim(sheet.id),
    people: namesOf(sheet).map((name, seat) => ({ seat, name })),
    score: points.map((line) => line.at(-1) ?? 0),
    plots: [
      { kind: 'lines', title: words.points, axis: words.turn, values: points, goal: null },
      ...game.chronicle.dice.map(({ name, faces }, die) => ({
        kind: 'bars' as const,
        title: name,
        bars: faces.map((face, index) => ({ label: face.name, ...(face.icon && { icon: face.icon }), values: throws[die]?.[index] ?? [] })),
        expected: expectedOf(faces, throws[die] ?? []),
      })),
    ],
  };
}

/** How often each face should have come for one person, by the mean of all: what a bar is measured by. */
function expectedOf(faces: AnyGame['chronicle']['dice'][number]['faces'], fallen: readonly (readonly number[])[]): readonly number[] | null {
  const people = fallen[0]?.length ?? 0;
  const thrown = fallen.flat().reduce((sum, count) => sum + count, 0);
  return thrown === 0 ? null : faces.map(({ odds }) => ((odds ?? 1 / faces.length) * thrown) / people);
}

/** The same in words. */
export function figuresWords(game: AnyGame, { sheet }: Past, { points, throws }: Figures, language: Language): string {
  const score = points.map((line, seat) => `${namesOf(sheet)[seat]} ${line.at(-1) ?? 0}`).join(', ');
  const dice = game.chronicle.dice.map(({ name, faces }, die) => {
    const expected = expectedOf(faces, throws[die] ?? []);
    const mean = (index: number): string => (expected ? ` (${words.expected((expected[index] ?? 0).toFixed(1))[language]})` : '');
    const fallen = faces.map((face, index) => `${face.name[language]} ${throws[die]?.[index]?.join(' : ')}${mean(index)}`);
    return `${name[language]} (${namesOf(sheet).join(' : ')}): ${fallen.join(', ')}.`;
  });
  return [`${words.points[language]}: ${score}.`, ...dice].join('\n');
}
