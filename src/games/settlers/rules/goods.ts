import type { Seat } from '../../../engine/script.ts';
import { handOf, type State, type Context } from '../state.ts';
import type { Goods } from '../vocabulary.ts';

export function goodsCount(hand: Goods): number {
  let size = 0;
  for (let sort = 0; sort < hand.length; sort++) size += hand[sort] as number;
  return size;
}

/** A price may be shorter than a hand, since it names no commodities. */
export function covers(hand: Goods, price: Goods): boolean {
  for (let sort = 0; sort < price.length; sort++) if ((price[sort] as number) > (hand[sort] ?? 0)) return false;
  return true;
}

export const noGoods = (state: State): number[] => state.bank.map(() => 0);

export function oneCard(state: State, sort: number, count = 1): number[] {
  const goods = noGoods(state);
  goods[sort] = count;
  return goods;
}

function moveGoods(from: number[], to: number[], goods: Goods): void {
  for (let sort = 0; sort < goods.length; sort++) {
    const count = goods[sort] as number;
    if (count === 0) continue;
    from[sort] = (from[sort] as number) - count;
    to[sort] = (to[sort] as number) + count;
  }
}

export function takeFromBank(state: State, seat: Seat, goods: Goods): void {
  moveGoods(state.bank, handOf(state, seat), goods);
}

export function payToBank(t: Context, seat: Seat, goods: Goods): void {
  moveGoods(handOf(t.state, seat), t.state.bank, goods);
  expireOffers(t, seat);
}

export function giveCards(t: Context, from: Seat, to: Seat, goods: Goods): void {
  moveGoods(handOf(t.state, from), handOf(t.state, to), goods);
  expireOffers(t, from);
}

/**
 * Cancels all proposals of a seat that has lost a card. So every proposal shown can be paid, and a lapse does not
 * reveal the card.
 */
export function expireOffers(t: Context, seat: Seat): void {
  const { proposals } = t.state;
  if (!proposals.some((proposal) => proposal.seat === seat)) return;
  t.state.proposals = proposals.filter((proposal) => proposal.seat !== seat);
  t.emit({ kind: 'lapsed', seat });
}
