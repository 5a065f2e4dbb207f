import { afterEach, describe, expect, it } from 'vitest';
import { gather } from './crowd.ts';
import { type House, openHouse } from './house.ts';
import { report } from './report.ts';

const MATCHES = Number(process.env['MATCHES'] ?? 200);
const ACTS = 6;
/** Milliseconds between two clicks at one table. */
const PAUSE = 15_000;

let house: House;
afterEach(() => house.close());

describe.each(['gateway', 'http'] as const)('a crowd by %s', (way) => {
  it('plays on two gateways and two workers, on three masters and three replicas', async () => {
    house = await openHouse(way, 'outside', 4);
    await Promise.all((['gateway', 'gateway', 'worker', 'worker'] as const).map((role) => house.open(role)));
    const crowd = await gather(house, MATCHES);
    await crowd.play(ACTS, PAUSE);
    const faults = await crowd.audit();
    report(`${MATCHES} matches by ${way}`, crowd.tally, { faults: faults.join('; ') || 'none' });
    expect(faults).toEqual([]);
  });
});
