import { cornersOf, middleOf, type Point, type Top } from '../../../engine/scene/index.ts';
import { type Chart, chartOf } from '../maps/index.ts';
import { type VariantId, variantIds } from '../vocabulary.ts';

/** Where the hexes of a map and its nodes lie. */
interface Positions {
  readonly top: Top;
  readonly hexes: readonly Point[];
  readonly nodes: readonly Point[];
}

/** Axial coordinates in the order of the hexes: the ring from the north-west on, then north, then the middle. */
const island: readonly (readonly [number, number])[] = [[-1, 0], [-1, 1], [0, 1], [1, 0], [1, -1], [0, -1], [0, 0]];
/** Row by row. */
const rows: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((r) => {
  const first = Math.max(-2, -2 - r);
  return Array.from({ length: 5 - Math.abs(r) }, (_, index) => [first + index, r] as const);
});

function positionsOf(chart: Chart): Positions {
  const top: Top = chart.given ? 'flat' : 'pointed';
  const hexes = chart.hexes.map((_, index) => {
    const [q, r] = (chart.given ? island : rows)[index] as readonly [number, number];
    return middleOf(top, q, r);
  });
  const nodes: Point[] = [];
  chart.hexes.forEach(({ corners }, index) => {
    const points = cornersOf(top, hexes[index] as Point);
    // The corners of a map begin at the upper left where edges are up.
    corners.forEach((node, at) => (nodes[node] = points[chart.given ? (at + 5) % 6 : at] as Point));
  });
  return { top, hexes, nodes };
}

const all = Object.fromEntries(variantIds.map((variant) => [variant, positionsOf(chartOf(variant))])) as Readonly<Record<VariantId, Positions>>;

export const positions = (variant: VariantId): Positions => all[variant];
