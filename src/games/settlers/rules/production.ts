import type { Seat } from '../../../engine/script.ts';
import { hexCornersOf, HEXES } from '../board/geometry.ts';
import { yieldOf } from '../board/island.ts';
import { seatsOf, type State, type Context } from '../state.ts';
import { NO_OWNER, type Sort, sorts } from '../vocabulary.ts';
import { noGoods, goodsCount, takeFromBank } from './goods.ts';

/** Produces for all buildings at unblocked hexes with this number, and returns the cards by seat. */
export function produce(t: Context, number: number): readonly (readonly number[])[] {
  const { state } = t;
  const claims = claimsFor(state, number);
  const short = ration(state, claims);
  claims.forEach((goods, seat) => {
    if (goodsCount(goods) > 0) takeFromBank(state, seat, goods);
  });
  t.emit({ kind: 'produced', goods: claims, short });
  return claims;
}

function claimsFor(state: State, number: number): number[][] {
  const claims = state.sides.map(() => noGoods(state));
  for (let hex = 0; hex < HEXES; hex++) {
    if (state.tokens[hex] !== number || hex === state.robber) continue;
    const sort = yieldOf[state.terrain[hex] as keyof typeof yieldOf];
    if (sort < 0) continue;
    for (const node of hexCornersOf[hex] as readonly number[]) claim(state, claims, node, sort);
  }
  return claims;
}

/** Cities & Knights: a city gets paper with lumber, cloth with wool, coin with ore. */
export const commodityFor: Readonly<Record<number, number>> = { 1: 5, 2: 6, 4: 7 };

function claim(state: State, claims: readonly number[][], node: number, sort: number): void {
  const owner = state.towns[node] as number;
  if (owner === NO_OWNER || owner >= seatsOf(state)) return;
  const goods = claims[owner] as number[];
  const rank = state.ranks[node] as number;
  const commodity = state.citiesAndKnights && rank === 2 ? commodityFor[sort] : undefined;
  if (commodity === undefined) goods[sort] = (goods[sort] as number) + rank;
  else {
    goods[sort] = (goods[sort] as number) + 1;
    goods[commodity] = (goods[commodity] as number) + 1;
  }
}

/** Cancels claims the bank cannot meet, unless a single player claims the sort and takes the rest. */
function ration(state: State, claims: readonly number[][]): Sort[] {
  const short: Sort[] = [];
  for (let sort = 0; sort < state.bank.length; sort++) {
    const left = state.bank[sort] as number;
    let wanted = 0;
    let claimants = 0;
    let last: Seat = 0;
    claims.forEach((goods, seat) => {
      const count = goods[sort] as number;
      if (count === 0) return;
      wanted += count;
      claimants++;
      last = seat;
    });
    if (wanted <= left) continue;
    short.push(sorts[sort] as Sort);
    for (const goods of claims) goods[sort] = 0;
    if (claimants === 1) (claims[last] as number[])[sort] = left;
  }
  return short;
}
