import { farEnd, NODES, pathsAt } from '../../board/geometry.ts';
import type { State } from '../../state.ts';
import { NO_OWNER } from '../../vocabulary.ts';

/** Intersections a knight can reach along its owner's roads: free ones, and those with other players' knights. */
export interface KnightPaths {
  readonly free: readonly number[];
  readonly barred: readonly number[];
}

/** Whether the intersection has neither a building nor a knight. */
export const isVacant = (state: State, node: number): boolean =>
  state.towns[node] === NO_OWNER && state.citiesAndKnights?.knights[node] === NO_OWNER;

/** Own pieces can be passed, others' cannot. Results are in the order of intersections. */
export function knightPathsFrom(state: State, owner: number, from: number): KnightPaths {
  const knights = state.citiesAndKnights?.knights ?? [];
  const seen = new Uint8Array(NODES);
  const open = [from];
  seen[from] = 1;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node !== from && isForeign(state.towns[node], owner)) continue;
    if (node !== from && isForeign(knights[node], owner)) continue;
    for (const path of pathsAt[node] as readonly number[]) {
      const next = farEnd(path, node);
      if (state.roads[path] !== owner || seen[next] === 1) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  const free: number[] = [];
  const barred: number[] = [];
  for (let node = 0; node < NODES; node++) {
    if (seen[node] === 0 || node === from) continue;
    if (isVacant(state, node)) free.push(node);
    else if (isForeign(knights[node], owner)) barred.push(node);
  }
  return { free, barred };
}

const isForeign = (there: number | undefined, owner: number): boolean =>
  there !== undefined && there !== NO_OWNER && there !== owner;
