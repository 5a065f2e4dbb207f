import type { Seat } from '../../../engine/script.ts';
import { handOf, type State, type Table } from '../state.ts';
import type { Goods } from '../vocabulary.ts';

/** Counts of cards by sort, and how they go from one place to another. */

export function sizeOf(hand: Goods): number {
  let size = 0;
  for (let sort = 0; sort < hand.length; sort++) size += hand[sort] as number;
  return size;
}

/** A price may be shorter than a hand: it names no commodities then. */
export function covers(hand: Goods, price: Goods): boolean {
  for (let sort = 0; sort < price.length; sort++) if ((price[sort] as number) > (hand[sort] ?? 0)) return false;
  return true;
}

export const noGoods = (state: State): number[] => state.bank.map(() => 0);

export function oneOf(state: State, sort: number, count = 1): number[] {
  const goods = noGoods(state);
  goods[sort] = count;
  return goods;
}

function move(from: number[], to: number[], goods: Goods): void {
  for (let sort = 0; sort < goods.length; sort++) {
    const count = goods[sort] as number;
    if (count === 0) continue;
    from[sort] = (from[sort] as number) - count;
    to[sort] = (to[sort] as number) + count;
  }
}

/** From the bank. */
export function take(state: State, seat: Seat, goods: Goods): void {
  move(state.bank, handOf(state, seat), goods);
}

/** To the bank. */
export function pay(t: Table, seat: Seat, goods: Goods): void {
  move(handOf(t.state, seat), t.state.bank, goods);
  lapse(t, seat);
}

/** To another hand. */
export function hand(t: Table, from: Seat, to: Seat, goods: Goods): void {
  move(handOf(t.state, from), handOf(t.state, to), goods);
  lapse(t, from);
}

/**
 * A card has left the hand: nothing the seat put forward stands any longer, whatever it named. So what is shown can always be
 * met, and that it is gone tells nothing about the card.
 */
export function lapse(t: Table, seat: Seat): void {
  const { proposals } = t.state;
  if (!proposals.some((proposal) => proposal.seat === seat)) return;
  t.state.proposals = proposals.filter((proposal) => proposal.seat !== seat);
  t.tell({ kind: 'lapsed', seat });
}
