import type { AnyGame } from '../engine/game/index.ts';
import type { LineOfPlay, BotInput } from './bot.ts';
import { playLine, type SearchNode } from './turn-search.ts';
import { type SampledTable, sampleTable } from './bot-input.ts';
import type { Evaluator } from './evaluator.ts';

/** Tables for comparing lines that depend on luck. */
const SAMPLES = 32;
/**
 * Standard errors by which a line must be worse. A review compares the luckiest of several with all others a hundred
 * times.
 */
const MIN_STANDARD_ERRORS = 4;

/**
 * Returns lines with their values, best first, all on the same sampled tables. A line gets the value of the best one if
 * luck may explain the difference: alike hidden cards are no choice.
 */
export function compareLines(
  game: AnyGame,
  input: BotInput,
  seed: string,
  evaluate: Evaluator,
  lines: readonly LineOfPlay[],
  samples = SAMPLES,
): readonly LineOfPlay[] {
  const table = (number: number): SampledTable | null => sampleTable(game, input, `${seed} apart ${number}`);
  const follows = (place: SampledTable, { answers }: LineOfPlay): SearchNode | null =>
    playLine(game, input.seat, place, answers, evaluate);
  const first = table(0) ?? table(1);
  const reached = first ? lines.map((line) => ({ line, node: follows(first, line) })) : [];
  const sure = reached.flatMap(({ line, node }) => (node && !node.revealed ? [{ ...line, value: node.value }] : []));
  const lucky = reached.flatMap(({ line, node }) => (node && !node.revealed ? [] : [line]));
  if (lucky.length === 0) return sure.sort(byValue);
  const places = Array.from({ length: samples }, (_, number) => table(number + 2)).filter((place) => place !== null);
  const valued = [
    ...sure.map((line): SampledLine => ({ ...line, values: places.map(() => line.value) })),
    ...lucky.flatMap((line): readonly SampledLine[] => {
      const values = places.map((place) => follows(place, line)?.value ?? null);
      const known = values.filter((value) => value !== null);
      return known.length > 0 ? [{ ...line, value: mean(known), values }] : [];
    }),
  ].sort(byValue);
  const [best] = valued;
  return best
    ? valued
        .map((line) => ({ answers: line.answers, value: isClearlyWorse(line, best) ? line.value : best.value }))
        .sort(byValue)
    : [];
}

const byValue = (one: LineOfPlay, other: LineOfPlay): number => other.value - one.value;

/** A line with its value on each table that allows it. */
interface SampledLine extends LineOfPlay {
  readonly values: readonly (number | null)[];
}

function isClearlyWorse({ values }: SampledLine, best: SampledLine): boolean {
  const behind = values.flatMap((value, table) => {
    const most = best.values[table] ?? null;
    return value === null || most === null ? [] : [most - value];
  });
  if (behind.length < 2) return false;
  const by = mean(behind);
  const variance = behind.reduce((sum, each) => sum + (each - by) ** 2, 0) / (behind.length - 1);
  return by > MIN_STANDARD_ERRORS * Math.sqrt(variance / behind.length);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
