import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PREFIX } from '../../src/clock/clock.ts';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { keys } from '../../src/store/keys.ts';
import { NODE_TIMEOUT, type RedisCluster } from '../../src/testkit/redis/redis-cluster.ts';
import { type Crowd, startCrowd } from './crowd.ts';
import { type ClusterHarness, startClusterHarness, type ClusterProcess } from './cluster-harness.ts';
import { printReport } from './report.ts';

const MATCHES = Number(process.env['MATCHES'] ?? 40);
const PAUSE = 3_000;
/** All of Redis is away for so long. */
const OUTAGE = 30_000;
/** So soon the servers usually agree on a new master. What they need beyond it on a busy machine is not the bot's. */
const USUAL_FAILOVER = NODE_TIMEOUT + 1_500;

let harness: ClusterHarness;
afterEach(() => harness.close());

/** Writes in many partitions without a pause, and remembers the longest wait. */
function watchWrites(store: Store & Backlog) {
  const seen = { longest: 0, faults: [] as string[], going: true };
  const loops = Array.from({ length: 24 }, async (_, number) => {
    while (seen.going) {
      const begun = performance.now();
      await store
        .saveUiValue(`PROBE${number}`, 'at', String(begun))
        .catch((error: unknown) => void seen.faults.push((error as Error).message));
      seen.longest = Math.max(seen.longest, performance.now() - begun);
      await sleep(20);
    }
  });
  return {
    seen,
    async stop(): Promise<void> {
      seen.going = false;
      await Promise.all(loops);
    },
  };
}

/** When every table has acted again. */
async function untilAllActed(crowd: Crowd): Promise<number> {
  const before = crowd.acts();
  const begun = performance.now();
  const idle = (): readonly number[] =>
    crowd.acts().flatMap((acts, table) => (acts > (before[table] ?? 0) ? [] : [table]));
  try {
    await expect.poll(idle, { timeout: 180_000, interval: 100 }).toEqual([]);
  } catch (error) {
    printReport('not all tables went on', crowd.tally);
    throw error;
  }
  return performance.now() - begun;
}

/** When everything has been said that is unsaid now. */
async function untilAllDelivered(store: Backlog): Promise<number> {
  const begun = performance.now();
  let unsaid = await store.matchesWithPosts();
  await vi.waitUntil(
    async () => {
      const now = new Set(await store.matchesWithPosts());
      unsaid = unsaid.filter((match) => now.has(match));
      return unsaid.length === 0;
    },
    { timeout: 180_000, interval: 100 },
  );
  return performance.now() - begun;
}

/** Kills the master that holds a key, and starts it again when a replica has taken its place. Gives how long that took. */
async function failOver(cluster: RedisCluster, key: string): Promise<number> {
  const killed = await cluster.killMasterOf(key);
  const begun = performance.now();
  await vi.waitUntil(() => cluster.masterOf(key), { timeout: 60_000, interval: 50 });
  const took = performance.now() - begun;
  await killed.restart();
  await cluster.whole();
  return took;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

describe.each(['gateway', 'http'] as const)('with interactions by %s', (way) => {
  it('nothing is lost, doubled or hung when a master, a gateway, a worker or all connections are killed, or Redis is away', async () => {
    harness = await startClusterHarness(way, 'outside', 4);
    const { cluster, sandbox, store } = harness;
    const parts = new Map<ClusterProcess['role'], ClusterProcess>();
    for (const role of ['gateway', 'worker'] as const) {
      parts.set(role, await harness.open(role));
      await harness.open(role);
    }
    const crowd = await startCrowd(harness, MATCHES);
    const playing = new AbortController();
    const play = crowd.play(Infinity, PAUSE, playing.signal);
    const times: Record<string, string> = {};
    const timed = async (what: string, happen: () => Promise<unknown>): Promise<void> => {
      await untilAllActed(crowd);
      await happen();
      times[`all tables went on after ${what}`] = seconds(await untilAllActed(crowd));
    };

    const writes = watchWrites(store);
    let takenOver = 0;
    await timed('the kill of a master', async () => {
      takenOver = await failOver(cluster, keys.match('PROBE0'));
    });
    await writes.stop();
    expect(writes.seen.faults).toEqual([]);
    times['longest write while a master was killed'] =
      `${Math.round(writes.seen.longest)} ms (node timeout ${NODE_TIMEOUT} ms; a replica took over after ${Math.round(takenOver)} ms)`;
    expect(writes.seen.longest).toBeLessThan(NODE_TIMEOUT + 4_000 + Math.max(0, takenOver - USUAL_FAILOVER));

    await timed('the kill of the master of the queues', () => failOver(cluster, PREFIX));
    times['what was unsaid then was said after'] = seconds(await untilAllDelivered(store));

    for (const role of ['gateway', 'worker'] as const) {
      await timed(`the kill of a ${role}`, async () => {
        await parts.get(role)?.kill();
        await sleep(1_000);
        await harness.open(role);
      });
    }
    if (way === 'gateway') await timed('all connections were dropped', async () => sandbox.faults.dropSockets());
    await timed(`${OUTAGE / 1_000} s without Redis`, async () => {
      await Promise.all(cluster.servers.map((server) => server.kill()));
      await sleep(OUTAGE);
      await Promise.all(cluster.servers.map((server) => server.restart()));
      await cluster.whole();
    });

    playing.abort();
    await play;
    const faults = await crowd.audit();
    printReport(`${MATCHES} matches by ${way}, and what was killed`, crowd.tally, {
      ...times,
      faults: faults.join('; ') || 'none',
    });
    expect(faults).toEqual([]);
  });
});
