import { expect, test } from 'vitest';
import { defaultLimits as limits, DAY } from '../../src/match/limits.ts';
import { problems } from '../../src/match/problems.ts';
import type { Profile } from '../../src/match/stored-match.ts';
import { vacationLeft, vacationUntil, withVacation } from '../../src/match/time/vacation.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const profileWith = (...vacations: readonly (readonly [number, number])[]): Profile =>
  ({ vacations }) as unknown as Profile;

test('a vacation may be as long as what is left, and no longer', () => {
  const { vacation } = limits;
  expect(withVacation(profileWith(), vacation, now, limits).vacations).toEqual([[now, now + vacation]]);
  for (const length of [vacation + 1, 0, -1, Number.NaN])
    expect(() => withVacation(profileWith(), length, now, limits)).toThrow(problems.vacationSpent().message);
});

test('what was taken counts for half a year, and is forgotten then', () => {
  const since = now - limits.vacationPeriod;
  const half = profileWith([since - DAY, since + DAY]);
  expect(vacationLeft(half, now, limits)).toBe(limits.vacation - DAY);
  const old = profileWith([since - 2 * DAY, since]);
  expect(vacationLeft(old, now, limits)).toBe(limits.vacation);
  expect(withVacation(old, DAY, now, limits).vacations).toEqual([[now, now + DAY]]);
  expect(withVacation(half, DAY, now, limits).vacations).toEqual([
    [since - DAY, since + DAY],
    [now, now + DAY],
  ]);
});

test('more vacation during a vacation makes it longer', () => {
  const before = [now - 40 * DAY, now - 38 * DAY] as const;
  const running = profileWith(before, [now - DAY, now + DAY]);
  const longer = withVacation(running, 2 * DAY, now, limits);
  expect(longer.vacations).toEqual([before, [now - DAY, now + 3 * DAY]]);
  expect([now - DAY, now + 3 * DAY - 1].map((at) => vacationUntil(longer, at))).toEqual([now + 3 * DAY, now + 3 * DAY]);
  expect([now - DAY - 1, now + 3 * DAY].map((at) => vacationUntil(longer, at))).toEqual([null, null]);
});
