import { randomFrom } from '../engine/random.ts';

/** Returns a function that draws whether a position is checked: one in `oneIn`, the same ones for the same seed. */
export function drawChecks(seed: string, oneIn: number): () => boolean {
  const random = randomFrom({ seed: `${seed}/checks`, drawn: 0 });
  return () => random.below(oneIn) === 0;
}
