import type { Seat } from '../../../engine/script.ts';
import { goalOf } from '../options.ts';
import type { CityPlayer, CitiesAndKnightsState } from '../cities-and-knights/state.ts';
import { sideOf, type State, stockOfOwner, type Context } from '../state.ts';
import { NO_OWNER, stockOf } from '../vocabulary.ts';

/** Points from buildings and titles. */
export function openPoints(state: State, seat: Seat): number {
  const { settlements, cities } = stockOfOwner(state, seat);
  const buildings = stockOf.settlement - settlements + 2 * (stockOf.city - cities);
  return (
    buildings +
    (state.longest === seat ? 2 : 0) +
    (state.largest === seat ? 2 : 0) +
    (state.citiesAndKnights ? citiesAndKnightsPoints(state, state.citiesAndKnights, seat) : 0)
  );
}

/** Points from metropolises, merchant, chips and open cards; a city on its side counts as a settlement. */
function citiesAndKnightsPoints(
  state: State,
  { laid, metropolises, merchantAt, cityPlayers }: CitiesAndKnightsState,
  seat: Seat,
): number {
  const { honours, chips } = cityPlayers[seat] as CityPlayer;
  let points = honours.length + chips + (merchantAt?.seat === seat ? 1 : 0);
  for (const node of metropolises) if (node !== NO_OWNER && state.towns[node] === seat) points += 2;
  for (let node = 0; node < laid.length; node++) if (laid[node] === 1 && state.towns[node] === seat) points--;
  return points;
}

export function hiddenPoints(state: State, seat: Seat): number {
  const { development, bought } = sideOf(state, seat);
  let points = 0;
  for (const card of development) if (card === 'victory-point') points++;
  for (const card of bought) if (card === 'victory-point') points++;
  return points;
}

export const pointsOf = (state: State, seat: Seat): number => openPoints(state, seat) + hiddenPoints(state, seat);

/** Ends the match if the active player has enough points; the rest of the move is skipped. */
export function claimVictory(t: Context): boolean {
  const { state } = t;
  if (state.winner !== null) return true;
  const points = pointsOf(state, state.active);
  if (points < goalOf(state.options, state.active)) return false;
  state.winner = state.active;
  state.phase = 'over';
  state.offer = null;
  state.proposals = [];
  t.emit({ kind: 'won', seat: state.active, points });
  return true;
}
