import type { Text } from '../engine/text.ts';
import type { Brush, Rect } from './ink/brush.ts';

/** A picture as a list of pieces from back to front. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** Either a plain area, or a tile whose bitmap is kept under its key: equal keys look equal. */
export type Part = Fill | Tile;

export interface Fill {
  readonly kind: 'fill';
  readonly area: Rect;
  readonly colour: string;
}

export interface Tile {
  readonly kind: 'tile';
  /** A mark lies on other tiles on purpose; ground is what they lie on. */
  readonly role: 'ground' | 'tile' | 'mark';
  readonly key: string;
  readonly area: Rect;
  /** How far shadows and frames reach beyond the area. */
  readonly bleed: number;
  /** Paints into the area given, which has the size of `area`. */
  readonly paint: (brush: Brush, area: Rect) => void;
}

export type Say = (text: Text) => string;

export const fill = (area: Rect, colour: string): Fill => ({ kind: 'fill', area, colour });

/** The key holds everything the painter looks at, apart from the language, which is added when the bitmap is looked up. */
export function tile(role: Tile['role'], key: readonly unknown[], area: Rect, bleed: number, paint: Tile['paint']): Tile {
  const whole = { x: Math.round(area.x), y: Math.round(area.y), w: Math.round(area.w), h: Math.round(area.h) };
  return { kind: 'tile', role, key: `${whole.w}×${whole.h}${JSON.stringify(key)}`, area: whole, bleed, paint };
}
