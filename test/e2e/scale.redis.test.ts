import { afterEach, describe, expect, it } from 'vitest';
import { keys } from '../../src/store/keys.ts';
import { gather } from '../scale/crowd.ts';
import { type House, openHouse } from '../scale/house.ts';

let house: House;
afterEach(() => house.close());

/** The short form of `npm run test:scale`, all in one process. */
describe('two gateways and two workers on three masters and three replicas', () => {
  it('play by gateway while a master is killed, connections are dropped, and a gateway and a worker leave', async () => {
    house = await openHouse('gateway', 'inside', 4);
    const [gateway, , worker] = [await house.open('gateway'), await house.open('gateway'), await house.open('worker'), await house.open('worker')];
    const crowd = await gather(house, 6);
    const enough = new AbortController();
    const playing = crowd.play(Infinity, 100, enough.signal);
    // A click that a leaving gateway left behind is given up after a while, and so may be the next: each has to fit in.
    const goesOn = async (): Promise<void> => {
      const before = crowd.acts();
      const idle = (): readonly number[] => crowd.acts().flatMap((acts, table) => (acts > (before[table] ?? 0) ? [] : [table]));
      await expect.poll(idle, { timeout: 120_000 }).toEqual([]);
    };
    await goesOn();
    await house.cluster.killMasterOf(keys.match('any'));
    await goesOn();
    house.sandbox.faults.dropSockets();
    await gateway?.leave();
    await worker?.leave();
    await goesOn();
    enough.abort();
    await playing;
    expect(await crowd.audit()).toEqual([]);
  }, 600_000);

  it('play by HTTP, with wrong signatures among the right ones', async () => {
    house = await openHouse('http', 'inside', 1);
    const gateways = [await house.open('gateway'), await house.open('gateway')];
    await house.open('worker');
    await house.open('worker');
    const crowd = await gather(house, 6);
    await crowd.play(3, 100);
    await gateways[0]?.leave();
    await crowd.play(2, 100);
    expect(house.sandbox.botOnline).toBe(false);
    expect(await crowd.audit()).toEqual([]);
  }, 600_000);
});
