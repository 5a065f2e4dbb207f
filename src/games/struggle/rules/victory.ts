import type { Seat } from '../../../engine/script.ts';
import type { Context } from '../state.ts';
import { goalOf, pointsOf } from './points.ts';

/** Ends the match if the seat has reached the goal on its turn. */
export function claimVictory(t: Context, seat: Seat): boolean {
  const { state } = t;
  const points = pointsOf(state, seat);
  if (points < goalOf(state, seat)) return false;
  state.phase = 'over';
  state.winner = seat;
  t.reveal();
  t.emit({ kind: 'won', seat, points });
  return true;
}
