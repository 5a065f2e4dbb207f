import type { Seat } from '../../../engine/script.ts';
import type { State, Context } from '../state.ts';
import { goalOf, isFirst, isTheme } from '../variants.ts';
import { pointsOf } from './points.ts';

export const reachesTarget = (state: State, seat: Seat, more = 0): boolean =>
  pointsOf(state, seat, 'victory') + more >= goalOf(state.options, seat);

/** Whether the target wins at once on the player's turn, or only when the action phase ends. */
export function winsAtOnce({ options: { variant, edition } }: Pick<State, 'options'>): boolean {
  return !isFirst(variant) && (edition === '4e' || !isTheme(variant));
}

/** Declares the active player the winner at the target; the rest of an effect is then skipped. */
export function claimVictory(t: Context): boolean {
  const { state } = t;
  if (!reachesTarget(state, state.active)) return false;
  state.winner = state.active;
  state.phase = 'over';
  state.owed = [];
  t.emit({ kind: 'won', seat: state.active, points: pointsOf(state, state.active, 'victory') });
  return true;
}
