import type { Seat } from '../../../engine/script.ts';
import type { State } from '../state.ts';
import { pointsOf } from './points.ts';

/** Ranking by seat, best first. Equal points share a rank, except with the winner. */
export function rankBy(winner: Seat | null, points: readonly number[]): Seat[][] {
  const places = new Map<number, Seat[]>();
  points.forEach((each, seat) => {
    if (seat !== winner) places.set(each, [...(places.get(each) ?? []), seat]);
  });
  const rest = [...places].sort(([one], [other]) => other - one).map(([, seats]) => seats);
  return winner === null ? rest : [[winner], ...rest];
}

export const rankingOf = (state: State): Seat[][] | null =>
  state.phase === 'over'
    ? rankBy(
        state.winner,
        state.players.map((_, seat) => pointsOf(state, seat)),
      )
    : null;
