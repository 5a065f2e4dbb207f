import type { Seat } from '../../../../engine/script.ts';
import { pickAmong } from '../../rules/ask.ts';
import { demand, canDemand } from '../../rules/demand.ts';
import { storeAutomatically } from '../../rules/gain.ts';
import { type PlaceRef, parsePlace, regionName, roadIndex } from '../../rules/geometry.ts';
import { take } from '../../rules/pay.ts';
import { changeStock, resourceAt } from '../../rules/stores.ts';
import { landOf, other, type State } from '../../state.ts';
import { FULL, resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';

export const commercialMetropolis: Card = {
  kind: 'metropolis',
  placement: 'center',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  unique: true,
  cost: { brick: 2, lumber: 2, wool: 2 },
  points: { victory: 2 },
  needs: [{ city: true }, { any: [{ points: { commerce: 6 } }, { residence: true }] }],
};

export const brigandCamp: Card = {
  kind: 'building',
  placement: 'foreign-road',
  copies: { 'merchant-princes': 1 },
  cost: { wool: 1, gold: 1 },
  lowers: { commerce: 1 },
  hostGained(t, seat, by) {
    if (by === 'marketplace') storeAutomatically(t, seat, 'gold', 1, 'brigand-camp');
  },
};

/** The regions at a road that can give a resource to the other one. */
function givers(state: State, seat: Seat, place: string): string[] {
  const land = landOf(state, seat);
  const first = 2 * roadIndex(land, parsePlace(place) as PlaceRef);
  const found: string[] = [];
  for (let index = first; index < first + 2; index++) {
    const from = land.regions[index];
    const to = land.regions[index ^ 1];
    if (from && to && from.stock > 0 && to.stock < FULL) found.push(regionName(land.west, index));
  }
  return found;
}

const opposite = (region: string): string => region.slice(0, -1) + (region.endsWith('u') ? 'd' : 'u');

export const tradingPost: Card = {
  kind: 'building',
  placement: 'road',
  copies: { 'merchant-princes': 2 },
  duelCopies: { 'merchant-princes': 1 },
  cost: { grain: 1, wool: 1 },
  points: { commerce: 1 },
  use: {
    once: true,
    fault: (state, seat, { place }) => (givers(state, seat, place).length === 0 ? { kind: 'no-use' } : null),
    *play(t, seat, place) {
      const from = yield* pickAmong(seat, 'shift.trading-post', () => givers(t.state, seat, place));
      if (from === null) return;
      const land = landOf(t.state, seat);
      changeStock(land, from, -1);
      changeStock(land, opposite(from), 1);
      t.emit({ kind: 'traded', seat, gave: { [resourceAt(land, from)]: 1 }, got: resourceAt(land, opposite(from)) });
    },
  },
};

const notGold = resources.filter((resource) => resource !== 'gold');

export const tradingStation: Card = {
  kind: 'building',
  placement: 'foreign-city',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  cost: { brick: 1, wool: 1 },
  needs: [{ own: 'commercial-harbor' }],
  use: {
    once: true,
    price: { gold: 1 },
    fault: (state, seat) => (canDemand(state, seat, notGold) ? null : { kind: 'no-use' }),
    *play(t, seat) {
      yield* take(t, seat, { gold: 1 }, 'pay.trading-station');
      t.emit({ kind: 'paid', seat, goods: { gold: 1 }, for: 'trading-station' });
      storeAutomatically(t, other(seat), 'gold', 1, 'trading-station');
      yield* demand(t, { taker: seat, by: 'trading-station', all: true, min: 1, max: 1, of: notGold });
    },
  },
};
