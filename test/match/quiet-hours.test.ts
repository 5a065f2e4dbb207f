import { expect, test } from 'vitest';
import { DAY, defaultLimits as limits, HOUR, MINUTE } from '../../src/match/limits.ts';
import {
  deadlineOutsideQuietHours,
  mayNotifyLoudly,
  reminderOutsideQuietHours,
  quietHoursAt,
} from '../../src/match/time/quiet-hours.ts';
import type { Profile, StoredMatch } from '../../src/match/stored-match.ts';
import type { ChangeContext } from '../../src/match/transition/change-context.ts';

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
  expect(quietHoursAt(tokyo, midnight + 13 * HOUR - 1)).toBeNull();
  expect(quietHoursAt(tokyo, midnight + 13 * HOUR)).toEqual({ start: midnight + 13 * HOUR, end: midnight + 23 * HOUR });
  expect(quietHoursAt(tokyo, midnight + 16 * HOUR)).toEqual({ start: midnight + 13 * HOUR, end: midnight + 23 * HOUR });
  expect(quietHoursAt(tokyo, midnight + 23 * HOUR)).toBeNull();
  const newfoundland = sleeper(-210, 1, 5);
  expect(quietHoursAt(newfoundland, midnight + 4.5 * HOUR)).toEqual({
    start: midnight + 4.5 * HOUR,
    end: midnight + 8.5 * HOUR,
  });
});

test('nobody has them who did not say when', () => {
  expect(quietHoursAt(null, midnight)).toBeNull();
  expect(quietHoursAt(sleeper(null, 0, 23), midnight)).toBeNull();
  expect(quietHoursAt({ ...sleeper(0, 0, 23), quiet: null }, midnight)).toBeNull();
  expect(quietHoursAt(sleeper(0, 7, 7), midnight + 7 * HOUR)).toBeNull();
});

test('they hold every day of the year', () => {
  const night = sleeper(60, 22, 8);
  for (let day = 0; day < 400; day++) {
    const at = midnight + day * DAY + HOUR;
    expect(quietHoursAt(night, at)).toEqual({ start: at - 4 * HOUR, end: at + 6 * HOUR });
  }
});

test('they follow daylight saving: the clock on the wall says when', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata', 'America/St_Johns']) {
    const night: Profile = { ...sleeper(null, 22, 8), zone };
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    // The weeks in which clocks are changed.
    for (const from of [Date.UTC(2026, 9, 1), Date.UTC(2027, 2, 10)]) {
      for (let at = from; at < from + 36 * DAY; at += 3 * HOUR) {
        const quiet = quietHoursAt(night, at);
        const shown = Number(wall.format(at).slice(0, 2));
        expect(quiet !== null, `${zone} ${new Date(at).toISOString()}`).toBe(shown >= 22 || shown < 8);
        if (quiet) expect([wall.format(quiet.start), wall.format(quiet.end)]).toEqual(['22:00', '08:00']);
      }
    }
  }
});

test('a deadline moves after them, a reminder to their end, or before them when that would be too late', () => {
  const night = sleeper(0, 22, 8);
  const at = midnight + 3 * HOUR;
  const end = midnight + 8 * HOUR;
  expect(deadlineOutsideQuietHours(night, at, 2 * HOUR)).toBe(end + 2 * HOUR);
  expect(deadlineOutsideQuietHours(night, end, 2 * HOUR)).toBe(end);
  expect(reminderOutsideQuietHours(night, at, end + HOUR)).toBe(end);
  expect(reminderOutsideQuietHours(night, at, null)).toBe(end);
  expect(reminderOutsideQuietHours(night, at, end - HOUR)).toBe(midnight - 2 * HOUR - MINUTE);
  expect(reminderOutsideQuietHours(night, end, end + HOUR)).toBe(end);
});

test('a message makes a sound outside of quiet hours and vacations, unless everyone is here or it is unwanted', () => {
  const player = { kind: 'person', id: 'u', name: 'U' };
  const isLoud = (now: number, { away = 0, acted = now - DAY, wish = 'all' as Profile['notifications'] }): boolean =>
    mayNotifyLoudly(
      { profiles: [{ ...sleeper(0, 22, 8), notifications: wish }], now, limits } as unknown as ChangeContext,
      { players: [player], away: [away], lastActed: [acted] } as unknown as StoredMatch,
      0,
    );
  const noon = midnight + 12 * HOUR;
  expect(isLoud(noon, {})).toBe(true);
  expect(isLoud(midnight + 3 * HOUR, {})).toBe(false);
  expect([noon + 1, noon, noon - 1].map((away) => isLoud(noon, { away }))).toEqual([false, true, true]);
  expect(isLoud(noon, { wish: 'none' })).toBe(false);
  const { presentWithin } = limits;
  expect([presentWithin, presentWithin + 1].map((ago) => isLoud(noon, { acted: noon - ago }))).toEqual([false, true]);
});
