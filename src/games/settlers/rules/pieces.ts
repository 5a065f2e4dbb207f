import type { Seat } from '../../../engine/script.ts';
import { pathNames } from '../board/geometry.ts';
import { neutralColour, stockOfOwner, type Context } from '../state.ts';
import { afterBuilding, afterRoad } from './titles.ts';

/** These functions put a piece on the board with its automatic effects; none of them charges a price. */

export function putRoad(t: Context, seat: Seat, owner: number, path: number, free: boolean): void {
  t.state.roads[path] = owner;
  stockOfOwner(t.state, owner).roads--;
  t.emit({
    kind: 'built',
    seat,
    owner,
    piece: 'road',
    place: pathNames[path] as string,
    free,
    ...neutralColour(t.state, owner),
  });
  afterRoad(t, owner);
}

export function putSettlement(t: Context, seat: Seat, owner: number, node: number, free: boolean): void {
  t.state.towns[node] = owner;
  t.state.ranks[node] = 1;
  stockOfOwner(t.state, owner).settlements--;
  t.emit({ kind: 'built', seat, owner, piece: 'settlement', place: `${node}`, free, ...neutralColour(t.state, owner) });
  afterBuilding(t, node);
}

/** Places a city on an empty intersection. */
export function foundCity(t: Context, seat: Seat, node: number): void {
  t.state.towns[node] = seat;
  t.state.ranks[node] = 2;
  stockOfOwner(t.state, seat).cities--;
  t.emit({ kind: 'built', seat, owner: seat, piece: 'city', place: `${node}`, free: true });
  afterBuilding(t, node);
}

/** Replaces a settlement, or restores a city on its side. */
export function putCity(t: Context, seat: Seat, node: number): void {
  const { citiesAndKnights } = t.state;
  t.state.ranks[node] = 2;
  if (citiesAndKnights?.laid[node] === 1) citiesAndKnights.laid[node] = 0;
  else {
    const stock = stockOfOwner(t.state, seat);
    stock.cities--;
    stock.settlements++;
  }
  t.emit({ kind: 'built', seat, owner: seat, piece: 'city', place: `${node}`, free: false });
}
