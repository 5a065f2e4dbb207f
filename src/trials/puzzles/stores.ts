import type { Resting } from '../../engine/game/index.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { copyState, landOf, type State } from '../../games/rivals/state.ts';
import { FULL, regionTypes } from '../../games/rivals/vocabulary.ts';

/** What a seat has in store, for making puzzles. */
export interface Stores {
  /** A good year: more in store than there was, as chance will have it. */
  enrich(state: Resting, seat: Seat, random: Random): void;
  count(state: Resting, seat: Seat): number;
  /** A copy with one less in the store with this number among those that hold something; null where there is none. */
  less(state: Resting, seat: Seat, index: number): Resting | null;
  /** A copy in which goods of a type lie in the first stores for them: equal for positions that differ in nothing else. */
  gathered(state: Resting, seat: Seat): Resting;
}

export const rivalsStores: Stores = {
  enrich(state, seat, random) {
    for (const region of landOf(state as State, seat).regions) region.stock = Math.max(region.stock, random.below(FULL + 1));
  },
  count: (state, seat) => landOf(state as State, seat).regions.reduce((sum, { stock }) => sum + stock, 0),
  less(state, seat, index) {
    const copy = copyState(state as State);
    let left = index;
    for (const region of landOf(copy, seat).regions) {
      if (region.stock === 0 || left-- > 0) continue;
      region.stock--;
      return copy;
    }
    return null;
  },
  gathered(state, seat) {
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
