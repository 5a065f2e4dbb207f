import type { Seat } from '../../../engine/script.ts';
import type { Table } from '../state.ts';
import { TARGET } from '../vocabulary.ts';
import { pointsOf } from './points.ts';

/** Whoever has enough on the own turn has won. */
export function claimVictory(t: Table, seat: Seat): boolean {
  const { state } = t;
  const points = pointsOf(state, seat);
  if (points < TARGET) return false;
  state.phase = 'over';
  state.winner = seat;
  t.reveal();
  t.tell({ kind: 'won', seat, points });
  return true;
}
