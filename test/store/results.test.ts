import { expect, it } from 'vitest';
import { updateRatings } from '../../src/match/result/update-ratings.ts';
import { defaultLimits } from '../../src/match/limits.ts';
import { byEnd, type MatchResult, type PersonSeat } from '../../src/ratings/result.ts';
import { masterNodes } from '../../src/store/connection.ts';
import { keys } from '../../src/store/keys.ts';
import { tagOf } from '../../src/store/partitions.ts';
import { rebuildRatings, recordFinished } from '../../src/store/rebuild-results.ts';
import { type RedisConnection, directWriter } from '../../src/store/writer.ts';
import { randomResults, sampleResult } from '../ratings/samples.ts';
import { onEachServer } from './on-each-server.ts';
import { commitOf, sampleFinished, sampleMatch } from './samples.ts';

/** Everything stored about results by key, with sets and lists in a fixed order. */
async function tablesIn(redis: RedisConnection): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const node of await masterNodes(redis)) {
    for (const key of await node.keys('parley:{results}:*')) {
      const kind = await node.type(key);
      if (kind === 'string') found.set(key, await node.get(key));
      if (kind === 'set') found.set(key, (await node.smembers(key)).toSorted());
      if (kind === 'zset') found.set(key, await node.zrange(key, '0', '-1', 'WITHSCORES'));
      if (kind === 'hash')
        found.set(
          key,
          Object.entries(await node.hgetall(key)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        );
    }
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

onEachServer('results', (fixture) => {
  const update = (): Promise<void> => updateRatings({ store: fixture.store, limits: defaultLimits });

  it('are saved with the final move, once per match', async () => {
    const { store, other } = fixture;
    const over = sampleMatch('A', { status: 'over', endedAt: 5 });
    const result = sampleResult('A', ['anna', 'ben'], { end: 5 });
    await store.commit(commitOf(over, { finished: sampleFinished(over, []), result }));
    await store.results.record({ ...result, turns: 999 });
    expect(await other.results.get([{ id: 'A', end: 5 }])).toEqual([{ result, entry: null }]);
    expect(await other.results.of('anna', 0)).toEqual([{ id: 'A', end: 5 }]);
    expect(await other.results.pending(9)).toEqual({ applied: null, pending: [{ id: 'A', end: 5 }] });
    expect(await other.results.listed('g')).toEqual(expect.arrayContaining(['anna', 'ben']));
  });

  it('that a dead process left in the outbox are saved by the next one', async () => {
    const { store, other, redis } = fixture;
    const over = sampleMatch('A', { status: 'over', endedAt: 5 });
    const result = sampleResult('A', ['anna', 'ben'], { end: 5 });
    await store.commit(commitOf(over, { finished: sampleFinished(over, []), result }));
    const row = `A\n#1\n${JSON.stringify({ match: 'A', seq: 1, channel: null, left: null, join: [], leave: [], played: [], made: 1, ended: 5, result })}`;
    for (const key of (await tablesIn(redis)).keys()) await redis.del(key);
    await redis.rpush(keys.outbox('A'), row);
    await redis.sadd(keys.talk(tagOf('A')), 'A');
    for (let again = 0; again < 2; again++) await other.postsOf('A', 10);
    expect(await other.results.of('anna', 0)).toEqual([{ id: 'A', end: 5 }]);
  });

  it('give the same tables when they are applied one by one, late or rebuilt', async () => {
    const { store, redis } = fixture;
    const results = randomResults(60, 6, 'tables');
    for (const result of results.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await store.results.record(result);
      await update();
    }
    const tables = await tablesIn(redis);
    expect(await rebuildRatings(redis, directWriter(redis))).toMatchObject({ results: 60 });
    expect(await tablesIn(redis)).toEqual(tables);
    for (const key of tables.keys()) if (!/:(day:|days$)/.test(key)) await redis.del(key);
    await rebuildRatings(redis, directWriter(redis));
    expect(await tablesIn(redis)).toEqual(tables);
  });

  it('and all tables come back from the finished matches alone', async () => {
    const { store, redis } = fixture;
    const results = new Map(randomResults(12, 4, 'records').map((result) => [result.id, result]));
    for (const [id, result] of results) {
      const over = sampleMatch(id, { status: 'over', endedAt: result.end });
      await store.commit(commitOf(over, { finished: sampleFinished(over, []), result }));
    }
    await update();
    const tables = await tablesIn(redis);
    for (const key of tables.keys()) await redis.del(key);
    const count = await recordFinished(redis, directWriter(redis), ({ sheet }) => results.get(sheet.id) ?? null);
    expect(count).toBe(12);
    await rebuildRatings(redis, directWriter(redis));
    expect(await tablesIn(redis)).toEqual(tables);
  });

  it('recorded while the ratings are rebuilt wait until that is done', async () => {
    const { store, redis } = fixture;
    const [first, ...rest] = randomResults(20, 4, 'during') as [MatchResult, ...MatchResult[]];
    for (const result of rest) await store.results.record(result);
    await redis.set('parley:{results}:applied', 'rebuilding');
    await store.results.record(first);
    await update();
    expect((await store.results.pending(99)).pending).toHaveLength(20);
    await rebuildRatings(redis, directWriter(redis));
    const tables = await tablesIn(redis);
    await update();
    expect(await tablesIn(redis)).toEqual(tables);
  });

  it('name an anonymous person in someone’s place, and nothing else changes', async () => {
    const { store, redis } = fixture;
    const results = randomResults(60, 5, 'gone');
    for (const result of results) await store.results.record(result);
    await update();
    const ratings = async (person: string): Promise<unknown> =>
      Promise.all(['rivals', 'settlers', 'dice'].map((family) => store.results.ratings(family, [person])));
    const before = await Promise.all(['p0', 'p1', 'p3', 'p4', 'p2'].map(ratings));
    await store.results.disown('p2', '~x');
    expect(await Promise.all(['p0', 'p1', 'p3', 'p4', '~x'].map(ratings))).toEqual(before);
    const tables = await tablesIn(redis);
    expect(JSON.stringify([...tables])).not.toContain('p2');
    await rebuildRatings(redis, directWriter(redis));
    expect(await tablesIn(redis)).toEqual(tables);
    const seats = (await store.results.get(await store.results.of('~x', 0))).flatMap(({ result }) => result.seats);
    expect(seats.every((seat) => (seat as PersonSeat).person !== 'p2')).toBe(true);
  });

  it('of one person come in order', async () => {
    const { store } = fixture;
    const results = randomResults(30, 3, 'order');
    for (const result of results.toReversed()) await store.results.record(result);
    const own = await store.results.get(await store.results.of('p1', 0));
    expect(own.map(({ result }) => result)).toEqual(
      results.filter(({ seats }) => seats.some((seat) => (seat as PersonSeat).person === 'p1')).toSorted(byEnd),
    );
  });
});
