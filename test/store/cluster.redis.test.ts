import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { tempFolder } from '../temp-folder.ts';
import type { RedisCluster } from '../../src/testkit/redis/redis-cluster.ts';
import { startRealCluster } from './servers.ts';
import { commitOf, given, memoryLog, nextVersion, postOf, sampleMatch } from './samples.ts';
import { keys } from '../../src/store/keys.ts';

let cluster: RedisCluster;
beforeAll(async () => {
  cluster = await startRealCluster();
}, 60_000);
afterAll(async () => {
  await cluster.stop();
});

describe('on a cluster of three masters and three replicas', () => {
  it('loses nothing, doubles nothing and hangs nowhere when a master is killed', async () => {
    const log = memoryLog();
    const home = await openRedis({ REDIS_CLUSTER: cluster.nodes, DATA_DIR: tempFolder() }, log);
    const store = createStore({ redis: home.connect('store'), log });
    const other = createStore({ redis: home.connect('store'), log });
    const ids = Array.from({ length: 48 }, (_, n) => `M${n}`);
    await Promise.all(ids.map((id) => store.commit(commitOf(sampleMatch(id)))));
    const table = { playing: true };
    const faults: unknown[] = [];
    const acknowledged = new Map<string, number>();
    const loops = ids.map(async (id, n) => {
      const mine = n % 2 === 0 ? store : other;
      let sheet = sampleMatch(id);
      while (table.playing) {
        sheet = nextVersion(sheet);
        const change = commitOf(sheet, {
          posts: [postOf(sheet)],
          token: `${id}-${sheet.seq}`,
          history: { drop: 0, add: [given(sheet.seq)] },
        });
        const done = await mine.commit(change).catch((error: unknown) => void faults.push(error));
        if (done !== 'done' && done !== 'duplicate') break;
        acknowledged.set(id, sheet.seq);
      }
    });
    const moves = (): number => [...acknowledged.values()].reduce((sum, seq) => sum + seq, 0);
    await expect.poll(moves).toBeGreaterThan(500);
    const killed = await cluster.killMasterOf(keys.match('M0'));
    const before = new Map(acknowledged);
    // Every loop goes on, those of the killed master too.
    await expect
      .poll(() => ids.filter((id) => (acknowledged.get(id) ?? 0) > (before.get(id) ?? 0) + 1))
      .toHaveLength(48);
    await killed.restart();
    await cluster.whole();
    table.playing = false;
    await Promise.all(loops);
    expect(faults).toEqual([]);
    for (const id of ids) {
      const sheet = await store.load(id);
      expect(sheet?.seq).toBe(acknowledged.get(id));
      expect((await store.history(id)).map(({ answer }) => answer[1])).toEqual(
        Array.from({ length: (sheet?.seq ?? 1) - 1 }, (_, n) => `step ${n + 2}`),
      );
    }
    await store.close();
    await other.close();
  }, 240_000);
});
