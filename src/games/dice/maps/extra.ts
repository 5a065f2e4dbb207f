import type { DieFace } from '../vocabulary.ts';
import type { MapHex, IslandMap, MapRoad, Terrain } from './map.ts';

/** Hexes row by row, pointy side up: terrain and the six nodes clockwise from the top. */
const rows: readonly (readonly [Terrain, readonly number[]])[] = [
  ['pasture', [0, 4, 8, 12, 7, 3]],
  ['fields', [1, 5, 9, 13, 8, 4]],
  ['mountains', [2, 6, 10, 14, 9, 5]],
  ['mountains', [7, 12, 17, 22, 16, 11]],
  ['hills', [8, 13, 18, 23, 17, 12]],
  ['forest', [9, 14, 19, 24, 18, 13]],
  ['pasture', [10, 15, 20, 25, 19, 14]],
  ['fields', [16, 22, 28, 33, 27, 21]],
  ['forest', [17, 23, 29, 34, 28, 22]],
  ['desert', [18, 24, 30, 35, 29, 23]],
  ['hills', [19, 25, 31, 36, 30, 24]],
  ['fields', [20, 26, 32, 37, 31, 25]],
  ['pasture', [28, 34, 39, 43, 38, 33]],
  ['hills', [29, 35, 40, 44, 39, 34]],
  ['forest', [30, 36, 41, 45, 40, 35]],
  ['mountains', [31, 37, 42, 46, 41, 36]],
  ['mountains', [39, 44, 48, 51, 47, 43]],
  ['fields', [40, 45, 49, 52, 48, 44]],
  ['pasture', [41, 46, 50, 53, 49, 45]],
];

const hexes: readonly MapHex[] = rows.map(([terrain, corners], index) => ({ id: `${index}`, terrain, corners }));

/** Hex edges, each once, lower node first. */
const roads: readonly MapRoad[] = [
  ...new Map(
    hexes.flatMap(({ corners }) =>
      corners.map((node, index) => {
        const next = corners[(index + 1) % 6] as number;
        const ends = [Math.min(node, next), Math.max(node, next)] as const;
        return [ends[0] * 100 + ends[1], { id: ends.join('-'), ends }] as const;
      }),
    ),
  ).entries(),
]
  .sort(([one], [other]) => one - other)
  .map(([, road]) => road);

/** Coast nodes clockwise; coastal road i leads from node i to the next. */
const ring = [
  3, 0, 4, 1, 5, 2, 6, 10, 15, 20, 26, 32, 37, 42, 46, 50, 53, 49, 52, 48, 51, 47, 43, 38, 33, 27, 21, 16, 11, 7,
];
const coast = ring.map((node, index) => {
  const next = ring[(index + 1) % ring.length] as number;
  return roads.findIndex(({ ends }) => ends.includes(node) && ends.includes(next));
});

const sites = (nodes: readonly number[]) => nodes.map((node) => ({ id: `${node}`, node, points: 0 }));

const products: Readonly<Record<Terrain, DieFace | 'any'>> = {
  hills: 'brick',
  forest: 'lumber',
  pasture: 'wool',
  fields: 'grain',
  mountains: 'ore',
  desert: 'any',
};

/** One knight on each hex, two on the desert. */
const knights = hexes
  .flatMap(({ terrain }, hex) => (terrain === 'desert' ? [hex, hex] : [hex]))
  .map((hex, index) => ({ id: `${index}`, hex, points: 0 }));

export const extra: IslandMap = {
  variant: 'extra',
  nodes: 54,
  hexes,
  given: null,
  roads,
  settlements: sites([0, 1, 2, 7, 8, 9, 10, 16, 17, 18, 19, 20, 33, 34, 35, 36, 37, 43, 44, 45, 46, 51, 52, 53]),
  cities: sites([1, 7, 10, 17, 18, 19, 34, 35, 36, 43, 46, 52]),
  knights,
  jokers: knights.map(({ id, hex }, index) => ({
    id,
    needs: [index],
    gives: products[(hexes[hex] as MapHex).terrain],
  })),
  castles: 4,
  coast,
};
