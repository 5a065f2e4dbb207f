import { expect, it } from 'vitest';
import { checkReachable, checkSecrets } from './seen-positions.ts';

it('every choice of random questions of every variant can be reached, and its answer is accepted', async () => {
  const { positions, choices, faults } = await checkReachable(150);
  expect(faults).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(150);
  expect(choices).toBeGreaterThan(positions);
}, 120_000);

it('nothing hidden from a player is in what their page is given, in any variant', async () => {
  const { positions, redrawn, faults } = await checkSecrets(150);
  expect(faults).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(150);
  expect(redrawn).toBeGreaterThan(positions / 4);
}, 120_000);
