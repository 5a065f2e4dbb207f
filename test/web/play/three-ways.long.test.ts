import { expect, it } from 'vitest';
import { moveThreeWays } from './three-ways.ts';

/** `MATCHES=1000` plays more. */
const MATCHES = Number(process.env['MATCHES'] ?? 100);

it('matches moved by page, click and typed command end like those moved by clicks alone', async () => {
  const { matches, used, faults } = await moveThreeWays(MATCHES, 60, (done, differing) => {
    if (done % 50 === 0) process.stdout.write(`${done} of ${MATCHES} matches, ${differing} differ\n`);
  });
  expect(faults).toEqual([]);
  expect(matches).toBe(MATCHES);
  for (const times of Object.values(used)) expect(times).toBeGreaterThan(5 * MATCHES);
}, 1_800_000);
