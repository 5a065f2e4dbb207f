import { expect, it } from 'vitest';
import { servePositions } from './served-positions.ts';

it('nothing hidden is in what is served about a running match, in any variant', async () => {
  const { positions, redrawn, faults } = await servePositions(300);
  expect(faults).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(300);
  expect(redrawn).toBeGreaterThan(positions / 4);
}, 120_000);
