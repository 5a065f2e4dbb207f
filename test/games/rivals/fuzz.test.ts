import { describe, expect, it } from 'vitest';
import { fuzzMatch } from '../../../src/testkit/fuzz-match.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import type { State } from '../../../src/games/rivals/state.ts';
import { variantIds } from '../../../src/games/rivals/vocabulary.ts';

describe.each(variantIds)('patient random matches of %s', (variant) => {
  it('end, keep their cards, tell no secret and are stored as played', () => {
    const { state } = fuzzMatch({
      game: rivals,
      options: optionsSchema.parse({ variant, flow: 'patient' }),
      seats: 2,
      seed: `quick/${variant}/patient`,
      limit: 20_000,
      stored: true,
      every: 29,
    });
    expect((state as State).winner).not.toBeNull();
  });
});

it('refuses options that are nonsense', () => {
  for (const nonsense of [
    { variant: 'chess' },
    { edition: '5e' },
    { removalPerTurn: 2 },
    { flow: 'hasty' },
    { without: 'basic' },
    { without: 'gold gold' },
    { without: 'gold turmoil progress intrigue' },
    { unknown: 1 },
  ]) {
    expect(optionsSchema.safeParse(nonsense).success).toBe(false);
  }
});
