import { neighboursOf, NODES, PATHS, pathEnds, pathsAt } from '../board/geometry.ts';
import { type State, stockOfOwner } from '../state.ts';
import { NO_OWNER } from '../vocabulary.ts';

/** Whether another player's knight blocks roads there. */
export function isGuarded({ citiesAndKnights }: State, owner: number, node: number): boolean {
  if (!citiesAndKnights) return false;
  const there = citiesAndKnights.knights[node] as number;
  return there !== NO_OWNER && there !== owner;
}

/** Whether the seat has a building there, or a road that no other player's building cuts off. */
function leadsOn(state: State, owner: number, path: number, node: number): boolean {
  const there = state.towns[node] as number;
  if (there === owner) return true;
  if (there !== NO_OWNER || isGuarded(state, owner, node)) return false;
  for (const other of pathsAt[node] as readonly number[])
    if (other !== path && state.roads[other] === owner) return true;
  return false;
}

export function isRoadSite(state: State, owner: number, path: number): boolean {
  if (state.roads[path] !== NO_OWNER) return false;
  const [low, high] = pathEnds[path] as readonly [number, number];
  return leadsOn(state, owner, path, low) || leadsOn(state, owner, path, high);
}

/** Public state of the intersections. */
interface BuildBoard {
  readonly towns: readonly number[];
  readonly citiesAndKnights: { readonly knights: readonly number[] } | null;
}

/** Whether the intersection is empty and has no building next to it. */
export function isFree({ towns, citiesAndKnights }: BuildBoard, node: number): boolean {
  if (towns[node] !== NO_OWNER || (citiesAndKnights && citiesAndKnights.knights[node] !== NO_OWNER)) return false;
  for (const next of neighboursOf[node] as readonly number[]) if (towns[next] !== NO_OWNER) return false;
  return true;
}

export function isReached(state: State, owner: number, node: number): boolean {
  for (const path of pathsAt[node] as readonly number[]) if (state.roads[path] === owner) return true;
  return false;
}

export function roadSites(state: State, owner: number): number[] {
  const sites: number[] = [];
  if (stockOfOwner(state, owner).roads === 0) return sites;
  for (let path = 0; path < PATHS; path++) if (isRoadSite(state, owner, path)) sites.push(path);
  return sites;
}

export function settlementSites(state: State, owner: number): number[] {
  const sites: number[] = [];
  if (stockOfOwner(state, owner).settlements === 0) return sites;
  for (let node = 0; node < NODES; node++) if (isReached(state, owner, node) && isFree(state, node)) sites.push(node);
  return sites;
}

/** The owner's settlements, while cities are in stock; cities on their side must be restored first. */
export function citySites(state: State, owner: number): number[] {
  const sites: number[] = [];
  const { citiesAndKnights } = state;
  if (citiesAndKnights)
    for (let node = 0; node < NODES; node++)
      if (citiesAndKnights.laid[node] === 1 && state.towns[node] === owner) sites.push(node);
  if (sites.length > 0) return sites;
  if (stockOfOwner(state, owner).cities === 0) return sites;
  for (let node = 0; node < NODES; node++) if (state.towns[node] === owner && state.ranks[node] === 1) sites.push(node);
  return sites;
}

export function freeSites(state: State): number[] {
  const sites: number[] = [];
  for (let node = 0; node < NODES; node++) if (isFree(state, node)) sites.push(node);
  return sites;
}
