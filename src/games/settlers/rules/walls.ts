import type { Seat } from '../../../engine/script.ts';
import { WALLS } from '../cards/progress.ts';
import { handOf, realmOf, type State, type Table } from '../state.ts';
import { prices } from '../vocabulary.ts';
import { covers } from './hand.ts';
import { citiesOf } from './improve.ts';

/** City walls: two more cards are safe from a seven behind each. */

export const wallsLeft = (state: State, seat: Seat): number =>
  WALLS - realmOf(state).walls.filter((wall, node) => wall === 1 && state.towns[node] === seat).length;

/** Own cities without a wall, while there are walls. */
export const wallSites = (state: State, seat: Seat): number[] =>
  wallsLeft(state, seat) === 0 ? [] : citiesOf(state, seat).filter((node) => realmOf(state).walls[node] === 0);

export function addWalls(menu: string[], state: State, seat: Seat): void {
  if (covers(handOf(state, seat), prices.wall)) for (const node of wallSites(state, seat)) menu.push(`build wall ${node}`);
}

export function putWall(t: Table, seat: Seat, node: number, free: boolean): void {
  realmOf(t.state).walls[node] = 1;
  t.tell({ kind: 'walled', seat, place: `${node}`, free });
}
