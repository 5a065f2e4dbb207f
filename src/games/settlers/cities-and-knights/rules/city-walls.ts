import type { Seat } from '../../../../engine/script.ts';
import { WALLS } from '../cards/progress.ts';
import { handOf, citiesAndKnightsOf, type State, type Context } from '../../state.ts';
import { prices } from '../../vocabulary.ts';
import { covers } from '../../rules/goods.ts';
import { citiesOf } from './city-improvements.ts';

export const wallsLeft = (state: State, seat: Seat): number =>
  WALLS - citiesAndKnightsOf(state).walls.filter((wall, node) => wall === 1 && state.towns[node] === seat).length;

/** The seat's cities without a wall, while walls are in stock. */
export const wallSites = (state: State, seat: Seat): number[] =>
  wallsLeft(state, seat) === 0
    ? []
    : citiesOf(state, seat).filter((node) => citiesAndKnightsOf(state).walls[node] === 0);

export function addWalls(menu: string[], state: State, seat: Seat): void {
  if (covers(handOf(state, seat), prices.wall))
    for (const node of wallSites(state, seat)) menu.push(`build wall ${node}`);
}

export function putWall(t: Context, seat: Seat, node: number, free: boolean): void {
  citiesAndKnightsOf(t.state).walls[node] = 1;
  t.emit({ kind: 'walled', seat, place: `${node}`, free });
}
