import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { World } from './match/ports.ts';

/** Without letters and digits that are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Real chance, and the time of the given clock. */
export const worldOf = (now: () => number): World => ({
  now,
  seed() {
    const seed = randomBytes(32).toString('hex');
    return { seed, commitment: createHash('sha256').update(seed).digest('hex') };
  },
  mark: () => randomBytes(4).toString('hex'),
  id: () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
});
