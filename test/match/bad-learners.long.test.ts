import { expect, it } from 'vitest';
import { families, playBadly } from './bad-learners.ts';

it.each(families)(
  'those who play the lesson of %s badly are never stuck and win in the end',
  async (family) => {
    expect(await playBadly(family, 50)).toBe(50);
  },
  600_000,
);
