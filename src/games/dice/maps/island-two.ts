import type { IslandMap } from './map.ts';

/** The ring of Island One with a second desert in the middle. */
const hexes = [
  { id: 'M', terrain: 'mountains', corners: [19, 0, 1, 2, 3, 20] },
  { id: 'F', terrain: 'fields', corners: [3, 2, 4, 5, 6, 21] },
  { id: 'P', terrain: 'pasture', corners: [4, 22, 9, 8, 7, 5] },
  { id: 'W', terrain: 'forest', corners: [13, 12, 11, 10, 9, 22] },
  { id: 'H', terrain: 'hills', corners: [16, 15, 14, 12, 13, 23] },
  { id: 'D1', terrain: 'desert', corners: [18, 17, 16, 23, 1, 0] },
  { id: 'D2', terrain: 'desert', corners: [1, 23, 13, 22, 4, 2] },
] as const;

/** Roads in order; ids are position plus one. */
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
  [12, 14],
  [14, 15],
  [15, 16],
  [16, 17],
  [17, 18],
] as const;

const numbered = (nodes: readonly number[]) => nodes.map((node, index) => ({ id: `${index + 1}`, node, points: 0 }));

export const islandTwo: IslandMap = {
  variant: 'island-two',
  nodes: 24,
  hexes,
  given: [0, 1],
  roads: roads.map((ends, index) => ({ id: `${index + 1}`, ends })),
  settlements: numbered([1, 4, 7, 11, 14, 16, 18]),
  cities: numbered([3, 6, 9, 13]),
  knights: [0, 1, 2, 3, 4, 5, 5, 6, 6].map((hex, index) => ({ id: `${index + 1}`, hex, points: 0 })),
  jokers: [
    { id: 'M', needs: [0], gives: 'ore' },
    { id: 'F', needs: [1], gives: 'grain' },
    { id: 'P', needs: [2], gives: 'wool' },
    { id: 'W', needs: [3], gives: 'lumber' },
    { id: 'H', needs: [4], gives: 'brick' },
    { id: 'D1', needs: [5, 6], gives: 'any' },
    { id: 'D2', needs: [7, 8], gives: 'any' },
  ],
  castles: 0,
  coast: [],
};
