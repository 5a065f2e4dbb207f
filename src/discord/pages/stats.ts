import type { AnyGame } from '../../engine/game/index.ts';
import type { ChartScene } from '../../engine/scene/index.ts';
import { type Language, type Text, verbatim } from '../../engine/text.ts';
import type { MatchStats, PersonalRecord, PuzzleStreak } from '../../match/matches.ts';
import type { FinishedMatch } from '../../match/stored-match.ts';
import { outcomeCount } from '../../ratings/head-to-head.ts';
import { isAnonymous } from '../../ratings/result.ts';
import { scoreText, tallyText } from '../strings/profile.ts';
import {
  attachmentsOf,
  container,
  textPage,
  type MessagePage,
  textBlock,
  type Picture,
  pictureOrText,
} from '../ui/components.ts';
import { cutLines, plain } from '../ui/limits.ts';
import { accentColor, playerNames } from '../ui/player-names.ts';
import { statsStrings as strings } from '../strings/viewing.ts';
import { puzzleStrings } from '../strings/puzzle.ts';

/** Shows a person's results by opponent, rated and friendly ones apart, and the last match in figures. */
export function statsPage(
  user: { readonly id: string; readonly name: string },
  record: PersonalRecord,
  last: { readonly past: FinishedMatch; readonly seen: Picture } | null,
  streaks: readonly { readonly family: Text; readonly streak: PuzzleStreak }[],
  levels: ReadonlyMap<string, Text>,
  language: Language,
): MessagePage {
  const puzzles = streaks
    .filter(({ streak }) => streak.tried > 0)
    .map(({ streak, family }) => puzzleStrings.stats(streak, family)[language]);
  if (record.opponents.length === 0 && !last) return textPage([strings.none[language], ...puzzles].join('\n'));
  const kinds = ['rated', 'friendly'] as const;
  const totals = kinds
    .filter((kind) => outcomeCount(record[kind]) > 0)
    .map((kind) => `${strings.totals[kind][language]}: ${tallyText(record[kind])[language]}`);
  const scores = (against: PersonalRecord['opponents'][number]): string =>
    kinds
      .filter((kind) => outcomeCount(against[kind]) > 0)
      .map((kind) => strings.scores[kind](scoreText(against[kind]))[language])
      .join(' · ');
  const lines = [
    strings.title(plain(user.name))[language],
    ...totals,
    ...record.opponents.map((each) => `› ${opponentName(each.opponent, levels, language)}: ${scores(each)}`),
    ...puzzles,
  ];
  const end = last ? [textBlock(strings.last(last.past.sheet.id)[language]), pictureOrText(last.seen)] : [];
  return {
    components: [container(accentColor(null), [textBlock(cutLines(lines, 2400)), ...end])],
    files: attachmentsOf(last?.seen ?? null),
  };
}

/** Names an opponent: Discord shows the current name of a person with this id. */
function opponentName(
  opponent: PersonalRecord['opponents'][number]['opponent'],
  levels: ReadonlyMap<string, Text>,
  language: Language,
): string {
  if ('level' in opponent) return strings.computer(levels.get(opponent.level)?.[language] ?? opponent.level)[language];
  return isAnonymous(opponent.person) ? strings.deleted[language] : `<@${opponent.person}>`;
}

/** Returns a chart of points and dice. */
export function statsScene(game: AnyGame, { sheet }: FinishedMatch, { points, rolls: throws }: MatchStats): ChartScene {
  return {
    kind: 'chart',
    title: game.info.name,
    note: verbatim(sheet.id),
    people: playerNames(sheet).map((name, seat) => ({ seat, name })),
    score: points.map((line) => line.at(-1) ?? 0),
    plots: [
      { kind: 'lines', title: strings.points, axis: strings.turn, values: points, goal: null },
      ...game.stats.dice.map(({ name, faces }, die) => ({
        kind: 'bars' as const,
        title: name,
        bars: faces.map((face, index) => ({
          label: face.name,
          ...(face.icon && { icon: face.icon }),
          values: throws[die]?.[index] ?? [],
        })),
        expected: expectedOf(faces, throws[die] ?? []),
      })),
    ],
  };
}

/** Returns how often each face was expected for one person, by the mean of all. */
function expectedOf(
  faces: AnyGame['stats']['dice'][number]['faces'],
  fallen: readonly (readonly number[])[],
): readonly number[] | null {
  const people = fallen[0]?.length ?? 0;
  const thrown = fallen.flat().reduce((sum, count) => sum + count, 0);
  return thrown === 0 ? null : faces.map(({ odds }) => ((odds ?? 1 / faces.length) * thrown) / people);
}

/** Describes the chart. */
export function statsText(
  game: AnyGame,
  { sheet }: FinishedMatch,
  { points, rolls: throws }: MatchStats,
  language: Language,
): string {
  const score = points.map((line, seat) => `${playerNames(sheet)[seat]} ${line.at(-1) ?? 0}`).join(', ');
  const dice = game.stats.dice.map(({ name, faces }, die) => {
    const expected = expectedOf(faces, throws[die] ?? []);
    const mean = (index: number): string =>
      expected ? ` (${strings.expected((expected[index] ?? 0).toFixed(1))[language]})` : '';
    const fallen = faces.map(
      (face, index) => `${face.name[language]} ${throws[die]?.[index]?.join(' : ')}${mean(index)}`,
    );
    return `${name[language]} (${playerNames(sheet).join(' : ')}): ${fallen.join(', ')}.`;
  });
  return [`${strings.points[language]}: ${score}.`, ...dice].join('\n');
}
