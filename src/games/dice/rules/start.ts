import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { after } from '../../../engine/seats.ts';
import { type Lay, mapOf, playerOf, type Table } from '../state.ts';
import { lineOf } from './lines.ts';
import { placeIndex } from './moves.ts';

/** Between two start roads lie at least five others of the coast. */
const APART = 6;

/** The coastal roads that may be chosen, in their order round the coast: whoever is still to choose must find a place, too. */
export function startRoads(state: Lay): number[] {
  const { coast } = mapOf(state);
  const taken = state.players.flatMap(({ roads }) => roads.flatMap((road) => coast.indexOf(road))).filter((index) => index >= 0);
  const toCome = state.players.filter(({ roads }) => roads.length === 0).length - 1;
  return coast.filter((_, index) => room([...taken, index], coast.length) >= toCome);
}

/** How many more start roads fit between these; negative when these are too close to each other. */
function room(taken: readonly number[], around: number): number {
  const sorted = taken.toSorted((one, other) => one - other);
  let fit = 0;
  for (const [index, at] of sorted.entries()) {
    const next = sorted[index + 1] ?? (sorted[0] as number) + around;
    if (next - at < APART) return -1;
    fit += Math.floor((next - at) / APART) - 1;
  }
  return fit;
}

/** One after the other marks a road on the coast; then the first of them begins. */
export function* placeStart(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  const map = mapOf(state);
  const choices = startRoads(state).map((road) => `build road ${map.roads[road]?.id}`);
  const [road = ''] = yield* ask({ seat, key: 'start', choices, min: 1, max: 1 });
  markStart(t, seat, road.slice('build road '.length));
}

function markStart(t: Table, seat: Seat, id: string): void {
  const { state } = t;
  const player = playerOf(state, seat);
  player.roads.push(placeIndex(mapOf(state), 'road', id));
  player.line = lineOf(state, seat);
  t.tell({ kind: 'started', seat, place: id });
  state.active = after(seat, state.players.length);
  if (playerOf(state, state.active).roads.length > 0) {
    state.phase = 'play';
    state.number = 1;
  }
}
