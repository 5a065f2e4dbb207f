import type { Seat } from '../../../engine/script.ts';
import { NODES, pathsAt } from '../board/geometry.ts';
import { ADVANTAGE, KNIGHTS, WALLS } from '../cards/progress.ts';
import { PROMOTED } from '../realm.ts';
import type { RealmView } from '../realm-view.ts';
import { isActive } from '../rules/knights.ts';
import { isFree } from '../rules/places.ts';
import type { View } from '../view.ts';
import { NOBODY, type Piece } from '../vocabulary.ts';

const nodes = Array.from({ length: NODES }, (_, node) => node);

const isReached = ({ roads }: View, seat: Seat, node: number): boolean => (pathsAt[node] ?? []).some((path) => roads[path] === seat);
const hasTown = ({ towns, ranks }: View, seat: Seat, node: number, rank: number): boolean => towns[node] === seat && ranks[node] === rank;

/** Whether a settlement or a city could stand anywhere, by what lies open. Roads nearly always can. */
export function hasSite(view: View, seat: Seat, piece: Piece): boolean {
  if (piece === 'road') return true;
  return nodes.some((node) => (piece === 'city' ? hasTown(view, seat, node, 1) : isFree(view, node) && isReached(view, seat, node)));
}

export const hasCity = (view: View, seat: Seat): boolean => nodes.some((node) => hasTown(view, seat, node, 2));

/** The same for what Cities & Knights adds. */
export const hasWork: Readonly<Record<'wall' | 'knight' | 'activation', (view: View, realm: RealmView, seat: Seat) => boolean>> = {
  wall: (view, { walls }, seat) =>
    nodes.filter((node) => view.towns[node] === seat && walls[node] === 1).length < WALLS && nodes.some((node) => hasTown(view, seat, node, 2) && walls[node] === 0),
  knight: (view, realm, seat) => hasKnightSite(view, realm, seat) || nodes.some((node) => realm.knights[node] === seat && canRise(realm, seat, node)),
  activation: (_view, realm, seat) => nodes.some((node) => realm.knights[node] === seat && !isActive(realm, node)),
};

/** Pieces of a level that are not on the board. */
const reserveOf = ({ knights, levels }: RealmView, seat: Seat, level: number): number =>
  KNIGHTS - nodes.filter((node) => knights[node] === seat && levels[node] === level).length;

const hasKnightSite = (view: View, realm: RealmView, seat: Seat): boolean =>
  reserveOf(realm, seat, 1) > 0 &&
  nodes.some((node) => view.towns[node] === NOBODY && realm.knights[node] === NOBODY && isReached(view, seat, node));

function canRise(realm: RealmView, seat: Seat, node: number): boolean {
  const level = realm.levels[node] ?? 0;
  if (level === 3 || ((realm.marks[node] ?? 0) & PROMOTED) !== 0) return false;
  if (level === 2 && (realm.courts[seat]?.improvements[2] ?? 0) < ADVANTAGE) return false;
  return reserveOf(realm, seat, level + 1) > 0;
}
