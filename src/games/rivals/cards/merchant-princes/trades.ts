import type { Answer, Script, Seat } from '../../../../engine/script.ts';
import type { Text } from '../../../../engine/text.ts';
import { askWorded, pick, pickAmong } from '../../rules/ask.ts';
import { storesWithRoom, storeOneIn } from '../../rules/gain.ts';
import { leftOf, regionAt, regionName, rightOf, type CardSpot } from '../../rules/geometry.ts';
import { isTradeShip } from '../../rules/points.ts';
import { ownCardAt } from '../../rules/remove.ts';
import {
  amountOf,
  changeStock,
  goodsPicked,
  resourceAt,
  roomOf,
  type ResourceStore,
  storesOf,
  sumAmounts,
  totals,
} from '../../rules/stores.ts';
import { notifyRivalCards } from '../../rules/trade.ts';
import { landOf, other, type State, type Context } from '../../state.ts';
import { FULL, type Goods, type Resource, resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { cardOf } from '../registry.ts';

/** Regions that can give to another region of their type, and how much. */
function shifts(state: State, seat: Seat): readonly (readonly [region: string, most: number])[] {
  const { west, regions } = landOf(state, seat);
  const found: (readonly [string, number])[] = [];
  regions.forEach(({ type, stock }, index) => {
    let room = 0;
    regions.forEach((goal, at) => {
      if (at !== index && goal.type === type) room = Math.max(room, FULL - goal.stock);
    });
    if (stock > 0 && room > 0) found.push([regionName(west, index), Math.min(stock, room)]);
  });
  return found;
}

/** Whether three resources can be traded for one of another type. */
function canTrade(state: State, seat: Seat): boolean {
  const land = landOf(state, seat);
  const have = totals(land);
  const room = roomOf(land);
  const all = sumAmounts(have);
  return resources.some((type) => amountOf(room, type) > 0 && all - amountOf(have, type) >= 3);
}

export const wainwright: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { 'merchant-princes': 1 },
  cost: { lumber: 1, ore: 1 },
  points: { commerce: 1 },
  use: {
    once: true,
    fault: (state, seat) => (modes(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat) {
      const mode = yield* pick(seat, 'mode.wainwright', modes(t.state, seat));
      yield* mode === 'shift' ? shift(t, seat) : barter(t, seat);
    },
  },
};

const modes = (state: State, seat: Seat): string[] => [
  ...(shifts(state, seat).length > 0 ? ['shift'] : []),
  ...(canTrade(state, seat) ? ['trade'] : []),
];

const alike: Text = { en: 'They must all come from the same region.', de: 'Alle müssen aus einer Landschaft kommen.' };

function* shift(t: Context, seat: Seat): Script {
  const from = shifts(t.state, seat);
  const limits = from.map(([, most]) => most);
  const check = (picks: Answer) => (picks.every((id) => id === picks[0]) ? null : alike);
  const choices = from.map(([region]) => region);
  const picks = yield* askWorded({
    seat,
    key: 'shift.wainwright',
    choices,
    limits,
    min: 1,
    max: Math.max(...limits),
    check,
  });
  const source = picks[0] as string;
  const land = landOf(t.state, seat);
  const goals = () =>
    storesOf(land, (type, stock) => type === resourceAt(land, source) && FULL - stock >= picks.length)
      .map(({ id }) => id)
      .filter((id) => id !== source && !id.startsWith('x'));
  const goal = yield* pickAmong(seat, 'receive.wainwright', goals);
  if (goal === null) return;
  changeStock(land, source, -picks.length);
  changeStock(land, goal, picks.length);
  const regions = [regionAt(land, source), regionAt(land, goal)] as const;
  t.emit({ kind: 'shifted', seat, number: picks.length, places: [source, goal], regions });
}

const noneLeft: Text = { en: 'You’d have no room for any other type.', de: 'Für keine andere Sorte wäre Platz.' };

function* barter(t: Context, seat: Seat): Script {
  const land = landOf(t.state, seat);
  const filled = storesOf(land, (_, stock) => stock > 0);
  const limits = filled.map(({ stock }) => stock);
  const check = (picks: Answer) => (unpaid(t.state, seat, goodsPicked(land, picks)).length > 0 ? null : noneLeft);
  const choices = filled.map(({ id }) => id);
  const picks = yield* askWorded({ seat, key: 'pay.wainwright', choices, limits, min: 3, max: 3, check });
  const gave = goodsPicked(land, picks);
  for (const id of picks) changeStock(land, id, -1);
  const store = yield* storeOneIn(t, seat, () => unpaid(t.state, seat, gave), 'store.wainwright');
  if (store !== null) t.emit({ kind: 'traded', seat, gave, got: resourceAt(land, store) });
  const [type, more] = Object.keys(gave) as Resource[];
  if (type && !more) notifyRivalCards(t, other(seat), type);
}

/** Stores with room whose type is not among these goods. */
const unpaid = (state: State, seat: Seat, gave: Goods): ResourceStore[] =>
  storesWithRoom(
    state,
    seat,
    resources.filter((resource) => !gave[resource]),
  );

export const lighthouse: Card = {
  kind: 'building',
  placement: 'city',
  copies: { 'merchant-princes': 2 },
  duelCopies: { 'merchant-princes': 1 },
  cost: { brick: 2, lumber: 1, ore: 1 },
  points: { victory: 1 },
  needs: [{ any: [{ own: 'commercial-harbor' }, { least: 2, of: 'trade-ship' }] }],
  use: {
    once: true,
    fault: (state, seat, spot) => (guided(state, seat, spot).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat, place) {
      const sources = guided(t.state, seat, ownCardAt(t.state, seat, place) as CardSpot);
      const source = yield* pick(
        seat,
        'pay.lighthouse',
        sources.map(({ id }) => id),
      );
      const land = landOf(t.state, seat);
      const type = resourceAt(land, source);
      changeStock(land, source, -1);
      const store = yield* storeOneIn(t, seat, () => unpaid(t.state, seat, { [type]: 1 }), 'store.lighthouse');
      if (store !== null) t.emit({ kind: 'traded', seat, gave: { [type]: 1 }, got: resourceAt(land, store) });
    },
  },
};

/** The stores the neighbouring trade ship can trade from, if another type has room. */
function guided(state: State, seat: Seat, { town, site }: CardSpot): ResourceStore[] {
  const land = landOf(state, seat);
  const ship = land.towns[town]?.sites[site ^ 1]?.[0];
  if (!ship || ship.by !== undefined || !isTradeShip(cardOf(ship.card))) return [];
  const { trades } = cardOf(ship.card);
  const beside = new Set([leftOf(town, site), rightOf(town, site)].map((index) => regionName(land.west, index)));
  const sources = storesOf(land, (_, stock) => stock > 0).filter(({ id, resource }) =>
    trades ? resource === trades : beside.has(id),
  );
  return sources.filter(({ resource }) => unpaid(state, seat, { [resource]: 1 }).length > 0);
}
