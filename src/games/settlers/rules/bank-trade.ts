import type { Seat } from '../../../engine/script.ts';
import { harbourPaths, yieldOf } from '../board/island.ts';
import { ADVANTAGE_LEVEL } from '../cities-and-knights/cards/progress.ts';
import type { CityPlayer, CitiesAndKnightsState } from '../cities-and-knights/state.ts';
import { pathEnds } from '../board/geometry.ts';
import { tradeId } from '../notation.ts';
import { handOf, type State, type Context } from '../state.ts';
import { RESOURCES, sorts, type Terrain } from '../vocabulary.ts';
import { oneCard, payToBank, takeFromBank } from './goods.ts';

/** The number of equal cards the bank takes for one, by sort. */
export function ratesOf(state: State, seat: Seat): number[] {
  const rates = state.bank.map(() => 4);
  let any = false;
  for (let harbour = 0; harbour < harbourPaths.length; harbour++) {
    const what = state.harbours[harbour];
    if (!what || !livesAt(state, seat, harbourPaths[harbour] as number)) continue;
    if (what === 'any') any = true;
    else rates[sorts.indexOf(what)] = 2;
  }
  if (any) for (let sort = 0; sort < rates.length; sort++) rates[sort] = Math.min(rates[sort] as number, 3);
  if (state.citiesAndKnights) improveRates(state, state.citiesAndKnights, seat, rates);
  return rates;
}

/** Applies 2:1 rates: commodities with the merchant guild, the merchant's resource, the fleet's sort. */
function improveRates(
  state: State,
  { cityPlayers, merchantAt, fleet }: CitiesAndKnightsState,
  seat: Seat,
  rates: number[],
): void {
  if (((cityPlayers[seat] as CityPlayer).improvements[1] as number) >= ADVANTAGE_LEVEL)
    for (let sort = RESOURCES; sort < rates.length; sort++) rates[sort] = 2;
  if (merchantAt?.seat === seat) rates[yieldOf[state.terrain[merchantAt.hex] as Terrain]] = 2;
  if (seat === state.active) for (const sort of fleet) rates[sort] = 2;
}

function livesAt(state: State, seat: Seat, path: number): boolean {
  const [low, high] = pathEnds[path] as readonly [number, number];
  return state.towns[low] === seat || state.towns[high] === seat;
}

/** Adds trades at the best rate of each sort for every other sort in stock. */
export function addBankTrades(menu: string[], state: State, seat: Seat): void {
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
export function tradeWithBank(t: Context, seat: Seat, rate: number, from: string, to: string): void {
  const { state } = t;
  const give = oneCard(state, (sorts as readonly string[]).indexOf(from), rate);
  const want = oneCard(state, (sorts as readonly string[]).indexOf(to));
  payToBank(t, seat, give);
  takeFromBank(state, seat, want);
  t.emit({ kind: 'traded', seat, give, want });
}
