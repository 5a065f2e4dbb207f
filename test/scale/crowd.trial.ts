import { afterEach, describe, expect, it } from 'vitest';
import { startCrowd } from './crowd.ts';
import { type ClusterHarness, startClusterHarness } from './cluster-harness.ts';
import { printReport } from './report.ts';

const MATCHES = Number(process.env['MATCHES'] ?? 200);
const ACTS = 6;
/** Milliseconds between two clicks at one table. */
const PAUSE = 15_000;

let harness: ClusterHarness;
afterEach(() => harness.close());

describe.each(['gateway', 'http'] as const)('a crowd by %s', (way) => {
  it('plays on two gateways and two workers, on three masters and three replicas', async () => {
    harness = await startClusterHarness(way, 'outside', 4);
    await Promise.all((['gateway', 'gateway', 'worker', 'worker'] as const).map((role) => harness.open(role)));
    const crowd = await startCrowd(harness, MATCHES);
    await crowd.play(ACTS, PAUSE);
    const faults = await crowd.audit();
    printReport(`${MATCHES} matches by ${way}`, crowd.tally, { faults: faults.join('; ') || 'none' });
    expect(faults).toEqual([]);
  });
});
