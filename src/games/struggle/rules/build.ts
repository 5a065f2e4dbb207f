import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { eventOf } from '../cards.ts';
import { playerOf, type State, type Context } from '../state.ts';
import {
  type BuildKind,
  costs,
  type Expansion,
  expansionKinds,
  KINDS,
  listCards,
  MARKET,
  type Resource,
  resourceIndex,
  resources,
  SAFE_CARDS,
  sumCards,
} from '../vocabulary.ts';
import { addCard, drawCard } from './draw.ts';
import { groupOf, paymentsFor, paysExactly } from './pay.ts';
import { hasExpansion, spare } from './points.ts';
import { nextSide, pileOf, type Taken, victimOf } from './take-from-player.ts';
import { claimVictory } from './victory.ts';

export const kindOf = (what: string): BuildKind =>
  (expansionKinds as readonly string[]).includes(what) ? 'expansion' : (what as BuildKind);

/** Pays at once if only one set of cards fits; otherwise asks next. */
export function startBuild(t: Context, what: string, flip: boolean): void {
  const { state } = t;
  const payments = paymentsOf(t, kindOf(what));
  state.phase = 'build';
  if (payments.length > 1) state.paying = { what, flip };
  else complete(t, what, flip, listCards(payments[0] ?? []));
}

export function* finishBuild(t: Context, { what, flip }: NonNullable<State['paying']>): Script {
  const paid = yield* pay(t, kindOf(what));
  t.state.paying = null;
  complete(t, what, flip, paid);
}

function paymentsOf({ state }: Context, kind: BuildKind): number[][] {
  const player = playerOf(state, state.active);
  return paymentsFor(costs[kind], spare(player), groupOf(hasExpansion(player, 'university')));
}

/** Pays, places the card, checks for victory and runs the event. */
function complete(t: Context, what: string, flip: boolean, paid: readonly Resource[]): void {
  const { state } = t;
  const seat = state.active;
  const kind = kindOf(what);
  const { hand } = playerOf(state, seat);
  for (const card of paid.toSorted((one, other) => indexOf(one) - indexOf(other))) {
    addCard(hand, indexOf(card), -1);
    state.discard.unshift(indexOf(card));
  }
  state.built.push(kind);
  if (kind === 'road' || kind === 'knight') gain(t, seat, kind, paid);
  else if (kind === 'settlement') settle(t, seat, flip, paid);
  else if (kind === 'city') flipSettlement(t, seat, paid);
  else expand(t, seat, what as Expansion, paid);
}

const indexOf = (card: string): number => resourceIndex.get(card) as number;

const wrongPayment: Text = {
  en: 'That isn’t the exact price: pay each required card, or matching cards of another kind in its place.',
  de: 'Diese Karten ergeben nicht genau den Preis: Zahl jede Karte oder statt einer gleiche Karten einer anderen Sorte.',
};

function* pay(t: Context, kind: BuildKind): Script<readonly Resource[]> {
  const seat = t.state.active;
  const group = groupOf(hasExpansion(playerOf(t.state, seat), 'university'));
  const payments = paymentsOf(t, kind);
  const most = Array.from({ length: KINDS }, (_, each) =>
    Math.max(...payments.map((payment) => payment[each] as number)),
  );
  const sizes = payments.map(sumCards);
  const picks = yield* ask({
    seat,
    key: 'pay',
    choices: resources.filter((_, each) => (most[each] as number) > 0),
    limits: most.filter((count) => count > 0),
    min: Math.min(...sizes),
    max: Math.max(...sizes),
    check: (cards) => (paysExactly(costs[kind], cards, group) ? null : wrongPayment),
    fallback: listCards(payments[0] ?? []),
  });
  return picks as readonly Resource[];
}

function gain(t: Context, seat: Seat, kind: Taken, paid: readonly Resource[]): void {
  const { state } = t;
  const own = playerOf(state, seat)[pileOf[kind]];
  const from = state.supply[kind] > 0 ? null : victimOf(state, kind);
  if (from === null) state.supply[kind]--;
  else playerOf(state, from)[pileOf[kind]].pop();
  const side = nextSide(own);
  own.push(side);
  t.emit({ kind: 'built', seat, what: kind, paid, side, from });
  claimVictory(t, seat);
}

function settle(t: Context, seat: Seat, flip: boolean, paid: readonly Resource[]): void {
  const { state } = t;
  playerOf(state, seat).settlements.push(state.settlements.shift() as number);
  t.emit({ kind: 'built', seat, what: 'settlement', paid, side: null, from: null });
  if (flip) {
    state.destiny = state.destiny === 'clockwise' ? 'counterclockwise' : 'clockwise';
    t.emit({ kind: 'destiny', seat, way: state.destiny });
  }
  claimVictory(t, seat);
}

/** Flips the oldest settlement and runs the event on its back. */
function flipSettlement(t: Context, seat: Seat, paid: readonly Resource[]): void {
  const player = playerOf(t.state, seat);
  const card = player.settlements.shift() as number;
  player.cities.push({ card, expansion: null });
  t.reveal();
  t.emit({ kind: 'built', seat, what: 'city', paid, side: null, from: null });
  if (claimVictory(t, seat)) return;
  const event = eventOf(card);
  t.emit({ kind: 'event', card, event });
  if (event === 'market-day') marketDay(t);
  else robberAttack(t);
}

function marketDay(t: Context): void {
  const { state } = t;
  const gone = listCards(state.market);
  state.market.forEach((count, kind) => {
    for (let i = 0; i < count; i++) state.discard.unshift(kind);
  });
  state.market.fill(0);
  refillMarket(t);
  t.emit({ kind: 'market', gone, cards: listCards(state.market) });
}

/** Refills the market to five cards, if there are enough. */
export function refillMarket(t: Context): void {
  const { market } = t.state;
  while (sumCards(market) < MARKET) {
    const card = drawCard(t);
    if (card === null) return;
    addCard(market, card, 1);
  }
}

/** Makes every hand of more than seven cards owe half of them; the losses are asked next. */
function robberAttack(t: Context): void {
  const { state } = t;
  const robbed: Seat[] = [];
  state.players.forEach((player, seat) => {
    const size = sumCards(player.hand);
    if (size <= SAFE_CARDS) return;
    player.owed = Math.floor(size / 2);
    robbed.push(seat);
  });
  t.emit({ kind: 'robbed', seats: robbed });
}

function expand(t: Context, seat: Seat, expansion: Expansion, paid: readonly Resource[]): void {
  const { state } = t;
  const city = playerOf(state, seat).cities.find((each) => each.expansion === null);
  if (city) city.expansion = expansion;
  state.expansions.splice(state.expansions.indexOf(expansion), 1);
  t.emit({ kind: 'built', seat, what: expansion, paid, side: null, from: null });
  claimVictory(t, seat);
}
