import type { Decision } from '../../engine/script.ts';
import { cardOf, idOf } from './cards/registry.ts';
import { spotsOf } from './rules/geometry.ts';
import { isHero } from './rules/points.ts';
import { violationOf } from './rules/violations.ts';
import { END } from './rules/menu.ts';
import { regionCard } from './rules/settlement.ts';
import { fullSupply, regionCards } from './rules/setup.ts';
import { nextHolder } from './rules/tokens.ts';
import type { Land, State } from './state.ts';
import { FULL, tokens } from './vocabulary.ts';

const sortedRegions = regionCards.toSorted().join();

/** Lists the broken invariants of a position. */
export function invariantViolations(state: State, { key }: Decision): string[] {
  const found: string[] = [];
  const must = (holds: boolean, complaint: string): void => {
    if (!holds) found.push(complaint);
  };
  for (const land of state.seats) {
    must(land.regions.length === 2 * (land.towns.length + 1), 'regions and towns do not match');
    must(
      land.regions.every(({ stock, on }) => isStock(stock) && isStock(on?.goods ?? 0)),
      'a store holds too little or too much',
    );
    must(
      land.towns.every(({ city, sites }) => city || (!sites[1] && !sites[3])),
      'a settlement has an outer card',
    );
    const unique = spotsOf(land).flatMap(({ piece: { card } }) =>
      cardOf(card).unique || isHero(cardOf(card)) ? [idOf(card)] : [],
    );
    must(new Set(unique).size === unique.length, 'a unique card lies twice in a principality');
  }
  const regions = [...state.seats.flatMap((land) => land.regions.map(regionCard)), ...state.regions];
  must(regions.toSorted().join() === sortedRegions, 'region cards were lost or made');
  const cities = state.seats.reduce((sum, land) => sum + citiesIn(land), 0);
  const towns = state.seats.reduce((sum, { towns }) => sum + towns.length, 0);
  must(state.supply.city + cities === fullSupply.city, 'cities were lost or made');
  // The card of the settlement stays below its city.
  must(state.supply.settlement + towns === fullSupply.settlement + 4, 'settlements were lost or made');
  const roads = state.seats.reduce((sum, { towns, ends }) => sum + towns.length - 1 + ends.filter(Boolean).length, 0);
  must(state.supply.road + roads === fullSupply.road + 2, 'roads were lost or made');
  must(Math.min(...Object.values(state.supply)) >= 0, 'a supply is below nothing');
  const owing = state.owed.some(({ seat }) => seat === state.active);
  must(!owing || state.phase === 'roll', 'the active player is owed something');
  // Between two actions the tokens are where the rules want them.
  if (key === 'action')
    must(
      tokens.every((token) => state.tokens[token] === nextHolder(state, token)),
      'a token lies wrong',
    );
  return found;
}

const isStock = (stock: number): boolean => Number.isInteger(stock) && stock >= 0 && stock <= FULL;
const citiesIn = ({ towns }: Land): number => towns.filter(({ city }) => city).length;

/** The violation of a menu move; undefined for other questions. */
export function moveViolation(state: State, { key, seat }: Decision, id: string): object | null | undefined {
  return key === 'action' && id !== END ? violationOf(state, seat, id) : undefined;
}
