import type { Seat } from '../../../engine/script.ts';
import { harbourPaths } from '../board/island.ts';
import { pathEnds } from '../board/geometry.ts';
import { tradeId } from '../notation.ts';
import { handOf, type State, type Table } from '../state.ts';
import { sorts } from '../vocabulary.ts';
import { oneOf, pay, take } from './hand.ts';

/** How many equal cards the bank takes for one, by sort. */
export function ratesOf(state: State, seat: Seat): number[] {
  const rates = state.bank.map(() => 4);
  let any = false;
  for (let harbour = 0; harbour < harbourPaths.length; harbour++) {
    const what = state.harbours[harbour];
    if (!what || !livesAt(state, seat, harbourPaths[harbour] as number)) continue;
    if (what === 'any') any = true;
    else rates[sorts.indexOf(what)] = 2;
  }
  return any ? rates.map((rate) => Math.min(rate, 3)) : rates;
}

function livesAt(state: State, seat: Seat, path: number): boolean {
  const [low, high] = pathEnds[path] as readonly [number, number];
  return state.towns[low] === seat || state.towns[high] === seat;
}

/** At the best rate of each sort, for another one that is in stock. */
export function addTrades(menu: string[], state: State, seat: Seat): void {
  const cards = handOf(state, seat);
  let rates: number[] | null = null;
  for (let from = 0; from < cards.length; from++) {
    if ((cards[from] as number) < 2) continue;
    rates ??= ratesOf(state, seat);
    const rate = rates[from] as number;
    if ((cards[from] as number) < rate) continue;
    for (let to = 0; to < cards.length; to++) {
      if (to !== from && (state.bank[to] as number) > 0) menu.push(tradeId(rate, from, to));
    }
  }
}

/** `trade 4 wool ore` */
export function tradeWithBank(t: Table, seat: Seat, rate: number, from: string, to: string): void {
  const { state } = t;
  const give = oneOf(state, (sorts as readonly string[]).indexOf(from), rate);
  const want = oneOf(state, (sorts as readonly string[]).indexOf(to));
  pay(t, seat, give);
  take(state, seat, want);
  t.tell({ kind: 'traded', seat, give, want });
}
