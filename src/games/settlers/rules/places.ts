import { neighboursOf, NODES, PATHS, pathEnds, pathsAt } from '../board/geometry.ts';
import { type State, stockOfOwner } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';

/** Where pieces may stand. */

/** Somebody else's knight stands there: no road goes on. */
export function isGuarded({ realm }: State, owner: number, node: number): boolean {
  if (!realm) return false;
  const there = realm.knights[node] as number;
  return there !== NOBODY && there !== owner;
}

/** An own building at the end of the path, or an own road there that no foreign building cuts off. */
function leadsOn(state: State, owner: number, path: number, node: number): boolean {
  const there = state.towns[node] as number;
  if (there === owner) return true;
  if (there !== NOBODY || isGuarded(state, owner, node)) return false;
  for (const other of pathsAt[node] as readonly number[]) if (other !== path && state.roads[other] === owner) return true;
  return false;
}

export function isRoadSite(state: State, owner: number, path: number): boolean {
  if (state.roads[path] !== NOBODY) return false;
  const [low, high] = pathEnds[path] as readonly [number, number];
  return leadsOn(state, owner, path, low) || leadsOn(state, owner, path, high);
}

/** What stands on the intersections, for all to see. */
interface Standing {
  readonly towns: readonly number[];
  readonly realm: { readonly knights: readonly number[] } | null;
}

/** Nothing on the intersection, no building on those next to it. */
export function isFree({ towns, realm }: Standing, node: number): boolean {
  if (towns[node] !== NOBODY || (realm && realm.knights[node] !== NOBODY)) return false;
  for (const next of neighboursOf[node] as readonly number[]) if (towns[next] !== NOBODY) return false;
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

/** Own settlements, where there is a city to put in their place; first of all, cities on their side are put up again. */
export function citySites(state: State, owner: number): number[] {
  const sites: number[] = [];
  const { realm } = state;
  if (realm) for (let node = 0; node < NODES; node++) if (realm.laid[node] === 1 && state.towns[node] === owner) sites.push(node);
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
