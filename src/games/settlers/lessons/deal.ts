import { pathNamed } from '../board/geometry.ts';
import { measureAllRoads } from '../rules/titles.ts';
import type { State } from '../state.ts';
import { NO_OWNER, type Sort, sorts } from '../vocabulary.ts';

/** What a seat has on the island and in hand. */
export interface Holding {
  readonly cities: readonly number[];
  readonly settlements: readonly number[];
  readonly roads: readonly string[];
  readonly hand: Partial<Record<Sort, number>>;
}

/** Puts pieces on the beginner island and cards into hands, instead of what is there. */
export function deal(state: State, holdings: readonly Holding[]): void {
  state.towns.fill(NO_OWNER);
  state.ranks.fill(0);
  state.roads.fill(NO_OWNER);
  for (const [seat, { cities, settlements, roads, hand }] of holdings.entries()) {
    for (const node of [...cities, ...settlements]) {
      state.towns[node] = seat;
      state.ranks[node] = cities.includes(node) ? 2 : 1;
    }
    for (const road of roads) state.roads[pathNamed(road) as number] = seat;
    const side = state.sides[seat];
    const stock = state.stocks[seat];
    if (!side || !stock) continue;
    stock.roads = 15 - roads.length;
    stock.settlements = 5 - settlements.length;
    stock.cities = 4 - cities.length;
    for (let sort = 0; sort < side.hand.length; sort++) {
      const before = side.hand[sort] ?? 0;
      const now = hand[sorts[sort] as Sort] ?? 0;
      side.hand[sort] = now;
      state.bank[sort] = (state.bank[sort] ?? 0) + before - now;
    }
  }
  measureAllRoads(state);
}
