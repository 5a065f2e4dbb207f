import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { type RedisServer, startRedisServer } from '../../src/testkit/redis/redis-server.ts';
import { startProgram } from '../start/program.ts';
import { tempFolder } from '../temp-folder.ts';
import {
  commitOf,
  given,
  memoryLog,
  nextVersion,
  sampleFinished,
  postOf,
  sampleMatch,
  undeliveredPosts,
} from './samples.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const wanted = ['--appendonly', 'yes', '--appendfsync', 'always'];

async function server(
  folder: string,
  ...settings: string[]
): Promise<{ readonly running: RedisServer; readonly redis: Redis }> {
  const running = await startRedisServer(folder, ...settings);
  closing.push(() => running.stop());
  const redis = new Redis(running.url);
  redis.on('error', () => {});
  closing.push(() => redis.disconnect());
  return { running, redis };
}

async function storeOn({ url }: RedisServer) {
  const log = memoryLog();
  const home = await openRedis({ REDIS_URL: url, DATA_DIR: tempFolder() }, log);
  const store = createStore({ redis: home.connect('store'), log });
  closing.push(() => store.close());
  return store;
}

const idle = (redis: Redis, name: string): Promise<unknown> =>
  vi.waitUntil(async () => (await redis.info('persistence')).includes(`${name}:0`), { timeout: 60_000 });

/** What stood in the store at the moment of the backup. */
async function fill(store: Awaited<ReturnType<typeof storeOn>>): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const sheet = sampleMatch(`M${n}`);
    await store.commit(
      commitOf(sheet, { posts: [postOf(sheet)], history: { drop: 0, add: [given(1)] }, due: 5_000 + n }),
    );
  }
  const over = sampleMatch('OVER', { status: 'over', endedAt: 7 });
  await store.commit(commitOf(over, { finished: sampleFinished(over, [given(1)]) }));
}

async function expectRestored(store: Awaited<ReturnType<typeof storeOn>>): Promise<void> {
  expect(await store.ofPlayer('anna')).toHaveLength(20);
  expect(await undeliveredPosts(store)).toHaveLength(20);
  expect(await store.finishedOf('ben', 5)).toHaveLength(1);
  expect((await store.inChannel('channel-of-M3'))?.id).toBe('M3');
  expect(await store.dueOf('M3')).toEqual({ match: 'M3', seq: 1, at: 5_003 });
  // Play goes on from there, though other moves with the same numbers were made before.
  const sheet = nextVersion((await store.load('M0')) ?? sampleMatch('none'));
  expect(await store.commit(commitOf(sheet, { token: 'anew' }))).toBe('done');
}

describe('a backup', () => {
  it('by snapshot, taken while people play, is put back as the operator’s page says', async () => {
    const folder = tempFolder();
    const { running, redis } = await server(folder, ...wanted);
    const store = await storeOn(running);
    await fill(store);
    await redis.bgsave();
    await idle(redis, 'rdb_bgsave_in_progress');
    // What comes after it is lost with the machine.
    for (let n = 0; n < 20; n++) await store.commit(commitOf(nextVersion(sampleMatch(`M${n}`)), { token: 'lost' }));
    const elsewhere = tempFolder();
    cpSync(join(folder, 'dump.rdb'), join(elsewhere, 'dump.rdb'));
    await running.kill();

    // With its append-only file on, Redis would not look at the snapshot and begin with nothing.
    const first = await server(elsewhere, '--appendonly', 'no');
    expect(await first.redis.dbsize()).toBeGreaterThan(40);
    await first.redis.config('SET', 'appendonly', 'yes');
    await idle(first.redis, 'aof_rewrite_in_progress');
    await idle(first.redis, 'aof_rewrite_scheduled');
    await first.running.stop();
    const second = await server(elsewhere, ...wanted);
    await expectRestored(await storeOn(second.running));
  }, 60_000);

  it('of the append-only folder is put back as it is, and what spans matches is made again', async () => {
    const folder = tempFolder();
    const { running } = await server(folder, ...wanted);
    await fill(await storeOn(running));
    await running.stop();
    const elsewhere = tempFolder();
    cpSync(join(folder, 'appendonlydir'), join(elsewhere, 'appendonlydir'), { recursive: true });
    const second = await server(elsewhere, ...wanted);
    const store = await storeOn(second.running);
    // As if the nodes of a cluster had been saved at different moments.
    for (const name of ['channel', 'player', 'played'])
      await second.redis.del(...(await second.redis.keys(`parley:${name}:*`)));
    expect(await store.ofPlayer('anna')).toEqual([]);
    const command = startProgram(
      resolve(import.meta.dirname, '../..'),
      ['node', '--import', 'tsx', 'src/cli/rebuild.ts'],
      { REDIS_URL: second.running.url },
    );
    expect(await command.ended()).toBe(0);
    expect(command.said()).toContain('20 matches and 1 records indexed; 0 cannot be read.');
    await expectRestored(store);
  }, 60_000);
});
