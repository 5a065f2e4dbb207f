import type { Text } from '../engine/text.ts';
import type { Brush, Rect } from './style/brush.ts';

/** A picture as a list of parts from back to front. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PicturePart[];
}

/** A plain area, a tile whose bitmap is cached by key, or a place to touch: equal keys look equal. */
export type PicturePart = FillPart | TilePart | PlacePart;

export interface FillPart {
  readonly kind: 'fill';
  readonly area: Rect;
  readonly colour: string;
}

export interface TilePart {
  readonly kind: 'tile';
  /** Marks overlap other tiles on purpose; ground is below them. */
  readonly role: 'ground' | 'tile' | 'mark';
  readonly key: string;
  readonly area: Rect;
  /** Extent of shadows and frames beyond the area. */
  readonly bleed: number;
  /** Paints into an area of the same size as `area`. */
  readonly paint: (brush: Brush, area: Rect) => void;
}

/** Where a place can be touched. Nothing is painted. */
export interface PlacePart {
  readonly kind: 'place';
  /** Its name in the choices of the one who looks. */
  readonly place: string;
  readonly area: Rect;
}

export type Translate = (text: Text) => string;

export const fillPart = (area: Rect, colour: string): FillPart => ({ kind: 'fill', area, colour });

export const placePart = (place: string, { x, y, w, h }: Rect): PlacePart => ({
  kind: 'place',
  place,
  area: { x, y, w, h },
});

/** Lists the places of a composition, from back to front. */
export const placesIn = ({ parts }: Composition): readonly PlacePart[] => parts.filter((part) => part.kind === 'place');

/** Creates a tile part. The key holds everything the painter reads, apart from the language. */
export function tilePart(
  role: TilePart['role'],
  key: readonly unknown[],
  area: Rect,
  bleed: number,
  paint: TilePart['paint'],
): TilePart {
  const whole = { x: Math.round(area.x), y: Math.round(area.y), w: Math.round(area.w), h: Math.round(area.h) };
  return { kind: 'tile', role, key: `${whole.w}×${whole.h}${JSON.stringify(key)}`, area: whole, bleed, paint };
}
