import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/match/limits.ts';
import { awakeDeadline, awakeReminder, quietAround } from '../../src/match/time/quiet-hours.ts';
import type { Profile } from '../../src/match/sheet.ts';

const midnight = Date.UTC(2026, 5, 10);
const sleeper = (offset: number | null, from: number, to: number): Profile => ({
  id: 'u',
  name: 'U',
  language: null,
  offset,
  quiet: [from * 60, to * 60],
  notifications: 'all',
  dmClosed: false,
  orders: {},
  vacations: [],
  challengers: 'everyone',
  blocked: [],
});

test('quiet hours are those of the player’s own day', () => {
  const tokyo = sleeper(9 * 60, 22, 8);
  // 22:00 in Tokyo is 13:00 UTC.
  expect(quietAround(tokyo, midnight + 13 * HOUR - 1)).toBeNull();
  expect(quietAround(tokyo, midnight + 13 * HOUR)).toEqual({ start: midnight + 13 * HOUR, end: midnight + 23 * HOUR });
  expect(quietAround(tokyo, midnight + 16 * HOUR)).toEqual({ start: midnight + 13 * HOUR, end: midnight + 23 * HOUR });
  expect(quietAround(tokyo, midnight + 23 * HOUR)).toBeNull();
  const newfoundland = sleeper(-210, 1, 5);
  expect(quietAround(newfoundland, midnight + 4.5 * HOUR)).toEqual({ start: midnight + 4.5 * HOUR, end: midnight + 8.5 * HOUR });
});

test('nobody has them who did not say when', () => {
  expect(quietAround(null, midnight)).toBeNull();
  expect(quietAround(sleeper(null, 0, 23), midnight)).toBeNull();
  expect(quietAround({ ...sleeper(0, 0, 23), quiet: null }, midnight)).toBeNull();
  expect(quietAround(sleeper(0, 7, 7), midnight + 7 * HOUR)).toBeNull();
});

test('they hold every day of the year', () => {
  const night = sleeper(60, 22, 8);
  for (let day = 0; day < 400; day++) {
    const at = midnight + day * DAY + HOUR;
    expect(quietAround(night, at)).toEqual({ start: at - 4 * HOUR, end: at + 6 * HOUR });
  }
});

test('a deadline moves after them, a reminder to their end, or before them when that would be too late', () => {
  const night = sleeper(0, 22, 8);
  const at = midnight + 3 * HOUR;
  const end = midnight + 8 * HOUR;
  expect(awakeDeadline(night, at, 2 * HOUR)).toBe(end + 2 * HOUR);
  expect(awakeDeadline(night, end, 2 * HOUR)).toBe(end);
  expect(awakeReminder(night, at, end + HOUR)).toBe(end);
  expect(awakeReminder(night, at, null)).toBe(end);
  expect(awakeReminder(night, at, end - HOUR)).toBe(midnight - 2 * HOUR - MINUTE);
  expect(awakeReminder(night, end, end + HOUR)).toBe(end);
});
