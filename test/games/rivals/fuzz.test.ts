import { describe, expect, it } from 'vitest';
import { fuzzMatch } from '../../../src/trials/fuzz-match.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { regionCard } from '../../../src/games/rivals/rules/settlement.ts';
import { fullSupply, regionCards } from '../../../src/games/rivals/rules/setup.ts';
import { nextHolder } from '../../../src/games/rivals/rules/tokens.ts';
import type { Land, State } from '../../../src/games/rivals/state.ts';
import { tokens, variantIds } from '../../../src/games/rivals/vocabulary.ts';

/** What must hold whenever somebody is asked something. */
function complaintsAbout(state: State, key: string): string[] {
  const complaints: string[] = [];
  const must = (holds: boolean, complaint: string): void => {
    if (!holds) complaints.push(complaint);
  };
  for (const land of state.seats) {
    must(land.regions.length === 2 * (land.towns.length + 1), 'regions and towns do not match');
    must(land.regions.every(({ stock, on }) => isStock(stock) && isStock(on?.goods ?? 0)), 'a store holds too little or too much');
    must(land.towns.every(({ city, sites }) => city || (!sites[1] && !sites[3])), 'a settlement has an outer card');
  }
  const regions = [...state.seats.flatMap((land) => land.regions.map(regionCard)), ...state.regions];
  must(regions.toSorted().join() === regionCards.toSorted().join(), 'region cards were lost or made');
  const cities = state.seats.reduce((sum, land) => sum + citiesIn(land), 0);
  const towns = state.seats.reduce((sum, { towns }) => sum + towns.length, 0);
  must(state.supply.city + cities === fullSupply.city, 'cities were lost or made');
  // The card of the settlement stays below its city.
  must(state.supply.settlement + towns === fullSupply.settlement + 4, 'settlements were lost or made');
  const owing = state.owed.some(({ seat }) => seat === state.active);
  must(!owing || state.phase === 'roll', 'the active player is owed something');
  // Between two actions the tokens lie where the rules want them.
  if (key === 'action') must(tokens.every((token) => state.tokens[token] === nextHolder(state, token)), 'a token lies wrong');
  return complaints;
}

const isStock = (stock: number): boolean => Number.isInteger(stock) && stock >= 0 && stock <= 3;
const citiesIn = ({ towns }: Land): number => towns.filter(({ city }) => city).length;

describe.each(variantIds)('random matches of %s', (variant) => {
  it.each(['patient', 'strict'] as const)('end, keep their cards, tell no secret and are stored as played: %s', (flow) => {
    const { state } = fuzzMatch({
      game: rivals,
      options: optionsSchema.parse({ variant, flow }),
      seats: 2,
      seed: `quick/${variant}/${flow}`,
      limit: 20_000,
      stored: true,
      every: 29,
      before: (at, { key }) => {
        const complaints = complaintsAbout(at as State, key);
        if (complaints.length > 0) throw new Error(complaints.join(', '));
      },
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

  it('is refused when it is nonsense', () => {
    for (const nonsense of [{ variant: 'chess' }, { edition: '5e' }, { removalPerTurn: 2 }, { flow: 'hasty' }, { without: 'basic' }, { without: 'gold gold' }, { without: 'gold turmoil progress intrigue' }, { unknown: 1 }]) {
      expect(optionsSchema.safeParse(nonsense).success).toBe(false);
    }
  });
});
