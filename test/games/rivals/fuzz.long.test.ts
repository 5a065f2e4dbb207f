import { describe, expect, it } from 'vitest';
import { fuzzMatch } from '../../../src/testkit/fuzz-match.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import type { State } from '../../../src/games/rivals/state.ts';
import { variantIds } from '../../../src/games/rivals/vocabulary.ts';

describe.each(variantIds)('strict random matches of %s', (variant) => {
  it('end, keep their cards, tell no secret and are stored as played', () => {
    const { state } = fuzzMatch({
      game: rivals,
      options: optionsSchema.parse({ variant, flow: 'strict' }),
      seats: 2,
      seed: `quick/${variant}/strict`,
      limit: 20_000,
      stored: true,
      every: 29,
    });
    expect((state as State).winner).not.toBeNull();
  });
});

describe('every switch of the options', () => {
  it.each([
    { edition: '2.0' },
    { tieKeepsAdvantage: false },
    { irmgardOnPirateShip: true, sebastianWaitsOneTurn: true },
    { forgoGains: false },
    { sameStartStackAllowed: true, removalPerTurn: 1 },
  ])('plays to the end: %o', (options) => {
    for (const variant of ['gold', 'turmoil', 'progress']) {
      const { state } = fuzzMatch({
        game: rivals,
        options: optionsSchema.parse({ variant, ...options }),
        seats: 2,
        seed: `options/${variant}`,
        limit: 20_000,
        stored: false,
        every: 97,
      });
      expect((state as State).phase).toBe('over');
    }
  });

  it('plays to the end with eras left out of the decks (T1.3)', () => {
    const { state } = fuzzMatch({
      game: rivals,
      options: optionsSchema.parse({ variant: 'tournament', without: 'intrigue merchant-princes barbarians' }),
      seats: 2,
      seed: 'eras left out',
      limit: 20_000,
      stored: true,
      every: 97,
    });
    expect((state as State).phase).toBe('over');
  });
});
