import type { BaseState } from '../../engine/game/index.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { copyState, landOf, type State } from '../../games/rivals/state.ts';
import { FULL, regionTypes } from '../../games/rivals/vocabulary.ts';

/** Edits a seat's stock for making puzzles. */
export interface StockEditor {
  /** Options of the matches besides the variant, and their number of seats. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** The key of the question a puzzle starts with; any move by default. */
  readonly question?: string;
  /** Whether moves with a random outcome are no part of a line. */
  readonly withoutChance: boolean;
  /** Adds random goods to the stock. */
  enrich(state: BaseState, seat: Seat, random: Random): void;
  count(state: BaseState, seat: Seat): number;
  /** Returns a copy with one less in the non-empty store of this index; null if there is none. */
  withOneLess(state: BaseState, seat: Seat, index: number): BaseState | null;
  /** Returns a copy with the goods of each type in their first stores: equal for positions that differ only in that. */
  canonical(state: BaseState, seat: Seat): BaseState;
}

export const rivalsStock: StockEditor = {
  options: {},
  seats: 2,
  withoutChance: false,
  enrich(state, seat, random) {
    for (const region of landOf(state as State, seat).regions)
      region.stock = Math.max(region.stock, random.below(FULL + 1));
  },
  count: (state, seat) => landOf(state as State, seat).regions.reduce((sum, { stock }) => sum + stock, 0),
  withOneLess(state, seat, index) {
    const copy = copyState(state as State);
    let left = index;
    for (const region of landOf(copy, seat).regions) {
      if (region.stock === 0 || left-- > 0) continue;
      region.stock--;
      return copy;
    }
    return null;
  },
  canonical(state, seat) {
    const copy = copyState(state as State);
    const { regions } = landOf(copy, seat);
    for (const type of regionTypes) {
      const same = regions.filter((region) => region.type === type);
      let left = same.reduce((sum, { stock }) => sum + stock, 0);
      for (const region of same) left -= region.stock = Math.min(left, FULL);
    }
    return copy;
  },
};
