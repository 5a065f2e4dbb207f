/** A point on a hex map, in hex side lengths; x to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The direction in which the corners of the hexes point. */
export type HexOrientation = 'flat' | 'pointed';

/** Returns the centre of the hex (q, r): q to the right (flat: right and down), r downwards. */
export function hexCentre(top: HexOrientation, q: number, r: number): Point {
  const root = Math.sqrt(3);
  return top === 'pointed' ? { x: root * (q + r / 2), y: 1.5 * r } : { x: 1.5 * q, y: root * (r + q / 2) };
}

/** Returns the corners of a hex, clockwise; from the top (pointed) or from the upper right (flat). */
export function hexCorners(top: HexOrientation, { x, y }: Point): readonly Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((index - (top === 'pointed' ? 1.5 : 1)) * Math.PI) / 3;
    return { x: x + Math.cos(angle), y: y + Math.sin(angle) };
  });
}
