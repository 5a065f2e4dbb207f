import type { Script, Seat } from '../../../../engine/script.ts';
import { pick } from '../../rules/ask.ts';
import { storesWithRoom, stowOne } from '../../rules/gain.ts';
import { placeOf, regionIndex, type Spot } from '../../rules/geometry.ts';
import { drawFrom, filledStacks, fullestStack } from '../../rules/hand.ts';
import { levelName, levelOf, turnTo } from '../../rules/levels.ts';
import { count, handLimit } from '../../rules/points.ts';
import { neighbours } from '../../rules/production.ts';
import { ownAt } from '../../rules/remove.ts';
import { change, resourceAt } from '../../rules/stores.ts';
import { landOf, type Region, type State, type Table } from '../../state.ts';
import { resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { idOf } from '../registry.ts';

/** Armed units at both ends of its road count but 1 strength, until a third heroine comes. */
export const redLightTavern: Card = {
  kind: 'building', placement: 'foreign-road', copies: { intrigue: 1 }, duelCopies: {}, cost: { grain: 1, lumber: 1 },
  tames: true, expires: (host) => count(host, ({ heroine }) => heroine === true) >= 3,
};

/** For 2 grain of its fields it is turned to another side. */
export const abbeyBrewery: Card = {
  kind: 'building', placement: 'region', copies: { intrigue: 1 }, beside: 'fields', needs: [{ city: true }],
  levels: [{}, { commerce: 2 }, { commerce: 1, strength: 1 }, { strength: 2 }],
  use: {
    fault: (state, seat, { place }) => (regionBeside(state, seat, place).stock < 2 ? { kind: 'no-use' } : null),
    *play(t, seat, place) {
      change(landOf(t.state, seat), place.slice(1), -2);
      t.tell({ kind: 'paid', seat, goods: { grain: 2 }, for: 'abbey-brewery' });
      const { level } = (ownAt(t.state, seat, place) as Spot).piece;
      const sides = [0, 1, 2, 3].filter((side) => side !== level).map(levelName);
      turnTo(t, seat, place, levelOf(yield* pick(seat, 'turn.abbey-brewery', sides)));
    },
  },
};

/** The region a region expansion lies at. */
function regionBeside(state: State, seat: Seat, place: string): Region {
  const land = landOf(state, seat);
  return land.regions[regionIndex(land, placeOf(place) as NonNullable<ReturnType<typeof placeOf>>)] as Region;
}

const notGrain = resources.filter((resource) => resource !== 'grain');

/** Grain of his fields trades 2:1, and once a turn 1:1 beside a Grain Mill. */
export const reinerTheMiller: Card = {
  kind: 'hero', placement: 'region', copies: { intrigue: 1 }, duelCopies: {}, unique: true, beside: 'fields',
  cost: { grain: 1, gold: 1 }, points: { commerce: 1 }, tradesBeside: true,
  use: {
    once: true,
    fault(state, seat, { place }) {
      const land = landOf(state, seat);
      const milled = neighbours(land, land.regions.indexOf(regionBeside(state, seat, place)), (copy) => idOf(copy) === 'grain-mill') > 0;
      if (!milled || regionBeside(state, seat, place).stock === 0) return { kind: 'no-use' };
      return storesWithRoom(state, seat, notGrain).length > 0 ? null : { kind: 'no-room', resource: null };
    },
    *play(t, seat, place) {
      change(landOf(t.state, seat), place.slice(1), -1);
      const store = yield* stowOne(t, seat, () => storesWithRoom(t.state, seat, notGrain), 'store.reiner-the-miller');
      if (store !== null) t.tell({ kind: 'traded', seat, gave: { grain: 1 }, got: resourceAt(landOf(t.state, seat), store) });
    },
  },
};

/** Nobody plays cards that attack any more. */
export const greatThingstead: Card = {
  kind: 'extraordinary-site', placement: 'settlement-or-city', copies: { intrigue: 1 }, duelCopies: {},
  cost: { grain: 2, lumber: 2, wool: 2 }, points: { victory: 2 }, needs: [{ own: 'church' }, { own: 'odins-temple' }], truce: true,
};

export const odinsFountain: Card = {
  kind: 'extraordinary-site', placement: 'settlement-or-city', copies: { intrigue: 1 }, duelCopies: {}, unique: true,
  cost: { brick: 1, ore: 1, gold: 1 }, exchanges: 2,
};

/** Whoever loses cards of the hand draws up to the limit at once. */
export const pilgrimageSite: Card = {
  kind: 'extraordinary-site', placement: 'settlement-or-city', copies: { intrigue: 1 }, unique: true,
  cost: { ore: 1, gold: 1 }, points: { commerce: 1 },
  handLost: refill,
};

function* refill(t: Table, seat: Seat): Script {
  const land = landOf(t.state, seat);
  while (land.hand.length < handLimit(land)) {
    const stacks = filledStacks(t.state, seat);
    if (stacks.length === 0) return;
    drawFrom(t, seat, yield* pick(seat, 'draw.pilgrimage-site', stacks, fullestStack(t.state, stacks)));
  }
}
