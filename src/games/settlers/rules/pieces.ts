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

export function putCity(t: Table, seat: Seat, node: number): void {
  t.state.ranks[node] = 2;
  const stock = stockOfOwner(t.state, seat);
  stock.cities--;
  stock.settlements++;
  t.tell({ kind: 'built', seat, owner: seat, piece: 'city', place: `${node}`, free: false });
}
