import type { AnyGame, BaseState } from './game/index.ts';
import type { Seat } from './script.ts';

/** Returns the seat with the first turn, from the state at the start; null if all start at once. */
export function startingSeat({ rules }: AnyGame, state: BaseState): Seat | null {
  if (rules.starter) return rules.starter(state);
  const [seat = null, ...more] = rules.active(state);
  return more.length > 0 ? null : seat;
}

/** Returns how many seats have their first turn before this one. */
export const turnOrderOf = (seat: Seat, first: Seat, seats: number): number => (seat - first + seats) % seats;
