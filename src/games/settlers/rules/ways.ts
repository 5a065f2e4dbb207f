import { farEnd, NODES, pathsAt } from '../board/geometry.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';

/** Where a knight can go over roads of its owner: free intersections, and those where foreign knights bar the way. */
export interface Ways {
  readonly free: readonly number[];
  readonly barred: readonly number[];
}

/** Neither a building nor a knight. */
export const isVacant = (state: State, node: number): boolean => state.towns[node] === NOBODY && state.realm?.knights[node] === NOBODY;

/** Own pieces may be passed, foreign ones not. In the order of the intersections. */
export function waysFrom(state: State, owner: number, from: number): Ways {
  const knights = state.realm?.knights ?? [];
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

const isForeign = (there: number | undefined, owner: number): boolean => there !== undefined && there !== NOBODY && there !== owner;
