import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { nextSeat } from '../../../engine/seats.ts';
import { type DiceCounts, mapOf, playerOf, type Context } from '../state.ts';
import { longestRoadOf } from './longest-road.ts';
import { placeIndex } from './moves.ts';

/** Minimum distance of two starting roads along the coast: five other roads between them. */
const APART = 6;

/** Coastal roads that may be chosen, in coast order, leaving room for the seats still to choose. */
export function startRoads(state: DiceCounts): number[] {
  const { coast } = mapOf(state);
  const taken = state.players
    .flatMap(({ roads }) => roads.flatMap((road) => coast.indexOf(road)))
    .filter((index) => index >= 0);
  const toCome = state.players.filter(({ roads }) => roads.length === 0).length - 1;
  return coast.filter((_, index) => room([...taken, index], coast.length) >= toCome);
}

/** Number of further starting roads that fit; negative if the taken ones are too close. */
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

/** Lets each seat mark a starting road in turn, then starts the first turn. */
export function* placeStart(t: Context): Script {
  const { state } = t;
  const seat = state.active;
  const map = mapOf(state);
  const choices = startRoads(state).map((road) => `build road ${map.roads[road]?.id}`);
  const [road = ''] = yield* ask({ seat, key: 'start', choices, min: 1, max: 1 });
  markStart(t, seat, road.slice('build road '.length));
}

function markStart(t: Context, seat: Seat, id: string): void {
  const { state } = t;
  const player = playerOf(state, seat);
  player.roads.push(placeIndex(mapOf(state), 'road', id));
  player.line = longestRoadOf(state, seat);
  t.emit({ kind: 'started', seat, place: id });
  state.active = nextSeat(seat, state.players.length);
  if (playerOf(state, state.active).roads.length > 0) {
    state.phase = 'play';
    state.number = 1;
  }
}
