import { expect, it } from 'vitest';
import { moveThreeWays } from './three-ways.ts';

it('matches moved by page, click and typed command end like those moved by clicks alone', async () => {
  const { answers, used, faults } = await moveThreeWays(16, 20);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(150);
  for (const times of Object.values(used)) expect(times).toBeGreaterThan(30);
}, 120_000);
