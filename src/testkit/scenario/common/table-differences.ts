import { legalAnswers, picksOf, questionOf } from '../../../engine/answers.ts';
import type { Decision } from '../../../engine/script.ts';
import type { Seat } from '../../../engine/script.ts';
import type { ExpectedOptions, ExpectedTable } from './file-schema.ts';
import { orderedDifference, valueDifference, formatValue, unorderedDifference } from './list-differences.ts';
import type { Seating } from './seating.ts';

/** What there is to compare the expectations of every game with. */
export interface ScenarioPosition {
  readonly seating: Seating;
  readonly open: readonly Decision[];
  readonly ranking: readonly (readonly Seat[])[] | null;
  readonly active: readonly Seat[];
  /** Ids that mean that nothing is picked. */
  readonly none: string;
}

/** Everything in which the table differs from what is expected, one phrase each. */
export function tableDifferences(expected: ExpectedTable, standing: ScenarioPosition): string[] {
  const { seating, open, ranking, active } = standing;
  const found: string[] = [];
  const named = (seats: readonly Seat[]) => seats.map((seat) => seating.name(seat));
  if (expected.awaiting)
    found.push(
      ...unorderedDifference('awaiting', expected.awaiting, named(open.filter(isAwaited).map(({ seat }) => seat))),
    );
  if (expected.turn) found.push(...unorderedDifference('turn', [expected.turn], named(active)));
  if (expected.winner !== undefined) {
    const wanted = expected.winner === null ? [] : [expected.winner].flat();
    found.push(...valueDifference('winner', writeWinners(wanted), writeWinners(named(ranking?.[0] ?? []))));
  }
  if (expected.ranking) {
    const places = (ranking ?? []).map((place) => formatValue(named(place).toSorted()));
    found.push(
      ...orderedDifference(
        'ranking',
        expected.ranking.map((place) => formatValue(place.toSorted())),
        places,
      ),
    );
  }
  for (const [name, options] of Object.entries(expected.options ?? {})) {
    const asked = questionOf(open, seating.seat(name as keyof typeof expected.options));
    found.push(...optionDifferences(name, options, asked, standing));
  }
  return found;
}

const writeWinners = (names: readonly string[]): string =>
  names.length > 1 ? formatValue(names.toSorted()) : (names[0] ?? 'null');

/** Nobody waits for what just stays open. */
const isAwaited = ({ blocking: waits }: Decision): boolean => waits !== 'optional';

function optionDifferences(
  name: string,
  expected: ExpectedOptions,
  asked: Decision | null,
  { seating, none }: ScenarioPosition,
): string[] {
  const choices = (asked?.choices ?? []).map((id) => seating.toFile(id));
  const found: string[] = valueDifference(`question of ${name}`, expected.key, asked?.key);
  const missing = expected.include?.filter((id) => !choices.includes(id)) ?? [];
  if (missing.length > 0) found.push(`${name} is not offered ${missing.join(', ')} but ${formatValue(choices)}`);
  const unwanted = expected.exclude?.filter((id) => choices.includes(id)) ?? [];
  if (unwanted.length > 0) found.push(`${name} is offered ${unwanted.join(', ')}`);
  if (expected.only) found.push(...unorderedDifference(`options of ${name}`, expected.only, choices));
  if (expected.min === undefined && expected.max === undefined) return found;
  if (!asked) return [...found, `${name} is asked nothing`];
  const [least, most] = picksFor(asked, none);
  const { min = least, max = most } = expected;
  if (least !== min) found.push(`${name} picks at least ${least}, expected ${min}`);
  if (most !== max) found.push(`${name} picks at most ${most}, expected ${max}`);
  return found;
}

/** The fewest and the most picks of any legal answer; where those are too many to go through, what the question says. */
function picksFor(asked: Decision, none: string): readonly [least: number, most: number] {
  if (asked.hints?.plausible) return [asked.min, asked.max];
  const sizes = [...legalAnswers(asked)].map((answer) => picksOf(answer).filter((id) => id !== none).length);
  return [Math.min(...sizes), Math.max(...sizes)];
}
