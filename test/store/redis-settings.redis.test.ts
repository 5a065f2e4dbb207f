import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { keys } from '../../src/store/keys.ts';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { tempFolder } from '../temp-folder.ts';
import { commitOf, memoryLog, sampleMatch } from './samples.ts';
import { startCluster, startRealCluster } from './servers.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const sentence = {
  name: 'RedisUnusable',
  message: expect.stringMatching(
    /^The Redis of the cluster of REDIS_CLUSTER cannot be used \([^\n]+\): check the address and the password\.$/,
  ) as unknown,
};

describe('a cluster', () => {
  it('with a node missing is used all the same, as long as somebody serves its slots', async () => {
    const cluster = await startRealCluster();
    closing.push(() => cluster.stop());
    const settings = { REDIS_CLUSTER: cluster.nodes, DATA_DIR: tempFolder() };
    // A replica takes its place; the list that was given still names it, even first.
    const master = await cluster.killMasterOf(keys.match('A'));
    const first = `127.0.0.1:${master.port}`;
    const nodes = [first, ...cluster.nodes.split(',').filter((node) => node !== first)].join(',');
    const log = memoryLog();
    const home = await openRedis({ ...settings, REDIS_CLUSTER: nodes }, log);
    const store = createStore({ redis: home.connect('store'), log });
    closing.push(() => store.close());
    expect(await store.commit(commitOf(sampleMatch('A')))).toBe('done');
  }, 60_000);

  it('that serves not all slots is refused in one sentence', async () => {
    const node = await startCluster();
    closing.push(() => node.stop());
    const redis = new Redis(node.port);
    await redis.call('CLUSTER', 'DELSLOTSRANGE', 0, 9_000);
    redis.disconnect();
    const opening = openRedis({ REDIS_CLUSTER: `127.0.0.1:${node.port}`, DATA_DIR: tempFolder() }, memoryLog());
    await expect(opening).rejects.toMatchObject(sentence);
  }, 60_000);

  it('with another password is refused in one sentence, which does not tell the password', async () => {
    const node = await startCluster();
    closing.push(() => node.stop());
    const redis = new Redis(node.port);
    await redis.config('SET', 'requirepass', 'right');
    redis.disconnect();
    const settings = { REDIS_CLUSTER: `127.0.0.1:${node.port}`, DATA_DIR: tempFolder() };
    const opening = openRedis({ ...settings, REDIS_PASSWORD: 'mistaken' }, memoryLog());
    await expect(opening).rejects.toMatchObject(sentence);
    await expect(opening).rejects.toMatchObject({
      message: expect.stringMatching(/^(?!.*mistaken).*WRONGPASS/) as unknown,
    });
    expect((await openRedis({ ...settings, REDIS_PASSWORD: 'right' }, memoryLog())).kind).toBe('cluster');
  }, 60_000);
});
