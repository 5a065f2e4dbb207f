import { expect, it } from 'vitest';
import { checkReachable, checkSecrets } from './seen-positions.ts';

it('every choice of random questions of every variant can be reached, and its answer is accepted', async () => {
  const { positions, choices, faults } = await checkReachable(3_000);
  expect(faults).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(3_000);
  expect(choices).toBeGreaterThan(positions);
}, 1_200_000);

it('nothing hidden from a player is in what their page is given, in any variant', async () => {
  const { positions, redrawn, faults } = await checkSecrets(3_000);
  expect(faults).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(3_000);
  expect(redrawn).toBeGreaterThan(positions / 4);
}, 1_200_000);
