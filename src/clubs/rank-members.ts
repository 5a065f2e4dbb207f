import type { Meetings } from './meetings.ts';

/** Returns the points of a member, by index. */
export const totalPoints = ({ points }: Meetings, at: number): number => {
  let sum = 0;
  for (const each of points[at] ?? []) sum += each;
  return sum;
};

/**
 * Returns the members by index, best first: by points, then points against those with as many, then matches won, then
 * strength. `strength` is by index, 0 the strongest.
 */
export function rankMembers(meetings: Meetings, strength: readonly number[]): readonly number[] {
  const { points, won } = meetings;
  const totals = points.map((_, at) => totalPoints(meetings, at));
  const direct = totals.map((own, at) => {
    let sum = 0;
    for (const [other, theirs] of totals.entries()) if (theirs === own) sum += points[at]?.[other] ?? 0;
    return sum;
  });
  const key = (list: readonly number[], at: number): number => list[at] ?? 0;
  return totals
    .map((_, at) => at)
    .sort(
      (a, b) =>
        key(totals, b) - key(totals, a) ||
        key(direct, b) - key(direct, a) ||
        key(won, b) - key(won, a) ||
        key(strength, a) - key(strength, b),
    );
}
