import { others } from '../../../engine/seats.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cornersOf, HEXES, hexName, hexNamed } from '../board/geometry.ts';
import { landAt } from '../board/island.ts';
import { mostOf, pick, pickCards } from '../rules/ask.ts';
import { hand, oneOf, sizeOf } from '../rules/hand.ts';
import { mayHold, settleHands } from '../rules/pending.ts';
import { handOf, realmOf, seatsOf, type State, type Table } from '../state.ts';
import { commodities, RESOURCES, resources, type Sort, sorts } from '../vocabulary.ts';
import { ahead, always, atOnce, colourOf, type Effect, seatNamed } from './effect.ts';
import type { TradeCard } from './progress.ts';

/** The yellow cards. */

/** Hexes that yield something, beside an own building. */
export function merchantHexes(state: State, seat: Seat): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (state.terrain[hex] !== 'desert' && (cornersOf[hex] as readonly number[]).some((node) => state.towns[node] === seat)) hexes.push(hex);
  }
  return hexes;
}

function* placeMerchant(t: Table, seat: Seat): Script {
  const id = yield* pick(seat, 'merchant', merchantHexes(t.state, seat).map(hexName));
  const hex = hexNamed(id) as number;
  realmOf(t.state).merchantAt = { seat, hex };
  t.tell({ kind: 'merchant', seat, hex, land: landAt(t.state, hex) });
}

function openHarbor({ state }: Table, seat: Seat): void {
  realmOf(state).harbor = others(seat, seatsOf(state));
}

/** Offers of a Commercial Harbor that are still possible. */
export function addHarborOffers(menu: string[], state: State, seat: Seat): void {
  const { harbor } = realmOf(state);
  if (harbor.length === 0) return;
  const cards = handOf(state, seat);
  for (const other of harbor) {
    if (!mayHold(state, other, 1)) continue;
    for (let sort = 0; sort < RESOURCES; sort++) if ((cards[sort] as number) > 0) menu.push(`harbor ${colourOf(state, other)} ${sorts[sort] as Sort}`);
  }
}

/** Whoever holds a commodity must take the resource and give one; whoever holds none keeps the hand as it is. */
export function* offerAtHarbor(t: Table, seat: Seat, colour: string, sort: Sort): Script {
  const { state } = t;
  const other = seatNamed(state, colour);
  yield* settleHands(t, [other]);
  const realm = realmOf(state);
  realm.harbor = realm.harbor.filter((each) => each !== other);
  const held = handOf(state, other).map((count, index) => (index < RESOURCES ? 0 : count));
  t.reveal();
  if (sizeOf(held) === 0) {
    t.tell({ kind: 'harbored', seat, with: other, secret: null });
    return;
  }
  const want = yield* pickCards(other, 'harbor.give', held, 1, mostOf(held, 1));
  const give = oneOf(state, sorts.indexOf(sort));
  hand(t, seat, other, give);
  hand(t, other, seat, want);
  t.tell({ kind: 'harbored', seat, with: other, secret: { give, want } });
}

function* sendFleet(t: Table, seat: Seat): Script {
  const sort = (yield* pick(seat, 'fleet', sorts)) as Sort;
  const realm = realmOf(t.state);
  realm.fleet = [...realm.fleet, sorts.indexOf(sort)];
  t.tell({ kind: 'fleet', seat, sort });
}

/** A look at the hand, and two cards of it. */
function* levy(t: Table, seat: Seat): Script {
  const { state } = t;
  yield* settleHands(t, ahead(state, seat, 0));
  const ids = ahead(state, seat, 1).map((other) => colourOf(state, other));
  if (ids.length === 0) return;
  const from = seatNamed(state, yield* pick(seat, 'dues.seat', ids));
  const cards = handOf(state, from);
  t.reveal();
  t.tell({ kind: 'looked', seat, from, secret: { goods: cards.slice() } });
  const number = Math.min(2, sizeOf(cards));
  const goods = yield* pickCards(seat, 'dues.cards', cards, number, firstOf(cards, number));
  hand(t, from, seat, goods);
  t.tell({ kind: 'levied', seat, from, number, secret: { goods } });
}

const firstOf = (cards: readonly number[], count: number): string[] =>
  cards.flatMap((number, sort) => Array.from({ length: number }, () => sorts[sort] as string)).slice(0, count);

/** Everybody else hands over so many cards of a sort, as far as they have them. */
function monopoly(among: readonly Sort[], most: number): Effect {
  return {
    able: always,
    *play(t, seat) {
      const { state } = t;
      yield* settleHands(t, others(seat, seatsOf(state)));
      const sort = (yield* pick(seat, 'monopoly', among)) as Sort;
      const index = sorts.indexOf(sort);
      const taken = state.sides.map((_, from) => {
        const count = from === seat ? 0 : Math.min(most, handOf(state, from)[index] as number);
        if (count > 0) hand(t, from, seat, oneOf(state, index, count));
        return count;
      });
      t.reveal();
      t.tell({ kind: 'monopoly', seat, sort, taken });
    },
  };
}

export const trade: Readonly<Record<TradeCard, Effect>> = {
  'merchant': { able: (state, seat) => merchantHexes(state, seat).length > 0, play: placeMerchant },
  'commercial-harbor': { able: always, play: atOnce(openHarbor) },
  'merchant-fleet': { able: always, play: sendFleet },
  'guild-dues': { able: (state, seat) => ahead(state, seat, 1).length > 0, play: levy },
  'commodity-monopoly': monopoly(commodities, 1),
  'resource-monopoly': monopoly(resources, 2),
};
