import type { Seat } from '../../../engine/script.ts';
import type { Court, Realm } from '../realm.ts';
import { sideOf, type State, stockOfOwner, type Table } from '../state.ts';
import { NOBODY, stockOf } from '../vocabulary.ts';

/** Points that win. */
export const targetOf = ({ realm }: Pick<State, 'realm'>): number => (realm ? 13 : 10);

/** What lies open: buildings and titles. */
export function openPoints(state: State, seat: Seat): number {
  const { settlements, cities } = stockOfOwner(state, seat);
  const buildings = stockOf.settlement - settlements + 2 * (stockOf.city - cities);
  return buildings + (state.longest === seat ? 2 : 0) + (state.largest === seat ? 2 : 0) + (state.realm ? realmPoints(state, state.realm, seat) : 0);
}

/** Metropolises, merchant, chips and open cards; a city on its side counts as a settlement. */
function realmPoints(state: State, { laid, metropolises, merchantAt, courts }: Realm, seat: Seat): number {
  const { honours, chips } = courts[seat] as Court;
  let points = honours.length + chips + (merchantAt?.seat === seat ? 1 : 0);
  for (const node of metropolises) if (node !== NOBODY && state.towns[node] === seat) points += 2;
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
