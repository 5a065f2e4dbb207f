import { expect, it } from 'vitest';
import { servePositions } from './served-positions.ts';

it('nothing hidden is in 10,000 served positions', async () => {
  const { positions, redrawn, faults } = await servePositions(10_000);
  expect(faults).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(10_000);
  expect(redrawn).toBeGreaterThan(positions / 4);
}, 1_800_000);
