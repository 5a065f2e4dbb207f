/**
 * The island has 19 hexes in rows of 3, 4, 5, 4 and 3, with 54 corners (intersections) and 72 sides (paths). All are
 * numbered row by row from the top, left to right; paths by their lower end, then the higher one.
 */
const ROWS = [3, 4, 5, 4, 3] as const;

/** Corners of a hex, clockwise from the top, as offsets from its centre in half widths and quarter heights. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** A point in half widths and quarter heights of a hex. */
export interface HexPoint {
  readonly x: number;
  readonly y: number;
}

const hexPoints: readonly HexPoint[] = ROWS.flatMap((width, row) =>
  Array.from({ length: width }, (_, index) => ({ x: 2 * index - width + 1, y: 3 * (row - 2) })),
);

const keyOf = ({ x, y }: HexPoint): number => (y + 100) * 1000 + x + 100;
const cornerPoints = hexPoints.map(({ x, y }) => CORNERS.map(([right, down]) => ({ x: x + right, y: y + down })));
const nodeKeys = [...new Set(cornerPoints.flat().map(keyOf))].sort((a, b) => a - b);

export const HEXES = hexPoints.length;
export const NODES = nodeKeys.length;

/** The intersections around each hex, clockwise from the top. */
export const hexCornersOf: readonly (readonly number[])[] = cornerPoints.map((points) =>
  points.map((point) => nodeKeys.indexOf(keyOf(point))),
);

export const hexesAt: readonly (readonly number[])[] = nodeKeys.map((_, node) =>
  hexCornersOf.flatMap((corners, hex) => (corners.includes(node) ? [hex] : [])),
);

/** The two ends of each path, the lower one first. */
export const pathEnds: readonly (readonly [number, number])[] = [
  ...new Set(
    hexCornersOf.flatMap((corners) => corners.map((node, side) => sideKey(node, corners[(side + 1) % 6] as number))),
  ),
]
  .sort((a, b) => a - b)
  .map((key) => [Math.floor(key / 100), key % 100] as const);

export const PATHS = pathEnds.length;

export const pathsAt: readonly (readonly number[])[] = nodeKeys.map((_, node) =>
  pathEnds.flatMap((ends, path) => (ends.includes(node) ? [path] : [])),
);

/** The intersections one path away. */
export const neighboursOf: readonly (readonly number[])[] = nodeKeys.map((_, node) =>
  (pathsAt[node] as readonly number[]).map((path) => farEnd(path, node)),
);

export const isCoastal: readonly boolean[] = hexesAt.map((hexes) => hexes.length < 3);

/** Hexes that share a side. */
export const hexesBeside: readonly (readonly number[])[] = hexCornersOf.map((corners, hex) =>
  hexCornersOf.flatMap((others, other) =>
    other !== hex && others.filter((node) => corners.includes(node)).length === 2 ? [other] : [],
  ),
);

function sideKey(one: number, other: number): number {
  return Math.min(one, other) * 100 + Math.max(one, other);
}

export function farEnd(path: number, node: number): number {
  const [low, high] = pathEnds[path] as readonly [number, number];
  return low === node ? high : low;
}

/** `28-34` */
export const pathNames: readonly string[] = pathEnds.map(([low, high]) => `${low}-${high}`);
const pathByName = new Map(pathNames.map((name, path) => [name, path]));

/** Finds the path of this name, typed in either direction. */
export function pathNamed(name: string): number | undefined {
  const [one, other] = name.split('-');
  return pathByName.get(name) ?? pathByName.get(`${other}-${one}`);
}

export const nodeNamed = (name: string): number | undefined =>
  /^(\d|[1-4]\d|5[0-3])$/.test(name) ? Number(name) : undefined;
export const hexNamed = (name: string): number | undefined =>
  /^h(\d|1[0-8])$/.test(name) ? Number(name.slice(1)) : undefined;
export const hexName = (hex: number): string => `h${hex}`;

/** Positions of hexes and intersections; the centre of the island is 0, 0. */
export const hexPoint = (hex: number): HexPoint => hexPoints[hex] as HexPoint;
