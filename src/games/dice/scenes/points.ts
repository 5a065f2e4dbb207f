import { hexCorners, hexCentre, type Point, type HexOrientation } from '../../../engine/scene/index.ts';
import { type IndexedMap, indexedMapOf } from '../maps/index.ts';
import { type VariantId, variantIds } from '../vocabulary.ts';

/** Coordinates of a map's hexes and nodes. */
interface Positions {
  readonly top: HexOrientation;
  readonly hexes: readonly Point[];
  readonly nodes: readonly Point[];
}

/** Axial coordinates in hex order: the ring from the north-west, then north, then the middle. */
const island: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [0, 0],
];
/** Row by row. */
const rows: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((r) => {
  const first = Math.max(-2, -2 - r);
  return Array.from({ length: 5 - Math.abs(r) }, (_, index) => [first + index, r] as const);
});

function positionsOf(chart: IndexedMap): Positions {
  const top: HexOrientation = chart.given ? 'flat' : 'pointed';
  const hexes = chart.hexes.map((_, index) => {
    const [q, r] = (chart.given ? island : rows)[index] as readonly [number, number];
    return hexCentre(top, q, r);
  });
  const nodes: Point[] = [];
  chart.hexes.forEach(({ corners }, index) => {
    const points = hexCorners(top, hexes[index] as Point);
    // Corners start at the upper left if an edge is up.
    corners.forEach((node, at) => (nodes[node] = points[chart.given ? (at + 5) % 6 : at] as Point));
  });
  return { top, hexes, nodes };
}

const all = Object.fromEntries(variantIds.map((variant) => [variant, positionsOf(indexedMapOf(variant))])) as Readonly<
  Record<VariantId, Positions>
>;

export const positions = (variant: VariantId): Positions => all[variant];
