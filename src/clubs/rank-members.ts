import type { Meetings } from './meetings.ts';

/** What members are ranked by, by their index; `strength` is 0 for the strongest. */
export interface Scores extends Pick<Meetings, 'points' | 'won'> {
  readonly totals: readonly number[];
  readonly strength: readonly number[];
}

/** Returns the points of a member, by index. */
export const totalPoints = ({ points }: Pick<Meetings, 'points'>, at: number): number => {
  let sum = 0;
  for (const each of points[at] ?? []) sum += each;
  return sum;
};

export const scoresOf = ({ points, won }: Meetings, strength: readonly number[]): Scores => ({
  points,
  won,
  totals: points.map((_, at) => totalPoints({ points }, at)),
  strength,
});

/** Returns the members by index, best first. */
export const rankMembers = (meetings: Meetings, strength: readonly number[]): readonly number[] => {
  const scores = scoresOf(meetings, strength);
  return scores.totals.map((_, at) => at).sort((a, b) => compareMembers(scores, a, b));
};

/** Orders members: by points, then points against those with as many, then matches won, then strength. */
export const compareMembers = (scores: Scores, one: number, other: number): number =>
  at(scores.totals, other) - at(scores.totals, one) ||
  directPoints(scores, other) - directPoints(scores, one) ||
  at(scores.won, other) - at(scores.won, one) ||
  at(scores.strength, one) - at(scores.strength, other);

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/** Returns the points against those with as many. */
function directPoints({ points, totals }: Scores, member: number): number {
  const [row, own] = [points[member] ?? [], totals[member]];
  let sum = 0;
  for (let other = 0; other < totals.length; other++) if (totals[other] === own) sum += row[other] ?? 0;
  return sum;
}
