import { expect, it } from 'vitest';
import { moveThreeWays } from './three-ways.ts';

it('1,000 matches moved by page, click and typed command end like those moved by clicks alone', async () => {
  const { matches, used, faults } = await moveThreeWays(1_000, 60);
  expect(faults).toEqual([]);
  expect(matches).toBe(1_000);
  for (const times of Object.values(used)) expect(times).toBeGreaterThan(5_000);
}, 1_800_000);
