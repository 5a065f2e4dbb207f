import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { keys } from '../../src/store/keys.ts';
import { NODE_TIMEOUT } from '../../src/trials/redis/cluster.ts';
import { type Crowd, gather } from './crowd.ts';
import { type House, openHouse, type Part } from './house.ts';
import { report } from './report.ts';

const MATCHES = Number(process.env['MATCHES'] ?? 40);
const PAUSE = 3_000;
/** All of Redis is away for so long. */
const OUTAGE = 30_000;

let house: House;
afterEach(() => house.close());

/** Writes in many partitions without a pause, and remembers the longest wait. */
function watchWrites(store: Store & Backlog) {
  const seen = { longest: 0, faults: [] as string[], going: true };
  const loops = Array.from({ length: 24 }, async (_, number) => {
    while (seen.going) {
      const begun = performance.now();
      await store.saveNote(`PROBE${number}`, 'at', String(begun)).catch((error: unknown) => void seen.faults.push((error as Error).message));
      seen.longest = Math.max(seen.longest, performance.now() - begun);
      await sleep(20);
    }
  });
  return { seen, async stop(): Promise<void> {
    seen.going = false;
    await Promise.all(loops);
  } };
}

/** When every table has acted again. */
async function goesOn(crowd: Crowd): Promise<number> {
  const before = crowd.acts();
  const begun = performance.now();
  await vi.waitUntil(() => crowd.acts().every((acts, table) => acts > (before[table] ?? 0)), { timeout: 180_000, interval: 100 });
  return performance.now() - begun;
}

describe.each(['gateway', 'http'] as const)('with interactions by %s', (way) => {
  it('nothing is lost, doubled or hung when a master, a gateway, a worker or all connections are killed, or Redis is away', async () => {
    house = await openHouse(way, 'outside', 4);
    const { cluster, sandbox, store } = house;
    const parts = new Map<Part['role'], Part>();
    for (const role of ['gateway', 'worker'] as const) {
      parts.set(role, await house.open(role));
      await house.open(role);
    }
    const crowd = await gather(house, MATCHES);
    const playing = new AbortController();
    const play = crowd.play(Infinity, PAUSE, playing.signal);
    const times: Record<string, string> = {};
    const timed = async (what: string, happen: () => Promise<unknown>): Promise<void> => {
      await goesOn(crowd);
      await happen();
      times[`all tables went on after ${what}`] = `${(await goesOn(crowd) / 1_000).toFixed(1)} s`;
    };

    const writes = watchWrites(store);
    await timed('the kill of a master', async () => {
      const killed = await cluster.killMasterOf(keys.match('PROBE0'));
      await sleep(NODE_TIMEOUT + 4_000);
      await killed.restart();
      await cluster.whole();
    });
    await writes.stop();
    expect(writes.seen.faults).toEqual([]);
    expect(writes.seen.longest).toBeLessThan(NODE_TIMEOUT + 4_000);
    times['longest write while a master was killed'] = `${Math.round(writes.seen.longest)} ms (node timeout ${NODE_TIMEOUT} ms)`;

    for (const role of ['gateway', 'worker'] as const) {
      await timed(`the kill of a ${role}`, async () => {
        await parts.get(role)?.kill();
        await sleep(1_000);
        await house.open(role);
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
    report(`${MATCHES} matches by ${way}, and what was killed`, crowd.tally, { ...times, faults: faults.join('; ') || 'none' });
    expect(faults).toEqual([]);
  });
});
