import { expect, it } from 'vitest';
import { moveThreeWays } from './three-ways.ts';

it('matches moved by page, click and typed command end like those moved by clicks alone', async () => {
  const { answers, used, faults } = await moveThreeWays(9, 12);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(60);
  for (const times of Object.values(used)) expect(times).toBeGreaterThan(15);
}, 120_000);
