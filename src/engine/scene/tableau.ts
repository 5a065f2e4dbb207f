import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Face, Place, Stack, Total, Ware } from './parts.ts';

/** Cards in rows, one row for each player in order of play, with what belongs to nobody above. */
export interface TableauField {
  readonly kind: 'tableau';
  readonly shelf: readonly Shelf[];
  readonly rows: readonly Row[];
  /** Which way cards are handed on; null when there is but one. */
  readonly ribbon: { readonly name: Text; readonly way: 'down' | 'up' } | null;
}

/** A group of things for all, under a title. */
export interface Shelf {
  readonly title: Text;
  readonly items: readonly ShelfItem[];
}

export type ShelfItem =
  /** An open card; with a count the top one of a pile. */
  | { readonly kind: 'ware'; readonly ware: Ware | null; readonly count?: number; readonly number?: number }
  | { readonly kind: 'stack'; readonly stack: Stack }
  | { readonly kind: 'list'; readonly totals: readonly Total[] };

export interface Row {
  readonly seat: Seat;
  readonly towns: readonly TownCard[];
  readonly upper: readonly Slip[];
  readonly lower: readonly Slip[];
  /** What these cards are good for. */
  readonly totals: readonly Total[];
}

export interface TownCard extends Place {
  readonly face: Face;
  readonly points: number;
  /** What it does, in two short lines. */
  readonly text: Text | null;
}

/** A small card with two sides: the second is gold and counts a point. */
export interface Slip extends Place {
  readonly side: 'A' | 'B';
  readonly icon: string;
  readonly look: 'road' | 'knight';
  /** What the first side is good for: a sign, or a short word. */
  readonly worth: string;
  /** Would be taken next, or never can be. */
  readonly fate?: 'taken' | 'safe';
}
