import type { Script, Seat } from '../../../../engine/script.ts';
import { pick } from '../../rules/ask.ts';
import { storesWithRoom, storeOneIn } from '../../rules/gain.ts';
import { parsePlace, regionIndex, type CardSpot } from '../../rules/geometry.ts';
import { drawFrom, filledStacks, fullestStack } from '../../rules/hand.ts';
import { levelName, levelOf, setLevel } from '../../rules/levels.ts';
import { countShown, handLimit } from '../../rules/points.ts';
import { neighbours } from '../../rules/production.ts';
import { ownCardAt } from '../../rules/remove.ts';
import { changeStock, resourceAt } from '../../rules/stores.ts';
import { landOf, type Region, type State, type Context } from '../../state.ts';
import { resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { idOf } from '../registry.ts';

export const redLightTavern: Card = {
  kind: 'building',
  placement: 'foreign-road',
  copies: { intrigue: 1 },
  duelCopies: {},
  cost: { grain: 1, lumber: 1 },
  tames: true,
  expires: (host) => countShown(host, ({ heroine }) => heroine === true) >= 3,
};

export const abbeyBrewery: Card = {
  kind: 'building',
  placement: 'region',
  copies: { intrigue: 1 },
  beside: 'fields',
  needs: [{ city: true }],
  levels: [{}, { commerce: 2 }, { commerce: 1, strength: 1 }, { strength: 2 }],
  use: {
    fault: (state, seat, { place }) => (regionBeside(state, seat, place).stock < 2 ? { kind: 'no-use' } : null),
    *play(t, seat, place) {
      changeStock(landOf(t.state, seat), place.slice(1), -2);
      t.emit({ kind: 'paid', seat, goods: { grain: 2 }, for: 'abbey-brewery' });
      const { level } = (ownCardAt(t.state, seat, place) as CardSpot).piece;
      const sides = [0, 1, 2, 3].filter((side) => side !== level).map(levelName);
      setLevel(t, seat, place, levelOf(yield* pick(seat, 'turn.abbey-brewery', sides)));
    },
  },
};

/** The region a region expansion is placed at. */
function regionBeside(state: State, seat: Seat, place: string): Region {
  const land = landOf(state, seat);
  return land.regions[regionIndex(land, parsePlace(place) as NonNullable<ReturnType<typeof parsePlace>>)] as Region;
}

const notGrain = resources.filter((resource) => resource !== 'grain');

export const reinerTheMiller: Card = {
  kind: 'hero',
  placement: 'region',
  copies: { intrigue: 1 },
  duelCopies: {},
  unique: true,
  beside: 'fields',
  cost: { grain: 1, gold: 1 },
  points: { commerce: 1 },
  tradesBeside: true,
  use: {
    once: true,
    fault(state, seat, { place }) {
      const land = landOf(state, seat);
      const milled =
        neighbours(
          land,
          land.regions.indexOf(regionBeside(state, seat, place)),
          (copy) => idOf(copy) === 'grain-mill',
        ) > 0;
      if (!milled || regionBeside(state, seat, place).stock === 0) return { kind: 'no-use' };
      return storesWithRoom(state, seat, notGrain).length > 0 ? null : { kind: 'no-room', resource: null };
    },
    *play(t, seat, place) {
      changeStock(landOf(t.state, seat), place.slice(1), -1);
      const store = yield* storeOneIn(
        t,
        seat,
        () => storesWithRoom(t.state, seat, notGrain),
        'store.reiner-the-miller',
      );
      if (store !== null)
        t.emit({ kind: 'traded', seat, gave: { grain: 1 }, got: resourceAt(landOf(t.state, seat), store) });
    },
  },
};

export const greatThingstead: Card = {
  kind: 'extraordinary-site',
  placement: 'settlement-or-city',
  copies: { intrigue: 1 },
  duelCopies: {},
  cost: { grain: 2, lumber: 2, wool: 2 },
  points: { victory: 2 },
  needs: [{ own: 'church' }, { own: 'odins-temple' }],
  truce: true,
};

export const odinsFountain: Card = {
  kind: 'extraordinary-site',
  placement: 'settlement-or-city',
  copies: { intrigue: 1 },
  duelCopies: {},
  unique: true,
  cost: { brick: 1, ore: 1, gold: 1 },
  exchanges: 2,
};

export const pilgrimageSite: Card = {
  kind: 'extraordinary-site',
  placement: 'settlement-or-city',
  copies: { intrigue: 1 },
  unique: true,
  cost: { ore: 1, gold: 1 },
  points: { commerce: 1 },
  handLost: refill,
};

function* refill(t: Context, seat: Seat): Script {
  const land = landOf(t.state, seat);
  while (land.hand.length < handLimit(land)) {
    const stacks = filledStacks(t.state, seat);
    if (stacks.length === 0) return;
    drawFrom(t, seat, yield* pick(seat, 'draw.pilgrimage-site', stacks, fullestStack(t.state, stacks)));
  }
}
