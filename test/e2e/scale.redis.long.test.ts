import { afterEach, describe, expect, it } from 'vitest';
import { keys } from '../../src/store/keys.ts';
import { startCrowd } from '../scale/crowd.ts';
import { type ClusterHarness, startClusterHarness } from '../scale/cluster-harness.ts';

let harness: ClusterHarness;
afterEach(() => harness.close());

/** The short form of `npm run test:scale`, all in one process. */
describe('two gateways and two workers on three masters and three replicas', () => {
  it('play by gateway while a master is killed, connections are dropped, and a gateway and a worker leave', async () => {
    harness = await startClusterHarness('gateway', 'inside', 4);
    const [gateway, , worker] = [
      await harness.open('gateway'),
      await harness.open('gateway'),
      await harness.open('worker'),
      await harness.open('worker'),
    ];
    const crowd = await startCrowd(harness, 6);
    const enough = new AbortController();
    const playing = crowd.play(Infinity, 100, enough.signal);
    // A click that a leaving gateway left behind is given up after a while, and so may be the next: each has to fit in.
    const goesOn = async (): Promise<void> => {
      const before = crowd.acts();
      const idle = (): readonly number[] =>
        crowd.acts().flatMap((acts, table) => (acts > (before[table] ?? 0) ? [] : [table]));
      await expect.poll(idle, { timeout: 120_000 }).toEqual([]);
    };
    await goesOn();
    await harness.cluster.killMasterOf(keys.match('any'));
    await goesOn();
    harness.sandbox.faults.dropSockets();
    await gateway?.stop();
    await worker?.stop();
    await goesOn();
    enough.abort();
    await playing;
    expect(await crowd.audit()).toEqual([]);
  }, 600_000);

  it('play by HTTP, with wrong signatures among the right ones', async () => {
    harness = await startClusterHarness('http', 'inside', 1);
    const gateways = [await harness.open('gateway'), await harness.open('gateway')];
    await harness.open('worker');
    await harness.open('worker');
    const crowd = await startCrowd(harness, 6);
    await crowd.play(3, 100);
    await gateways[0]?.stop();
    await crowd.play(2, 100);
    expect(harness.sandbox.botOnline).toBe(false);
    expect(await crowd.audit()).toEqual([]);
  }, 600_000);
});
