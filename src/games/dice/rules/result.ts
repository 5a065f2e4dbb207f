import type { Seat } from '../../../engine/script.ts';
import { type Lay, playerOf, type Scored, type State } from '../state.ts';
import { isScored, pointsOf } from './points.ts';

/** Places, best first; null while the match goes on. The winner stands alone, whoever else has as much. */
export function rankingOf(state: Scored & Pick<State, 'phase' | 'winner'>): Seat[][] | null {
  if (state.phase !== 'over') return null;
  const { winner } = state;
  const rest = state.players.map((_, seat) => seat).filter((seat) => seat !== winner);
  const places = groupByRank(rest, (one, other) => compare(state, one, other));
  return winner === null ? places : [[winner], ...places];
}

/** More points first; on Island One, with the same score, fewer empty turns. */
function compare(state: Scored, one: Seat, other: Seat): number {
  const points = pointsOf(state, other) - pointsOf(state, one);
  if (points !== 0 || !isScored(state)) return points;
  return emptyTurns(state, one) - emptyTurns(state, other);
}

export const emptyTurns = (state: Lay, seat: Seat): number => playerOf(state, seat).boxes.filter((box) => box === null).length;

function groupByRank(seats: readonly Seat[], compareSeats: (one: Seat, other: Seat) => number): Seat[][] {
  const places: Seat[][] = [];
  for (const seat of seats.toSorted(compareSeats)) {
    const last = places.at(-1);
    if (last && compareSeats(last[0] as Seat, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
