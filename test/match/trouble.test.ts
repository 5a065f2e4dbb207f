import { describe, expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { createMatches } from '../../src/match/index.ts';
import { StoreError } from '../../src/match/ports.ts';
import { toy } from '../toy/toy-game.ts';
import {
  startedMatch,
  postsIn,
  type MatchHarness,
  createHarness,
  matchAtState,
  storedMatchOf,
  stateOf,
} from './harness.ts';

const notes = (at: MatchHarness) => postsIn(at).filter(({ kind }) => kind === 'note');

/** An open match with a half-answered step whose question has another name under the rules of today. */
async function diverged() {
  const at = createHarness();
  const { id, users } = await matchAtState(at, {});
  await at.matches.order(users[0] as string, 'toy', 'payment', { setting: 'barn', mode: 'ask' });
  const { seq } = await at.matches.panel(id, users[0] as string);
  const panel = await at.matches.answer(id, users[0] as string, seq, ['play crop'], null);
  at.store.overwrite(id, (sheet) => ({
    ...sheet,
    match: { ...sheet.match, journal: sheet.match?.journal.map((given) => ({ ...given, key: 'deed' })) },
  }));
  postsIn(at);
  return { at, id, user: users[0] as string, seq: panel.seq };
}

describe('rules that were mended while a step was open', () => {
  test('rewind the match, tell both, and ask again; the answer is not applied', async () => {
    const { at, id, user, seq } = await diverged();
    await expect(at.matches.answer(id, user, seq, ['barn', 'barn'], null)).rejects.toMatchObject({ kind: 'rewound' });
    expect(notes(at)).toMatchObject([{ to: 'channel', detail: { about: 'rewound' } }]);
    expect(await at.store.history(id)).toEqual([]);
    const panel = await at.matches.panel(id, user);
    expect(panel.question?.key).toBe('act');
    await expect(at.matches.answer(id, user, seq, ['play crop'], null)).rejects.toMatchObject({ kind: 'stale' });
    await at.matches.answer(id, user, panel.seq, ['play song'], null);
    expect(stateOf(await storedMatchOf(at, id)).discard).toEqual(['song']);
  });

  test('whoever looks first, person or clock', async () => {
    const one = await diverged();
    const panels = await Promise.all([one.at.matches.panel(one.id, one.user), one.at.matches.panel(one.id, null)]);
    expect(panels[0]?.question?.key).toBe('act');
    expect(notes(one.at)).toHaveLength(1);
    const other = await diverged();
    await other.at.matches.processDue(other.id);
    expect(notes(other.at)).toHaveLength(1);
    expect((await storedMatchOf(other.at, other.id)).match?.journal).toEqual([]);
  });
});

describe('a match that cannot be read', () => {
  test('is set aside and reported; the others go on', async () => {
    for (const broken of [
      '{',
      (sheet: object) => ({ ...sheet, match: { game: 'toy', version: 2, rest: { points: 'many' } } }),
    ]) {
      const at = createHarness();
      const bad = await startedMatch(at);
      const good = await startedMatch(at);
      at.store.overwrite(bad.id, (sheet) => (typeof broken === 'string' ? broken : broken(sheet)));
      await expect(at.matches.panel(bad.id, null)).rejects.toMatchObject({ kind: 'unreadable' });
      expect([...at.store.quarantined.keys()]).toEqual([bad.id]);
      expect(at.troubles).toHaveLength(1);
      await expect(at.matches.panel(bad.id, null)).rejects.toMatchObject({ kind: 'unreadable' });
      expect((await at.store.due(Infinity, 10)).ids).not.toContain(bad.id);
      expect((await at.matches.panel(good.id, null)).sheet.status).toBe('open');
    }
  });

  test('is set aside by an answer and by the clock as well', async () => {
    const spoil = (sheet: object) => ({ ...sheet, match: 'gone' });
    const at = createHarness();
    const one = await startedMatch(at);
    at.store.overwrite(one.id, spoil);
    await expect(at.matches.answerByMove(one.id, 'u-anna', 'roll', null)).rejects.toMatchObject({ kind: 'unreadable' });
    const other = await startedMatch(at);
    at.store.overwrite(other.id, spoil);
    await expect(at.matches.processDue(other.id)).rejects.toMatchObject({ kind: 'unreadable' });
    expect([...at.store.quarantined.keys()]).toEqual([one.id, other.id]);
  });
});

test('trouble with the store is passed on as it is, and nothing is half done', async () => {
  const at = createHarness();
  const {
    id,
    users: [red = ''],
  } = await matchAtState(at, {});
  const { seq } = await at.matches.panel(id, red);
  at.store.beforeCommit = () => Promise.reject(new StoreError('full', 'out of memory'));
  await expect(at.matches.answer(id, red, seq, ['play song'], 't')).rejects.toMatchObject({ fault: 'full' });
  expect(stateOf(await storedMatchOf(at, id)).discard).toEqual([]);
  await at.matches.answer(id, red, seq, ['play song'], 't');
  expect(stateOf(await storedMatchOf(at, id)).discard).toEqual(['song']);
});

test('an alarm that cannot be set is reported, and the move stands', async () => {
  const at = createHarness();
  const {
    id,
    users: [red = ''],
  } = await matchAtState(at, {});
  const clock = {
    ...at.clock,
    schedule: () => Promise.reject(new Error('queue down')),
    deliver: () => Promise.reject(new Error('queue down')),
  };
  const troubles: unknown[] = [];
  const matches = createMatches({
    ...at,
    clock,
    games: new Map([['toy', toy]]),
    bots: opponents,
    report: (error) => void troubles.push(error),
  });
  at.runtime.time += 60_000;
  await matches.answer(id, red, (await matches.panel(id, red)).seq, ['end'], null);
  expect(stateOf(await storedMatchOf(at, id)).seat).toBe(1);
  expect(troubles).toHaveLength(2);
});

test('an alarm is set again only for another moment', async () => {
  const at = createHarness();
  const {
    id,
    users: [red = ''],
  } = await matchAtState(at, { hands: [['song'], []] });
  const set = at.clock.alarms.length;
  at.runtime.time += 60_000;
  await at.matches.answer(id, red, (await at.matches.panel(id, red)).seq, ['play song'], null);
  expect(at.clock.alarms).toHaveLength(set);
  await at.matches.answer(id, red, (await at.matches.panel(id, red)).seq, ['end'], null);
  expect(at.clock.alarms).toHaveLength(set + 1);
});

test('two processes on one store apply every answer exactly once', async () => {
  const at = createHarness();
  const other = createMatches({ ...at, games: new Map([['toy', toy]]), bots: opponents });
  const {
    id,
    users: [red = '', blue = ''],
  } = await matchAtState(at, { owed: [0, 1], hands: [['song', 'song', 'song'], []] });
  const [first, second] = [await at.matches.panel(id, red), await other.panel(id, blue)];
  const results = await Promise.allSettled([
    at.matches.answer(id, red, first.seq, ['play song'], 'a'),
    other.answer(id, red, first.seq, ['play song'], 'a'),
    other.answer(id, blue, second.seq, ['cellar'], 'b'),
    at.matches.answer(id, blue, second.seq, ['cellar'], 'c'),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
  const given = (await at.store.history(id)).map(({ seat, answer }) => `${seat} ${answer[0]}`);
  expect(given.sort()).toEqual(['0 play song', '1 cellar']);
});
