import { expect, test } from 'vitest';
import { DAY, defaultLimits } from '../../src/match/limits.ts';
import {
  bySoloScore,
  isSeedHidden,
  leaderboardKey,
  puzzleOfDay,
  revealedAt,
} from '../../src/match/lobby/daily-seed.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import type { Terms } from '../../src/match/stored-match.ts';

const terms: Terms = { game: 'dice', options: {}, clock: 'none', takebacks: false, rated: false };

test('the seed of a day is hidden until the next day is over, to the millisecond', () => {
  const daily = { ...terms, day: '2026-11-17' };
  const shown = Date.parse('2026-11-19T00:00:00Z');
  expect(revealedAt('2026-11-17')).toBe(shown);
  expect([shown - 1, shown].map((now) => isSeedHidden(daily, now))).toEqual([true, false]);
  expect(isSeedHidden(terms, 0)).toBe(false);
});

test('a list of the best has a name of its own for each day', () => {
  const list = { guild: 'g', game: 'dice', variant: 'extra' };
  expect(leaderboardKey(list)).toBe('g:dice:extra');
  expect(leaderboardKey({ ...list, day: '2026-11-17' })).toBe('g:dice:extra:2026-11-17');
});

test('a turn has a quarter of an hour, half a day, two days, three days, a week or any time', () => {
  expect(defaultLimits.turn).toEqual({
    live: DAY / 96,
    fast: DAY / 2,
    normal: 2 * DAY,
    slow: 3 * DAY,
    weekly: 7 * DAY,
    none: null,
  });
});

test('the best score comes first, and of equal ones the earlier', () => {
  const entry = (rank: number, endedAt: number) => ({ sheet: { feat: { rank }, endedAt } }) as never;
  const sorted = [entry(5, 3), entry(7, 4), entry(5, 1), entry(7, 2), entry(5, 2)].toSorted(bySoloScore);
  expect(sorted).toEqual([entry(7, 2), entry(7, 4), entry(5, 1), entry(5, 2), entry(5, 3)]);
});

test('every day has the next puzzle of the list, which then begins again', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id }) as unknown as Puzzle);
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'].map((day) =>
    list.indexOf(puzzleOfDay(list, day) as Puzzle),
  );
  const [first = 0] = days;
  expect(days).toEqual([first, (first + 1) % 3, (first + 2) % 3, first]);
});
