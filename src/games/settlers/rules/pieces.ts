import type { Seat } from '../../../engine/script.ts';
import { pathNames } from '../board/geometry.ts';
import { neutralColour, stockOfOwner, type Table } from '../state.ts';
import { afterBuilding, afterRoad } from './titles.ts';

/** Puts a piece on the board, with all that follows from it by itself; nothing is paid here. */

export function putRoad(t: Table, seat: Seat, owner: number, path: number, free: boolean): void {
  t.state.roads[path] = owner;
  stockOfOwner(t.state, owner).roads--;
  t.tell({ kind: 'built', seat, owner, piece: 'road', place: pathNames[path] as string, free, ...neutralColour(t.state, owner) });
  afterRoad(t, owner);
}

export function putSettlement(t: Table, seat: Seat, owner: number, node: number, free: boolean): void {
  t.state.towns[node] = owner;
  t.state.ranks[node] = 1;
  stockOfOwner(t.state, owner).settlements--;
  t.tell({ kind: 'built', seat, owner, piece: 'settlement', place: `${node}`, free, ...neutralColour(t.state, owner) });
  afterBuilding(t, node);
}

/** A city where nothing stood before. */
export function foundCity(t: Table, seat: Seat, node: number): void {
  t.state.towns[node] = seat;
  t.state.ranks[node] = 2;
  stockOfOwner(t.state, seat).cities--;
  t.tell({ kind: 'built', seat, owner: seat, piece: 'city', place: `${node}`, free: true });
  afterBuilding(t, node);
}

/** In place of a settlement; a city that lies on its side is only put up again. */
export function putCity(t: Table, seat: Seat, node: number): void {
  const { realm } = t.state;
  t.state.ranks[node] = 2;
  if (realm?.laid[node] === 1) realm.laid[node] = 0;
  else {
    const stock = stockOfOwner(t.state, seat);
    stock.cities--;
    stock.settlements++;
  }
  t.tell({ kind: 'built', seat, owner: seat, piece: 'city', place: `${node}`, free: false });
}
