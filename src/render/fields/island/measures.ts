import type { Point } from '../../../engine/scene/index.ts';

/** The side of a hex. */
export const side = 134;
export const hexWidth = Math.sqrt(3) * side;
export const hexHeight = 2 * side;

/** Where a point of the scene stands in the picture. */
export type Spot = (point: Point) => Point;

/** How a house looks on the board depends on whether somebody has to choose: then all else steps back. */
export interface Mood {
  readonly choosing: boolean;
}

/** Drawn with straight lines only, so that they line up with the hexes: the corners of one around a point. */
export function hexagon(x: number, y: number, radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((index - 1.5) * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}
