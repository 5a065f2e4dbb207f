import { type Cluster, Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
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
import type { RedisServer } from '../../src/testkit/redis/redis-server.ts';
import { startCluster, startSentinel, startServer } from './servers.ts';
import { tempFolder } from '../temp-folder.ts';
import { keys } from '../../src/store/keys.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function server(...settings: string[]): Promise<RedisServer> {
  const started = await startServer(...settings);
  closing.push(() => started.stop());
  return started;
}

async function storeOn(url: string, log = memoryLog()) {
  const home = await openRedis({ REDIS_URL: url, DATA_DIR: tempFolder() }, log);
  const redis = home.connect('store') as Redis;
  const store = createStore({ redis, log });
  closing.push(() => store.close());
  return { store, redis, log };
}

describe('when Redis is in trouble', () => {
  it('writes nothing at all when memory is full, and goes on when there is some again', async () => {
    const { store, redis } = await storeOn((await server()).url);
    const first = sampleMatch('A');
    const second = nextVersion(first, { undos: 3 });
    const change = commitOf(second, {
      token: 'click',
      posts: [postOf(second)],
      history: { drop: 0, add: [given(1)] },
      due: 5,
    });
    await store.commit(commitOf(first));
    await redis.config('SET', 'maxmemory', '1mb');
    await expect(store.commit(change)).rejects.toMatchObject({ name: 'StoreError', fault: 'full', match: 'A' });
    await expect(store.commit(commitOf(sampleMatch('B'), { token: 'other' }))).rejects.toMatchObject({ fault: 'full' });
    await redis.config('SET', 'maxmemory', '0');
    expect(await store.load('A')).toEqual(first);
    expect(await store.load('B')).toBeNull();
    expect(await undeliveredPosts(store)).toEqual([]);
    expect(await store.history('A')).toEqual([]);
    expect(await store.commit(change)).toBe('done');
  });

  it('names a read-only replica', async () => {
    const master = await server('--repl-diskless-sync-delay', '0');
    const replica = await server('--replicaof', '127.0.0.1', String(master.port));
    const writing = await storeOn(master.url);
    await writing.store.commit(commitOf(sampleMatch('A')));
    await writing.redis.wait(1, 5_000);
    const { store } = await storeOn(replica.url);
    await expect(store.commit(commitOf(nextVersion(sampleMatch('A'))))).rejects.toMatchObject({
      fault: 'read-only',
      match: 'A',
    });
    await expect(store.saveUiValue('A', 'x', 'y')).rejects.toMatchObject({ fault: 'read-only' });
    await expect(store.ping()).rejects.toMatchObject({ fault: 'read-only' });
    expect(await store.load('A')).toEqual(sampleMatch('A'));
  });

  it('waits for a Redis that was killed, says so, and goes on without a loss', async () => {
    const running = await server('--appendonly', 'yes', '--appendfsync', 'always');
    const { store, log } = await storeOn(running.url);
    let sheet = sampleMatch('A');
    await store.commit(commitOf(sheet));
    sheet = nextVersion(sheet);
    expect(await store.commit(commitOf(sheet, { posts: [postOf(sheet)] }))).toBe('done');
    await running.kill();
    await log.until(/Redis is gone/);
    sheet = nextVersion(sheet);
    const waiting = store.commit(commitOf(sheet, { history: { drop: 0, add: [given(1)] } }));
    await running.restart();
    expect(await waiting).toBe('done');
    await log.until(/Redis is back/);
    expect(await store.load('A')).toEqual(sheet);
    expect(await undeliveredPosts(store)).toHaveLength(1);
    expect(log.lines.filter((line) => line.includes('gone'))).toHaveLength(1);
  });

  it('gives up after a while with a fault that can be shown', async () => {
    const running = await server();
    const { store } = await storeOn(running.url);
    await store.ping();
    await running.kill();
    await expect(store.load('A')).rejects.toMatchObject({
      name: 'StoreError',
      fault: 'unreachable',
      // Not only after the time that any question may take.
      message: expect.stringContaining('Redis cannot be reached') as unknown,
    });
  });

  it('refuses to start with a wrong password, in one sentence', async () => {
    const { port } = await server();
    const redis = new Redis(port);
    await redis.config('SET', 'requirepass', 'secret');
    redis.disconnect();
    const opening = openRedis({ REDIS_URL: `redis://:wrong@127.0.0.1:${port}`, DATA_DIR: tempFolder() }, memoryLog());
    await expect(opening).rejects.toMatchObject({
      name: 'RedisUnusable',
      message: expect.not.stringContaining('wrong@') as unknown,
    });
    const home = await openRedis(
      { REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_PASSWORD: 'secret', DATA_DIR: tempFolder() },
      memoryLog(),
    );
    expect(home.kind).toBe('url');
  });

  it('keeps no connection that was only for looking at the start', async () => {
    const { url } = await server();
    const watching = new Redis(url);
    closing.push(() => watching.disconnect());
    const home = await openRedis({ REDIS_URL: url, DATA_DIR: tempFolder() }, memoryLog());
    expect(home.kind).toBe('url');
    const connections = async () =>
      String(await watching.client('LIST'))
        .trim()
        .split('\n');
    await expect.poll(connections, { timeout: 10_000 }).toHaveLength(1);
  });

  it('warns of a Redis that keeps nothing on its disk, and explains one that does so once a second', async () => {
    const started = async (...settings: string[]): Promise<string> => {
      const log = memoryLog();
      await storeOn((await server(...settings)).url, log);
      return log.lines.join();
    };
    expect(await started('--appendonly', 'no')).toMatch(/appendonly no.*: set appendonly to yes/);
    const second = await started('--appendonly', 'yes', '--appendfsync', 'everysec');
    expect(second).toMatch(/once a second \(appendfsync everysec\).*lost/);
    expect(second).not.toContain('appendonly');
    expect(await started('--appendonly', 'yes', '--appendfsync', 'always')).not.toMatch(/append/);
  });

  it('takes a Redis that hides its settings', async () => {
    const log = memoryLog();
    const { store } = await storeOn((await server('--appendonly', 'yes', '--rename-command', 'CONFIG', '')).url, log);
    expect(await store.commit(commitOf(sampleMatch('A')))).toBe('done');
  });

  it('warns of a Redis that throws keys away', async () => {
    const log = memoryLog();
    await storeOn((await server('--maxmemory-policy', 'allkeys-lru')).url, log);
    expect(log.lines.join()).toContain('allkeys-lru');
  });
});

describe('behind a sentinel', () => {
  it('finds the master by its name', async () => {
    const master = await server();
    const sentinel = await startSentinel(master, 'games');
    closing.push(() => sentinel.stop());
    const log = memoryLog();
    const settings = {
      REDIS_SENTINELS: `127.0.0.1:${sentinel.port}`,
      REDIS_SENTINEL_NAME: 'games',
      DATA_DIR: tempFolder(),
    };
    const home = await openRedis(settings, log);
    const redis = home.connect('store') as Redis;
    const store = createStore({ redis, log });
    closing.push(() => store.close());
    expect(home.kind).toBe('sentinel');
    expect(await store.commit(commitOf(sampleMatch('A')))).toBe('done');
    expect(await redis.info('server')).toContain(`tcp_port:${master.port}`);
  });
});

describe('on Redis Cluster', () => {
  it('does everything within one hash slot', async () => {
    const node = await startCluster();
    closing.push(() => node.stop());
    const log = memoryLog();
    const home = await openRedis({ REDIS_CLUSTER: `127.0.0.1:${node.port}`, DATA_DIR: tempFolder() }, log);
    const redis = home.connect('store') as Cluster;
    const store = createStore({ redis, log });
    closing.push(() => store.close());
    expect(home.kind).toBe('cluster');
    let sheet = sampleMatch('A');
    expect(await store.commit(commitOf(sheet, { token: 't1', posts: [postOf(sheet)], due: 9 }))).toBe('done');
    sheet = nextVersion(sheet);
    expect(await store.commit(commitOf(sheet, { token: 't2', history: { drop: 0, add: [given(1)] } }))).toBe('done');
    sheet = nextVersion(sheet, { home: { ...sheet.home, channel: 'elsewhere' } });
    expect(await store.commit(commitOf(sheet, { token: 't3' }))).toBe('done');
    expect(await store.ofPlayer('anna')).toEqual([sheet]);
    await store.delivered(postOf(sampleMatch('A')));
    sheet = nextVersion(sheet, { status: 'over', endedAt: 5 });
    expect(await store.commit(commitOf(sheet, { token: 't4', finished: sampleFinished(sheet, [given(1)]) }))).toBe(
      'done',
    );
    expect(await store.finishedOf('ben', 3)).toHaveLength(1);
    await redis.set(keys.match('B'), 'rubbish');
    await expect(store.load('B')).rejects.toMatchObject({ fault: 'corrupted' });
    expect(await store.purge('anna', [], '~gone')).toBe(1);
  });
});
