import type { Seat } from '../../../engine/script.ts';
import type { State, Table } from '../state.ts';
import { isFirst, isTheme, targetOf } from '../variants.ts';
import { pointsOf } from './points.ts';

export const reachesTarget = (state: State, seat: Seat, more = 0): boolean =>
  pointsOf(state, seat, 'victory') + more >= targetOf(state.options.variant);

/** Whether the target wins at any moment of the own turn, or only when the action phase ends. */
export function winsAtOnce({ options: { variant, edition } }: Pick<State, 'options'>): boolean {
  return !isFirst(variant) && (edition === '4e' || !isTheme(variant));
}

/** Declares the active player the winner if the target is reached. What is left of an effect is skipped then. */
export function claimVictory(t: Table): boolean {
  const { state } = t;
  if (!reachesTarget(state, state.active)) return false;
  state.winner = state.active;
  state.phase = 'over';
  state.owed = [];
  t.tell({ kind: 'won', seat: state.active, points: pointsOf(state, state.active, 'victory') });
  return true;
}
