import type { Seat } from '../../../engine/script.ts';
import { NODES, pathsAt } from '../board/geometry.ts';
import { ADVANTAGE_LEVEL, KNIGHTS, WALLS } from '../cities-and-knights/cards/progress.ts';
import { PROMOTED } from '../cities-and-knights/state.ts';
import type { CitiesAndKnightsView } from '../cities-and-knights/view.ts';
import { isActive } from '../cities-and-knights/rules/knights.ts';
import { isFree } from '../rules/places.ts';
import type { View } from '../view.ts';
import { NO_OWNER, type PieceKind } from '../vocabulary.ts';

const nodes = Array.from({ length: NODES }, (_, node) => node);

const isReached = ({ roads }: View, seat: Seat, node: number): boolean =>
  (pathsAt[node] ?? []).some((path) => roads[path] === seat);
const hasTown = ({ towns, ranks }: View, seat: Seat, node: number, rank: number): boolean =>
  towns[node] === seat && ranks[node] === rank;

/** Whether a settlement or city has a legal place, by public information. Roads nearly always have one. */
export function hasSite(view: View, seat: Seat, piece: PieceKind): boolean {
  if (piece === 'road') return true;
  return nodes.some((node) =>
    piece === 'city' ? hasTown(view, seat, node, 1) : isFree(view, node) && isReached(view, seat, node),
  );
}

export const hasCity = (view: View, seat: Seat): boolean => nodes.some((node) => hasTown(view, seat, node, 2));

export const hasCitiesAndKnightsPurchase: Readonly<
  Record<'wall' | 'knight' | 'activation', (view: View, citiesAndKnights: CitiesAndKnightsView, seat: Seat) => boolean>
> = {
  wall: (view, { walls }, seat) =>
    nodes.filter((node) => view.towns[node] === seat && walls[node] === 1).length < WALLS &&
    nodes.some((node) => hasTown(view, seat, node, 2) && walls[node] === 0),
  knight: (view, citiesAndKnights, seat) =>
    hasKnightSite(view, citiesAndKnights, seat) ||
    nodes.some((node) => citiesAndKnights.knights[node] === seat && canRise(citiesAndKnights, seat, node)),
  activation: (_view, citiesAndKnights, seat) =>
    nodes.some((node) => citiesAndKnights.knights[node] === seat && !isActive(citiesAndKnights, node)),
};

/** Knights of a level that are not on the board. */
const reserveOf = ({ knights, levels }: CitiesAndKnightsView, seat: Seat, level: number): number =>
  KNIGHTS - nodes.filter((node) => knights[node] === seat && levels[node] === level).length;

const hasKnightSite = (view: View, citiesAndKnights: CitiesAndKnightsView, seat: Seat): boolean =>
  reserveOf(citiesAndKnights, seat, 1) > 0 &&
  nodes.some(
    (node) =>
      view.towns[node] === NO_OWNER && citiesAndKnights.knights[node] === NO_OWNER && isReached(view, seat, node),
  );

function canRise(citiesAndKnights: CitiesAndKnightsView, seat: Seat, node: number): boolean {
  const level = citiesAndKnights.levels[node] ?? 0;
  if (level === 3 || ((citiesAndKnights.marks[node] ?? 0) & PROMOTED) !== 0) return false;
  if (level === 2 && (citiesAndKnights.cityPlayers[seat]?.improvements[2] ?? 0) < ADVANTAGE_LEVEL) return false;
  return reserveOf(citiesAndKnights, seat, level + 1) > 0;
}
