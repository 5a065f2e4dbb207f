import type { Text } from '../../engine/text.ts';
import type { Pen } from './surface.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * Boxes a drawing reports for layout tests. Nothing may cover a `tile`, a `mark` overlaps on purpose, and `words` must
 * stay within `room`.
 */
export type LayoutBox =
  | (Rect & { readonly role: 'tile' | 'mark'; readonly name: string })
  | (Rect & {
      readonly role: 'words';
      readonly words: string;
      readonly size: number;
      readonly room: Rect;
      /** Role of the part below the text. */
      readonly on?: 'ground' | 'tile' | 'mark';
    });

export interface Brush {
  readonly ctx: Pen;
  readonly translate: (text: Text) => string;
  readonly report: (box: LayoutBox) => void;
}

export const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

export const inset = (outer: Rect, by: number, byY = by): Rect =>
  rect(outer.x + by, outer.y + byY, outer.w - 2 * by, outer.h - 2 * byY);

export const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
