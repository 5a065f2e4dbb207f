import type { Seat } from '../../engine/script.ts';
import { scoreOf, victoryPoints } from './rules/points.ts';
import { jokersLeft, prospectOfTurn } from './rules/prospects.ts';
import { placesFor } from './rules/sites.ts';
import { playerOf, type State } from './state.ts';
import { isScored } from './rules/points.ts';
import { EMPTY_TURN } from './vocabulary.ts';

/** Value of a position for a seat: what it has built and what its dice may bring. */
export function evaluate(state: State, seat: Seat): number {
  return relativeToOthers(state, seat, ownValue(state, seat) + prospectOfTurn(state, seat));
}

/** Subtracts a share of the best opponent's value, except where every seat plays for its own score. */
export function relativeToOthers(state: State, seat: Seat, own: number): number {
  if (isScored(state)) return own;
  let best = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) best = Math.max(best, ownValue(state, other));
  }
  return own - 0.3 * best;
}

export function ownValue(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const { roads, knights, turn, line } = player;
  const jokers = 4 * jokersLeft(state, player);
  if (isScored(state))
    return (
      scoreOf(state, seat) +
      (turn ? (turn.builds > 0 ? turn.points : EMPTY_TURN) : 0) +
      jokers +
      roadsAhead(state, seat)
    );
  // A road is worth most where it leads to a free site.
  const sites = placesFor(state, seat, 'settlement').length + placesFor(state, seat, 'city').length;
  return (
    10 * victoryPoints(state, seat) + 2.5 * roads.length + line + 2.5 * Math.min(sites, 2) + 4 * knights.length + jokers
  );
}

/** Value of roads and of the sites they reach. */
function roadsAhead(state: State, seat: Seat): number {
  const { roads } = playerOf(state, seat);
  const sites = placesFor(state, seat, 'settlement').length + placesFor(state, seat, 'city').length;
  return 1.2 * roads.length + 0.2 * sites;
}
