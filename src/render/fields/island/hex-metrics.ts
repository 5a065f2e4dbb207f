import type { Point } from '../../../engine/scene/index.ts';

/** Length of a hex side. */
export const hexSide = 134;
export const hexWidth = Math.sqrt(3) * hexSide;
export const hexHeight = 2 * hexSide;

/** Maps a point of the scene to the picture. */
export type ToPixel = (point: Point) => Point;

/** Display mode of the board: while a choice is open, everything else is dimmed. */
export interface BoardMode {
  readonly choosing: boolean;
}

/** Corners of a hexagon around a point, for straight lines that match the hexes. */
export function hexagonCorners(x: number, y: number, radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((index - 1.5) * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}
