import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { nextWeeklyPost, weekStart } from '../../src/match/lobby/weekly-post.ts';
import { anna, ben, createHarness, home, type MatchHarness } from './harness.ts';

const TUESDAY = Date.parse('2026-11-17T12:00:00Z');

function house(): MatchHarness {
  const at = createHarness();
  at.runtime.time = TUESDAY;
  return at;
}

const posted = ({ store }: MatchHarness): readonly unknown[] =>
  store.outbox
    .filter(({ kind }) => kind === 'weekly')
    .map(({ detail }) => new Date((detail as { from: number }).from).toISOString().slice(0, 10));

async function wake({ store, matches, runtime }: MatchHarness): Promise<void> {
  for (const id of (await store.due(runtime.now(), 10)).ids) await matches.processDue(id);
}

test('weeks begin on Monday at midnight UTC, and are posted that morning', () => {
  for (let day = 0; day < 14; day++) {
    const now = TUESDAY + day * DAY;
    expect(new Date(weekStart(now)).getUTCDay()).toBe(1);
    expect(nextWeeklyPost(now) - now).toBeLessThanOrEqual(7 * DAY);
    expect(new Date(nextWeeklyPost(now)).toISOString()).toMatch(/T08:00:00/u);
  }
  const monday = weekStart(TUESDAY);
  expect(nextWeeklyPost(monday)).toBe(monday + 8 * HOUR);
  expect(nextWeeklyPost(monday + 8 * HOUR)).toBe(monday + 7 * DAY + 8 * HOUR);
});

test('a week is posted once it is over, once, and missed ones are skipped', async () => {
  const at = house();
  expect(await at.matches.weeklyPost('g', 'c', 'en')).toBe('on');
  await wake(at);
  expect(posted(at)).toEqual([]);
  at.runtime.time = nextWeeklyPost(TUESDAY);
  await wake(at);
  await wake(at);
  expect(posted(at)).toEqual(['2026-11-16']);
  at.runtime.time += 21 * DAY;
  await wake(at);
  expect(posted(at)).toEqual(['2026-11-16', '2026-12-07']);
});

test('switching it off and on posts no week twice', async () => {
  const at = house();
  await at.matches.weeklyPost('g', 'c', 'en');
  at.runtime.time = nextWeeklyPost(TUESDAY);
  await wake(at);
  expect(await at.matches.weeklyPost('g', 'other', 'de')).toBe('moved');
  expect(await at.matches.weeklyPost('g', 'other', 'de')).toBe('off');
  expect(await at.matches.weeklyPost('g', 'c', 'en')).toBe('on');
  at.runtime.time += DAY;
  await wake(at);
  expect(posted(at)).toHaveLength(1);
});

test('it is no match of the server and ends when the bot is removed', async () => {
  const at = house();
  await at.matches.weeklyPost('g', 'c', 'en');
  expect((await at.matches.inServer('g', 0, 9)).total).toBe(0);
  expect(await at.matches.leaveServer('g')).toBe(1);
});

test('the week tells results and open tables, and leaves out who does not want to be listed', async () => {
  const at = house();
  const { id } = await at.matches.solo({ game: 'toy', player: anna, level: 'fair', home, token: null });
  await at.matches.resign(id, anna.id, null);
  await at.matches.challenge({ game: 'toy', challenger: ben, opponents: [], openSeats: 1, home, token: null });
  const [from, to] = [weekStart(TUESDAY), weekStart(TUESDAY) + 7 * DAY];
  const week = await at.matches.weekOf('g', from, to);
  expect(week).toMatchObject({ count: 1, results: [{ id }], comeback: null });
  expect(week.tables.map(({ players }) => players[0])).toMatchObject([{ id: ben.id }]);
  expect((await at.matches.weekOf('g', from - 7 * DAY, from)).count).toBe(0);
  await at.matches.settings(anna.id, { unranked: true });
  expect((await at.matches.weekOf('g', from, to)).count).toBe(0);
});
