import type { Script, Seat } from '../../../engine/script.ts';
import { hexesAt, isCoastal } from '../board/geometry.ts';
import { handOf, isTwo, sideOf, type State, type Context } from '../state.ts';
import { TRADE_CARDS } from '../vocabulary.ts';
import { FORCE, HOME, SELL } from '../notation.ts';
import { mostOf, pickCards } from './ask.ts';
import { drawBlind } from './draw-blind.ts';
import { giveCards, goodsCount } from './goods.ts';
import { openPoints } from './points.ts';
import { awardArmy } from './titles.ts';

const other = (seat: Seat): Seat => 1 - seat;

/** An action costs one card, or two for the player who is ahead. */
export const tradeCardPrice = (state: State, seat: Seat): number =>
  openPoints(state, seat) <= openPoints(state, other(seat)) ? 1 : 2;

const canPay = (state: State, seat: Seat): boolean => sideOf(state, seat).tradeCards >= tradeCardPrice(state, seat);

const canForce = (state: State, seat: Seat): boolean =>
  canPay(state, seat) && goodsCount(handOf(state, seat)) >= 2 && goodsCount(handOf(state, other(seat))) >= 1;

const canGoHome = (state: State, seat: Seat): boolean =>
  canPay(state, seat) && state.terrain.includes('desert') && state.terrain[state.robber] !== 'desert';

const canSell = (state: State, seat: Seat): boolean => !state.now.sold && sideOf(state, seat).army > 0;

/** The actions trade cards can pay for now; between the two rolls only sending the robber home. */
export function tradeCardActions(state: State, seat: Seat): string[] {
  if (!isTwo(state)) return [];
  const between = state.phase === 'roll' && state.now.first !== null;
  const ids: string[] = [];
  if (!between && canForce(state, seat)) ids.push(FORCE);
  if (canGoHome(state, seat)) ids.push(HOME);
  if (!between && canSell(state, seat)) ids.push(SELL);
  return ids;
}

export function* playTradeCard(t: Context, seat: Seat, id: string): Script {
  if (id === SELL) {
    sellKnight(t, seat);
    return;
  }
  gainCards(t, seat, -tradeCardPrice(t.state, seat));
  if (id === FORCE) yield* forceTrade(t, seat);
  else sendHome(t, seat);
}

/** Adds cards up to the limit of a hand. */
function gainCards(t: Context, seat: Seat, count: number): void {
  const side = sideOf(t.state, seat);
  const change = Math.min(count, TRADE_CARDS.most - side.tradeCards);
  if (change === 0) return;
  side.tradeCards += change;
  t.emit({ kind: 'tradeCards', seat, change });
}

/** A settlement at the desert brings two cards, one on the coast one. */
export function gainTradeCards(t: Context, seat: Seat, node: number): void {
  const desert = (hexesAt[node] as readonly number[]).some((hex) => t.state.terrain[hex] === 'desert');
  gainCards(t, seat, (desert ? 2 : 0) + (isCoastal[node] ? 1 : 0));
}

/** Draws two cards blind, then gives two of choice back, possibly the same ones. */
function* forceTrade(t: Context, seat: Seat): Script {
  const from = other(seat);
  const drawn = drawBlind(t, from, seat, 2);
  t.emit({ kind: 'forced', seat, from, number: goodsCount(drawn), secret: { goods: drawn } });
  t.reveal();
  const own = handOf(t.state, seat);
  const goods = yield* pickCards(seat, 'force.give', own, 2, mostOf(own, 2));
  giveCards(t, seat, from, goods);
  t.emit({ kind: 'returned', seat, to: from, number: 2, secret: { goods } });
}

function sendHome(t: Context, seat: Seat): void {
  t.state.robber = t.state.terrain.indexOf('desert');
  t.emit({ kind: 'robber', seat, hex: t.state.robber, home: true });
}

/** Removes a knight and checks the army again: on a tie no player keeps the title. */
function sellKnight(t: Context, seat: Seat): void {
  const { state } = t;
  sideOf(state, seat).army--;
  state.gone.push('knight');
  state.now.sold = true;
  t.emit({ kind: 'sold', seat });
  gainCards(t, seat, 2);
  awardArmy(t, state.largest === seat ? null : state.largest);
}
