import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Redis } from 'ioredis';
import { preflight, formatPreflight } from '../../src/testkit/preflight.ts';
import { startMatch, type Match, submitAnswer } from '../../src/engine/match.ts';
import type { Store } from '../../src/match/ports.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { createStore } from '../../src/store/store.ts';
import { toy } from '../toy/toy-game.ts';
import { commitOf, memoryLog, sampleMatch } from './samples.ts';
import { type TestHome, kinds } from './servers.ts';
import { keys } from '../../src/store/keys.ts';
import { tagOf } from '../../src/store/partitions.ts';

describe('preflight', () => {
  const log = memoryLog();
  let test: TestHome;
  let redis: Redis;
  let store: Store;
  const games = new Map<string, AnyGame>([[toy.info.id, toy]]);

  beforeAll(async () => {
    test = await kinds[0].open(log);
    redis = test.home.connect('store') as Redis;
    store = createStore({ redis, log });
    let at = startMatch(toy, toy.info.options.parse({}), 2, 'seed');
    // Somewhere within a step: there is something to replay.
    while (at.match.journal.length === 0) {
      const decision = at.open[0] as (typeof at.open)[number];
      at = submitAnswer(toy, at.match, decision.seat, decision.fallback);
    }
    const good: Match = at.match;
    const [first, ...rest] = good.journal;
    const put = (id: string, match: unknown) => store.commit(commitOf(sampleMatch(id, { match: match as Match })));
    await put('GOOD', good);
    await put('STEP', { ...good, journal: [{ ...first, key: 'another question' }, ...rest] });
    await put('STATE', { ...good, rest: good.rest.replace(/"phase":"[a-z]+"/, '"phase":"nowhere"') });
    await put('GAME', { ...good, game: 'chess' });
    await put('NEWER', { ...good, version: 99 });
    await put('BYTES', good);
    await store.commit(commitOf(sampleMatch('ASKED', { status: 'challenge', match: null })));
    await redis.set(keys.match('BYTES'), 'rubbish');
  });
  afterAll(async () => {
    await store.close();
    await test.stop();
  });

  it('lists what would rewind and what cannot be read, and changes nothing', async () => {
    const looking = createStore({
      redis: test.home.connect('store'),
      writer: { run: async () => null },
      log: memoryLog(),
    });
    const before = await redis.dbsize();
    const result = await preflight(looking, games);
    await looking.close();
    expect(result.matches).toBe(7);
    expect(result.findings.map(({ match, verdict }) => `${match} ${verdict}`).toSorted()).toEqual([
      'BYTES cannot be read',
      'GAME cannot be read',
      'NEWER cannot be read',
      'STATE cannot be read',
      'STEP would rewind',
    ]);
    const lines = formatPreflight(result).split('\n');
    expect(lines.at(-1)).toBe('7 open: 2 go on, 1 would rewind, 4 cannot be read.');
    expect(lines).toContainEqual(expect.stringContaining('answered another question, but the rules now ask'));
    expect(await redis.dbsize()).toBe(before);
    expect(await redis.exists(keys.setAside(tagOf('BYTES')))).toBe(0);
  });
});
