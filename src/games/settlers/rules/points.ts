import type { Seat } from '../../../engine/script.ts';
import { sideOf, type State, stockOfOwner, type Table } from '../state.ts';
import { stockOf } from '../vocabulary.ts';

/** Points that win. */
export const targetOf = (_state: State): number => 10;

/** What lies open: buildings and titles. */
export function openPoints(state: State, seat: Seat): number {
  const { settlements, cities } = stockOfOwner(state, seat);
  const buildings = stockOf.settlement - settlements + 2 * (stockOf.city - cities);
  return buildings + (state.longest === seat ? 2 : 0) + (state.largest === seat ? 2 : 0);
}

export function hiddenPoints(state: State, seat: Seat): number {
  const { development, bought } = sideOf(state, seat);
  let points = 0;
  for (const card of development) if (card === 'victory-point') points++;
  for (const card of bought) if (card === 'victory-point') points++;
  return points;
}

export const pointsOf = (state: State, seat: Seat): number => openPoints(state, seat) + hiddenPoints(state, seat);

/** The active player wins at once with enough points; what is left of a move is not carried out then. */
export function claimVictory(t: Table): boolean {
  const { state } = t;
  if (state.winner !== null) return true;
  const points = pointsOf(state, state.active);
  if (points < targetOf(state)) return false;
  state.winner = state.active;
  state.phase = 'over';
  state.offer = null;
  state.proposals = [];
  t.tell({ kind: 'won', seat: state.active, points });
  return true;
}
