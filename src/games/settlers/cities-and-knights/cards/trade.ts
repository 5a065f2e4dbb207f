import { otherSeats } from '../../../../engine/seats.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { hexCornersOf, HEXES, hexName, hexNamed } from '../../board/geometry.ts';
import { landAt } from '../../board/island.ts';
import { mostOf, pick, pickCards } from '../../rules/ask.ts';
import { giveCards, oneCard, goodsCount } from '../../rules/goods.ts';
import { canHold, settleOwedResources } from '../rules/deferred.ts';
import { handOf, citiesAndKnightsOf, seatsOf, type State, type Context } from '../../state.ts';
import { commodities, RESOURCES, resources, type Sort, sorts } from '../../vocabulary.ts';
import { seatsAhead, always, atOnce, colourOf, type ProgressEffect, seatNamed } from './effect.ts';
import type { TradeCard } from './progress.ts';

/** Producing hexes next to a building of the seat. */
function merchantHexes(state: State, seat: Seat): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (
      state.terrain[hex] !== 'desert' &&
      (hexCornersOf[hex] as readonly number[]).some((node) => state.towns[node] === seat)
    )
      hexes.push(hex);
  }
  return hexes;
}

function* placeMerchant(t: Context, seat: Seat): Script {
  const id = yield* pick(seat, 'merchant', merchantHexes(t.state, seat).map(hexName));
  const hex = hexNamed(id) as number;
  citiesAndKnightsOf(t.state).merchantAt = { seat, hex };
  t.emit({ kind: 'merchant', seat, hex, land: landAt(t.state, hex) });
}

function openHarbor({ state }: Context, seat: Seat): void {
  citiesAndKnightsOf(state).harbor = otherSeats(seat, seatsOf(state));
}

/** Adds the offers of a Commercial Harbor that are still possible. */
export function addHarborOffers(menu: string[], state: State, seat: Seat): void {
  const { harbor } = citiesAndKnightsOf(state);
  if (harbor.length === 0) return;
  const cards = handOf(state, seat);
  for (const other of harbor) {
    if (!canHold(state, other, 1)) continue;
    for (let sort = 0; sort < RESOURCES; sort++)
      if ((cards[sort] as number) > 0) menu.push(`harbor ${colourOf(state, other)} ${sorts[sort] as Sort}`);
  }
}

/** A player with a commodity must take the resource and give one; without a commodity nothing changes hands. */
export function* offerAtHarbor(t: Context, seat: Seat, colour: string, sort: Sort): Script {
  const { state } = t;
  const other = seatNamed(state, colour);
  yield* settleOwedResources(t, [other]);
  const citiesAndKnights = citiesAndKnightsOf(state);
  citiesAndKnights.harbor = citiesAndKnights.harbor.filter((each) => each !== other);
  const held = handOf(state, other).map((count, index) => (index < RESOURCES ? 0 : count));
  t.reveal();
  if (goodsCount(held) === 0) {
    t.emit({ kind: 'harbored', seat, with: other, secret: null });
    return;
  }
  const want = yield* pickCards(other, 'harbor.give', held, 1, mostOf(held, 1));
  const give = oneCard(state, sorts.indexOf(sort));
  giveCards(t, seat, other, give);
  giveCards(t, other, seat, want);
  t.emit({ kind: 'harbored', seat, with: other, secret: { give, want } });
}

function* sendFleet(t: Context, seat: Seat): Script {
  const sort = (yield* pick(seat, 'fleet', sorts)) as Sort;
  const citiesAndKnights = citiesAndKnightsOf(t.state);
  citiesAndKnights.fleet = [...citiesAndKnights.fleet, sorts.indexOf(sort)];
  t.emit({ kind: 'fleet', seat, sort });
}

/** Shows the other player's hand and takes two cards. */
function* levy(t: Context, seat: Seat): Script {
  const { state } = t;
  yield* settleOwedResources(t, seatsAhead(state, seat, 0));
  const ids = seatsAhead(state, seat, 1).map((other) => colourOf(state, other));
  if (ids.length === 0) return;
  const from = seatNamed(state, yield* pick(seat, 'dues.seat', ids));
  const cards = handOf(state, from);
  t.reveal();
  t.emit({ kind: 'looked', seat, from, secret: { goods: cards.slice() } });
  const number = Math.min(2, goodsCount(cards));
  const goods = yield* pickCards(seat, 'dues.cards', cards, number, firstOf(cards, number));
  giveCards(t, from, seat, goods);
  t.emit({ kind: 'levied', seat, from, number, secret: { goods } });
}

const firstOf = (cards: readonly number[], count: number): string[] =>
  cards.flatMap((number, sort) => Array.from({ length: number }, () => sorts[sort] as string)).slice(0, count);

/** Every other player gives up to this number of cards of a sort. */
function monopoly(among: readonly Sort[], most: number): ProgressEffect {
  return {
    canPlay: always,
    *play(t, seat) {
      const { state } = t;
      yield* settleOwedResources(t, otherSeats(seat, seatsOf(state)));
      const sort = (yield* pick(seat, 'monopoly', among)) as Sort;
      const index = sorts.indexOf(sort);
      const taken = state.sides.map((_, from) => {
        const count = from === seat ? 0 : Math.min(most, handOf(state, from)[index] as number);
        if (count > 0) giveCards(t, from, seat, oneCard(state, index, count));
        return count;
      });
      t.reveal();
      t.emit({ kind: 'monopoly', seat, sort, taken });
    },
  };
}

export const trade: Readonly<Record<TradeCard, ProgressEffect>> = {
  merchant: { canPlay: (state, seat) => merchantHexes(state, seat).length > 0, play: placeMerchant },
  'commercial-harbor': { canPlay: always, play: atOnce(openHarbor) },
  'merchant-fleet': { canPlay: always, play: sendFleet },
  'guild-dues': { canPlay: (state, seat) => seatsAhead(state, seat, 1).length > 0, play: levy },
  'commodity-monopoly': monopoly(commodities, 1),
  'resource-monopoly': monopoly(resources, 2),
};
