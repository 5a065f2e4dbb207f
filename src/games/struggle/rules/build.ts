import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { eventOf } from '../cards.ts';
import { playerOf, type State, type Table } from '../state.ts';
import {
  type BuildKind, costs, type Expansion, expansionKinds, KINDS, listCards, MARKET, type Resource, resourceIndex, resources, SAFE, sumOf,
} from '../vocabulary.ts';
import { add, drawCard } from './draw.ts';
import { groupOf, paymentsFor, paysExactly } from './pay.ts';
import { has, spare } from './points.ts';
import { nextSide, pileOf, type Taken, victimOf } from './take.ts';
import { claimVictory } from './victory.ts';

export const kindOf = (what: string): BuildKind => ((expansionKinds as readonly string[]).includes(what) ? 'expansion' : (what as BuildKind));

/** The price is paid at once where one set of cards does it; otherwise it is asked next. */
export function beginBuild(t: Table, what: string, flip: boolean): void {
  const { state } = t;
  const payments = paymentsOf(t, kindOf(what));
  state.phase = 'build';
  if (payments.length > 1) state.paying = { what, flip };
  else complete(t, what, flip, listCards(payments[0] ?? []));
}

export function* finishBuild(t: Table, { what, flip }: NonNullable<State['paying']>): Script {
  const paid = yield* pay(t, kindOf(what));
  t.state.paying = null;
  complete(t, what, flip, paid);
}

function paymentsOf({ state }: Table, kind: BuildKind): number[][] {
  const player = playerOf(state, state.active);
  return paymentsFor(costs[kind], spare(player), groupOf(has(player, 'university')));
}

/** Payment, card, victory check, event. */
function complete(t: Table, what: string, flip: boolean, paid: readonly Resource[]): void {
  const { state } = t;
  const seat = state.active;
  const kind = kindOf(what);
  const { hand } = playerOf(state, seat);
  for (const card of paid.toSorted((one, other) => indexOf(one) - indexOf(other))) {
    add(hand, indexOf(card), -1);
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
  en: 'These cards do not pay the price exactly: each card itself, or equal cards of another kind for it.',
  de: 'Diese Karten zahlen den Preis nicht genau: jede Karte selbst oder gleiche Karten einer anderen Sorte dafür.',
};

function* pay(t: Table, kind: BuildKind): Script<readonly Resource[]> {
  const seat = t.state.active;
  const group = groupOf(has(playerOf(t.state, seat), 'university'));
  const payments = paymentsOf(t, kind);
  const most = Array.from({ length: KINDS }, (_, each) => Math.max(...payments.map((payment) => payment[each] as number)));
  const sizes = payments.map(sumOf);
  const picks = yield* ask({
    seat,
    key: 'pay',
    choices: resources.filter((_, each) => (most[each] as number) > 0),
    limits: most.filter((count) => count > 0),
    min: Math.min(...sizes),
    max: Math.max(...sizes),
    check: (cards) => (paysExactly(costs[kind], cards, group) ? null : wrongPayment),
    otherwise: listCards(payments[0] ?? []),
  });
  return picks as readonly Resource[];
}

function gain(t: Table, seat: Seat, kind: Taken, paid: readonly Resource[]): void {
  const { state } = t;
  const own = playerOf(state, seat)[pileOf[kind]];
  const from = state.supply[kind] > 0 ? null : victimOf(state, kind);
  if (from === null) state.supply[kind]--;
  else playerOf(state, from)[pileOf[kind]].pop();
  const side = nextSide(own);
  own.push(side);
  t.tell({ kind: 'built', seat, what: kind, paid, side, from });
  claimVictory(t, seat);
}

function settle(t: Table, seat: Seat, flip: boolean, paid: readonly Resource[]): void {
  const { state } = t;
  playerOf(state, seat).settlements.push(state.settlements.shift() as number);
  t.tell({ kind: 'built', seat, what: 'settlement', paid, side: null, from: null });
  if (flip) {
    state.destiny = state.destiny === 'clockwise' ? 'counterclockwise' : 'clockwise';
    t.tell({ kind: 'destiny', seat, way: state.destiny });
  }
  claimVictory(t, seat);
}

/** The settlement gained first; its back says what happens. */
function flipSettlement(t: Table, seat: Seat, paid: readonly Resource[]): void {
  const player = playerOf(t.state, seat);
  const card = player.settlements.shift() as number;
  player.cities.push({ card, expansion: null });
  t.reveal();
  t.tell({ kind: 'built', seat, what: 'city', paid, side: null, from: null });
  if (claimVictory(t, seat)) return;
  const event = eventOf(card);
  t.tell({ kind: 'event', card, event });
  if (event === 'market-day') marketDay(t);
  else robberAttack(t);
}

function marketDay(t: Table): void {
  const { state } = t;
  const gone = listCards(state.market);
  state.market.forEach((count, kind) => {
    for (let i = 0; i < count; i++) state.discard.unshift(kind);
  });
  state.market.fill(0);
  turnUp(t);
  t.tell({ kind: 'market', gone, cards: listCards(state.market) });
}

/** Five open cards, as far as there are any. */
export function turnUp(t: Table): void {
  const { market } = t.state;
  while (sumOf(market) < MARKET) {
    const card = drawCard(t);
    if (card === null) return;
    add(market, card, 1);
  }
}

/** Everybody with more than seven cards loses half of them; what each gives up is asked next. */
function robberAttack(t: Table): void {
  const { state } = t;
  const robbed: Seat[] = [];
  state.players.forEach((player, seat) => {
    const size = sumOf(player.hand);
    if (size <= SAFE) return;
    player.owed = Math.floor(size / 2);
    robbed.push(seat);
  });
  t.tell({ kind: 'robbed', seats: robbed });
}

function expand(t: Table, seat: Seat, expansion: Expansion, paid: readonly Resource[]): void {
  const { state } = t;
  const city = playerOf(state, seat).cities.find((each) => each.expansion === null);
  if (city) city.expansion = expansion;
  state.expansions.splice(state.expansions.indexOf(expansion), 1);
  t.tell({ kind: 'built', seat, what: expansion, paid, side: null, from: null });
  claimVictory(t, seat);
}
