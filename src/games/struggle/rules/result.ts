import type { Seat } from '../../../engine/script.ts';
import type { State } from '../state.ts';
import { pointsOf } from './points.ts';

/** Places, best first: behind the winner equal points share one. */
export function rankBy(winner: Seat, points: readonly number[]): Seat[][] {
  const places = new Map<number, Seat[]>();
  points.forEach((each, seat) => {
    if (seat !== winner) places.set(each, [...(places.get(each) ?? []), seat]);
  });
  return [[winner], ...[...places].sort(([one], [other]) => other - one).map(([, seats]) => seats)];
}

export const rankingOf = (state: State): Seat[][] | null =>
  state.winner === null ? null : rankBy(state.winner, state.players.map((_, seat) => pointsOf(state, seat)));
