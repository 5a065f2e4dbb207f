/** A point on a map of hexes, in sides of a hex; x to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which way the corners of the hexes look. */
export type Top = 'flat' | 'pointed';

/** The middle of the hex (q, r): q to the right (flat: right and down), r downwards. */
export function middleOf(top: Top, q: number, r: number): Point {
  const root = Math.sqrt(3);
  return top === 'pointed' ? { x: root * (q + r / 2), y: 1.5 * r } : { x: 1.5 * q, y: root * (r + q / 2) };
}

/** The corners of a hex, clockwise; from the top (pointed) or from the upper right (flat). */
export function cornersOf(top: Top, { x, y }: Point): readonly Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((index - (top === 'pointed' ? 1.5 : 1)) * Math.PI) / 3;
    return { x: x + Math.cos(angle), y: y + Math.sin(angle) };
  });
}
