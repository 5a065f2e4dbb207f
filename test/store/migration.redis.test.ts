import { afterEach, describe, expect, it } from 'vitest';
import { Redis } from 'ioredis';
import { moveAll } from '../../src/store/migration.ts';
import { rebuild } from '../../src/store/rebuild.ts';
import { openRedis } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import { directWriter, perform } from '../../src/store/writer.ts';
import { temporary } from '../temporary.ts';
import { expectAll, fillOld, oldWrites, playOn } from './first-layout.ts';
import { memory } from './sample.ts';
import { startRealCluster, startServer } from './servers.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function oldServer() {
  const server = await startServer();
  closing.push(() => server.stop());
  const redis = new Redis(server.url);
  closing.push(() => redis.disconnect());
  await fillOld(redis);
  return { redis, settings: { REDIS_URL: server.url, DATA_DIR: temporary() } };
}

async function opened(settings: Parameters<typeof openRedis>[0], log = memory()) {
  const home = await openRedis(settings, log);
  const redis = home.connect('store');
  const store = createStore({ redis, log });
  closing.push(() => store.close());
  return { redis, store, log };
}

describe('a store of the first layout', () => {
  it('is moved by one process while another waits for it', async () => {
    const { settings } = await oldServer();
    const [one, two] = await Promise.all([opened(settings), opened(settings)]);
    await expectAll(one.store, one.redis);
    await expectAll(two.store, two.redis);
    const said = [...one.log.lines, ...two.log.lines];
    expect(said.filter((line) => line.includes('matches moved'))).toHaveLength(1);
    expect(said.filter((line) => line.includes('waiting for it'))).toHaveLength(1);
    await playOn(one.store);
  });

  it('may be left half moved, at any point, and is finished by the next', async () => {
    for (const portions of [1, 4, 8]) {
      const { redis, settings } = await oldServer();
      let left = portions;
      const killed = moveAll(redis, memory(), async () => {
        if (left-- === 0) throw new Error('killed');
      }, 8);
      await expect(killed).rejects.toThrow('killed');
      const { store, redis: other, log } = await opened(settings);
      await expectAll(store, other);
      expect(log.lines.join()).toContain('in its new layout');
    }
  });

  it('lets an old process fail instead of writing', async () => {
    const { redis, settings } = await oldServer();
    await opened(settings);
    const made = oldWrites().find(({ name }) => name === 'change');
    if (!made) throw new Error('no challenge was made after the file was written anew');
    await expect(perform(redis, made)).rejects.toThrow('WRONGTYPE');
    // A move finds no match to move in.
    const move = oldWrites().find(({ name }) => name === 'move');
    expect(move && (await perform(redis, move))).toBe('stale');
    // What the failed challenge left behind goes when the rest is made again.
    expect((await redis.keys('{parley}*')).length).toBeGreaterThan(2);
    await rebuild(redis, directWriter(redis));
    expect((await redis.keys('{parley}*')).toSorted()).toEqual(['{parley}due', '{parley}outbox']);
  });

  it('is not moved by whoever only wants to look', async () => {
    const { redis, settings } = await oldServer();
    const before = await redis.dbsize();
    await expect(openRedis(settings, memory(), 'look')).rejects.toMatchObject({ name: 'NoRedis', message: expect.stringContaining('older version') as unknown });
    expect(await redis.dbsize()).toBe(before);
    expect(await redis.type('{parley}due')).toBe('zset');
  });

  it('of a newer version is left alone, in one sentence', async () => {
    const { redis, settings } = await oldServer();
    await redis.set('parley:layout', '3');
    await expect(openRedis(settings, memory())).rejects.toMatchObject({ name: 'NoRedis', message: expect.stringMatching(/newer version.+\.$/) as unknown });
  });

  it('is moved on a cluster, across its slots', async () => {
    const cluster = await startRealCluster();
    closing.push(() => cluster.stop());
    const settings = { REDIS_CLUSTER: cluster.nodes, DATA_DIR: temporary() };
    const first = await opened(settings);
    // As if the old version had been there first.
    await first.redis.del('parley:layout');
    await first.redis.del('{parley}due', '{parley}outbox');
    await fillOld(first.redis);
    const { store, redis, log } = await opened(settings);
    expect(log.lines.join()).toContain('in its new layout');
    await expectAll(store, redis);
    await playOn(store);
  }, 60_000);
});

describe('what spans matches', () => {
  it('is made again from the matches', async () => {
    const { settings } = await oldServer();
    const { store, redis } = await opened(settings);
    const plain = redis as Redis;
    for (const name of ['channel', 'player', 'played']) await plain.del(...(await plain.keys(`parley:${name}:*`)));
    await plain.del(...(await plain.keys('{p???}counts')));
    expect(await store.ofPlayer('400000000000000001')).toEqual([]);
    expect(await rebuild(redis, directWriter(redis))).toMatchObject({ unreadable: 0 });
    await expectAll(store, redis);
  });
});
