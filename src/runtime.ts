import { createHash, randomBytes } from 'node:crypto';
import type { Runtime } from './match/ports.ts';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Returns a runtime with real randomness and the time of the given clock. */
export const systemRuntime = (now: () => number): Runtime => ({
  now,
  seed(seed = randomBytes(32).toString('hex')) {
    return { seed, commitment: createHash('sha256').update(seed).digest('hex') };
  },
  changeMark: () => randomBytes(4).toString('hex'),
  id: (words) =>
    [...(words === null ? randomBytes(LENGTH) : createHash('sha256').update(words).digest().subarray(0, LENGTH))]
      .map((byte) => ALPHABET[byte % ALPHABET.length])
      .join(''),
});
