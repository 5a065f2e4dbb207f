import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Text } from '../../engine/text.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * What the drawing says about itself, so that a test can look for overlaps and cut words: a `tile` is a card or another
 * piece that nothing may cover, a `mark` lies on top on purpose, `words` must stay within `room`.
 */
export type Box =
  | (Rect & { readonly role: 'tile' | 'mark'; readonly name: string })
  | (Rect & {
      readonly role: 'words';
      readonly words: string;
      readonly size: number;
      readonly room: Rect;
      /** The role of what they stand on. */
      readonly on?: 'ground' | 'tile' | 'mark';
    });

/** What painters paint with. */
export interface Brush {
  readonly ctx: SKRSContext2D;
  readonly say: (text: Text) => string;
  readonly report: (box: Box) => void;
}

export const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

export const inset = (outer: Rect, by: number, byY = by): Rect => rect(
  outer.x + by,
  outer.y + byY,
  outer.w - 2 * by,
  outer.h - 2 * byY,
);

export const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
