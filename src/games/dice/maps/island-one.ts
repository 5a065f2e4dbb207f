import type { DieFace } from '../vocabulary.ts';
import type { IslandMap } from './map.ts';

/** Six hexes around open sea. Nodes 0 to 17 carry the printed sites; nodes from 18 on carry none. */
const hexes = [
  { id: 'M', terrain: 'mountains', corners: [18, 0, 1, 2, 3, 19] },
  { id: 'F', terrain: 'fields', corners: [3, 2, 4, 5, 6, 20] },
  { id: 'P', terrain: 'pasture', corners: [4, 10, 9, 8, 7, 5] },
  { id: 'W', terrain: 'forest', corners: [11, 16, 15, 14, 9, 10] },
  { id: 'H', terrain: 'hills', corners: [13, 21, 17, 16, 11, 12] },
  { id: 'D', terrain: 'desert', corners: [22, 23, 13, 12, 1, 0] },
] as const;

const roads = [
  [1, 2],
  [2, 3],
  [2, 4],
  [4, 5],
  [5, 6],
  [5, 7],
  [7, 8],
  [8, 9],
  [9, 10],
  [10, 11],
  [11, 12],
  [12, 13],
  [9, 14],
  [14, 15],
  [15, 16],
  [16, 17],
] as const;

/** Points and node, in building order. */
const settlements = [
  [3, 1],
  [4, 4],
  [5, 7],
  [7, 9],
  [9, 11],
  [11, 13],
] as const;
const cities = [
  [7, 3],
  [12, 6],
  [20, 15],
  [30, 17],
] as const;
const jokers: readonly (DieFace | 'any')[] = ['ore', 'grain', 'wool', 'lumber', 'brick', 'any'];

export const islandOne: IslandMap = {
  variant: 'island-one',
  nodes: 24,
  hexes,
  given: [0, 1],
  roads: roads.map((ends, index) => ({ id: `${index}`, ends })),
  settlements: settlements.map(([points, node]) => ({ id: `${points}`, node, points })),
  cities: cities.map(([points, node]) => ({ id: `${points}`, node, points })),
  knights: jokers.map((_, hex) => ({ id: `${hex + 1}`, hex, points: hex + 1 })),
  jokers: jokers.map((gives, knight) => ({ id: `${knight + 1}`, needs: [knight], gives })),
  castles: 0,
  coast: [],
};
