import type { Script, Seat } from '../../../engine/script.ts';
import { hexesAt, isCoastal } from '../board/geometry.ts';
import { handOf, isTwo, sideOf, type State, type Table } from '../state.ts';
import { TRADE_CARDS } from '../vocabulary.ts';
import { FORCE, HOME, SELL } from '../notation.ts';
import { mostOf, pickCards } from './ask.ts';
import { drawBlind } from './draw.ts';
import { hand, sizeOf } from './hand.ts';
import { openPoints } from './points.ts';
import { awardArmy } from './titles.ts';

/** Catan for Two: trade cards, and the actions they pay. */

const other = (seat: Seat): Seat => 1 - seat;

/** Whoever is not behind pays one card, whoever is ahead two. */
export const actionPrice = (state: State, seat: Seat): number => (openPoints(state, seat) <= openPoints(state, other(seat)) ? 1 : 2);

const canPay = (state: State, seat: Seat): boolean => sideOf(state, seat).tradeCards >= actionPrice(state, seat);

export const canForce = (state: State, seat: Seat): boolean =>
  canPay(state, seat) && sizeOf(handOf(state, seat)) >= 2 && sizeOf(handOf(state, other(seat))) >= 1;

export const canGoHome = (state: State, seat: Seat): boolean =>
  canPay(state, seat) && state.terrain.includes('desert') && state.terrain[state.robber] !== 'desert';

export const canSell = (state: State, seat: Seat): boolean => !state.now.sold && sideOf(state, seat).army > 0;

/** What trade cards offer now; between the two throws only the robber may be sent home. */
export function actionIds(state: State, seat: Seat): string[] {
  if (!isTwo(state)) return [];
  const between = state.phase === 'roll' && state.now.first !== null;
  const ids: string[] = [];
  if (!between && canForce(state, seat)) ids.push(FORCE);
  if (canGoHome(state, seat)) ids.push(HOME);
  if (!between && canSell(state, seat)) ids.push(SELL);
  return ids;
}

export function* takeAction(t: Table, seat: Seat, id: string): Script {
  if (id === SELL) {
    sellKnight(t, seat);
    return;
  }
  gainCards(t, seat, -actionPrice(t.state, seat));
  if (id === FORCE) yield* forceTrade(t, seat);
  else sendHome(t, seat);
}

/** Never above the most one may hold. */
export function gainCards(t: Table, seat: Seat, count: number): void {
  const side = sideOf(t.state, seat);
  const change = Math.min(count, TRADE_CARDS.most - side.tradeCards);
  if (change === 0) return;
  side.tradeCards += change;
  t.tell({ kind: 'tradeCards', seat, change });
}

/** A settlement at the desert brings two, one at the coast one. */
export function replenish(t: Table, seat: Seat, node: number): void {
  const desert = (hexesAt[node] as readonly number[]).some((hex) => t.state.terrain[hex] === 'desert');
  gainCards(t, seat, (desert ? 2 : 0) + (isCoastal[node] ? 1 : 0));
}

/** Two cards drawn blind, then two given back by choice, those just drawn among them. */
function* forceTrade(t: Table, seat: Seat): Script {
  const from = other(seat);
  const drawn = drawBlind(t, from, seat, 2);
  t.tell({ kind: 'forced', seat, from, number: sizeOf(drawn), secret: { goods: drawn } });
  t.reveal();
  const own = handOf(t.state, seat);
  const goods = yield* pickCards(seat, 'force.give', own, 2, mostOf(own, 2));
  hand(t, seat, from, goods);
  t.tell({ kind: 'returned', seat, to: from, number: 2, secret: { goods } });
}

function sendHome(t: Table, seat: Seat): void {
  t.state.robber = t.state.terrain.indexOf('desert');
  t.tell({ kind: 'robber', seat, hex: t.state.robber, home: true });
}

/** The army is looked at anew: on a tie nobody keeps the title. */
function sellKnight(t: Table, seat: Seat): void {
  const { state } = t;
  sideOf(state, seat).army--;
  state.gone.push('knight');
  state.now.sold = true;
  t.tell({ kind: 'sold', seat });
  gainCards(t, seat, 2);
  awardArmy(t, state.largest === seat ? null : state.largest);
}
