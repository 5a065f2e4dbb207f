import type { Seat } from '../../../engine/script.ts';
import { type DiceCounts, playerOf, type Scored, type State } from '../state.ts';
import { isScored, pointsOf } from './points.ts';

/** Ranking by seat, best first; null while the match is running. The winner never shares a rank. */
export function rankingOf(state: Scored & Pick<State, 'phase' | 'winner'>): Seat[][] | null {
  if (state.phase !== 'over') return null;
  const { winner } = state;
  const rest = state.players.map((_, seat) => seat).filter((seat) => seat !== winner);
  const places = groupByRank(rest, (one, other) => compare(state, one, other));
  return winner === null ? places : [[winner], ...places];
}

/** Orders by points; on Island One, ties go to fewer empty turns. */
function compare(state: Scored, one: Seat, other: Seat): number {
  const points = pointsOf(state, other) - pointsOf(state, one);
  if (points !== 0 || !isScored(state)) return points;
  return emptyTurns(state, one) - emptyTurns(state, other);
}

export const emptyTurns = (state: DiceCounts, seat: Seat): number =>
  playerOf(state, seat).boxes.filter((box) => box === null).length;

function groupByRank(seats: readonly Seat[], compareSeats: (one: Seat, other: Seat) => number): Seat[][] {
  const places: Seat[][] = [];
  for (const seat of seats.toSorted(compareSeats)) {
    const last = places.at(-1);
    if (last && compareSeats(last[0] as Seat, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
