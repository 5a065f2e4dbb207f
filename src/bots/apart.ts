import type { AnyGame } from '../engine/game/index.ts';
import type { Line, Position } from './bot.ts';
import { followed, type Node } from './plan.ts';
import { type Place, supposed } from './position.ts';
import type { Worth } from './worth.ts';

/** Tables on which lines are compared that depend on luck. */
const TABLES = 32;
/** So many standard errors a line must stay behind: the luckiest of several is compared with each of the others, a hundred times in a match. */
const ERRORS = 4;

/**
 * Lines with what they are worth, all on the same supposed tables where they depend on luck. Where luck may be all that tells one
 * from the best, it is worth the same: what is hidden and looks alike is no choice. The best first.
 */
export function toldApart(game: AnyGame, position: Position, seed: string, worth: Worth, lines: readonly Line[]): readonly Line[] {
  const table = (number: number): Place | null => supposed(game, position, `${seed} apart ${number}`);
  const follows = (place: Place, { answers }: Line): Node | null => followed(game, position.seat, place, answers, worth);
  const first = table(0) ?? table(1);
  const reached = first ? lines.map((line) => ({ line, node: follows(first, line) })) : [];
  const sure = reached.flatMap(({ line, node }) => (node && !node.revealed ? [{ ...line, value: node.value }] : []));
  const lucky = reached.flatMap(({ line, node }) => (node && !node.revealed ? [] : [line]));
  if (lucky.length === 0) return sure.sort(byValue);
  const places = Array.from({ length: TABLES }, (_, number) => table(number + 2)).filter((place) => place !== null);
  const valued = [
    ...sure.map((line): Valued => ({ ...line, values: places.map(() => line.value) })),
    ...lucky.flatMap((line): readonly Valued[] => {
      const values = places.map((place) => follows(place, line)?.value ?? null);
      const known = values.filter((value) => value !== null);
      return known.length > 0 ? [{ ...line, value: mean(known), values }] : [];
    }),
  ].sort(byValue);
  const [best] = valued;
  return best ? valued.map((line) => ({ answers: line.answers, value: isBehind(line, best) ? line.value : best.value })).sort(byValue) : [];
}

const byValue = (one: Line, other: Line): number => other.value - one.value;

/** A line with its value on each table, where that one allows it. */
interface Valued extends Line {
  readonly values: readonly (number | null)[];
}

function isBehind({ values }: Valued, best: Valued): boolean {
  const behind = values.flatMap((value, table) => {
    const most = best.values[table] ?? null;
    return value === null || most === null ? [] : [most - value];
  });
  if (behind.length < 2) return false;
  const by = mean(behind);
  const variance = behind.reduce((sum, each) => sum + (each - by) ** 2, 0) / (behind.length - 1);
  return by > ERRORS * Math.sqrt(variance / behind.length);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
