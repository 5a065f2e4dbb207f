import { createHash, randomBytes } from 'node:crypto';
import type { World } from './match/ports.ts';

/** Without letters and digits that are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Real chance, and the time of the given clock. */
export const worldOf = (now: () => number): World => ({
  now,
  seed(seed = randomBytes(32).toString('hex')) {
    return { seed, commitment: createHash('sha256').update(seed).digest('hex') };
  },
  mark: () => randomBytes(4).toString('hex'),
  id: (words) => [...(words === null ? randomBytes(LENGTH) : createHash('sha256').update(words).digest().subarray(0, LENGTH))]
    .map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
});
