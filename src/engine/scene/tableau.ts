import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { CardFace, BoardPlace, FaceDownStack, Total, Ware } from './parts.ts';

/** Rows of cards, one per player in order of play, with shared things above. */
export interface TableauField {
  readonly kind: 'tableau';
  readonly shelf: readonly Shelf[];
  readonly rows: readonly TableauRow[];
  /** The direction in which cards are passed on; null when there is only one. */
  readonly ribbon: { readonly name: Text; readonly way: 'down' | 'up' } | null;
}

/** A group of shared things under a title. */
export interface Shelf {
  readonly title: Text;
  readonly items: readonly ShelfItem[];
}

export type ShelfItem = {
  /** Its name in choices, if it can be chosen. */
  readonly place?: string;
} &
  /** An open card; with a count, the top one of a pile. */
  (
    | { readonly kind: 'ware'; readonly ware: Ware | null; readonly count?: number; readonly number?: number }
    | { readonly kind: 'stack'; readonly stack: FaceDownStack }
    | { readonly kind: 'list'; readonly totals: readonly Total[] }
  );

export interface TableauRow {
  readonly seat: Seat;
  /** The name of its player in choices. */
  readonly place?: string;
  readonly towns: readonly TownCard[];
  readonly upper: readonly TableauSlip[];
  readonly lower: readonly TableauSlip[];
  /** Totals of what these cards provide. */
  readonly totals: readonly Total[];
}

export interface TownCard extends BoardPlace {
  readonly face: CardFace;
  readonly points: number;
  /** The effect, in two short lines. */
  readonly text: Text | null;
}

/** A small two-sided card: the second side is gold and scores a point. */
export interface TableauSlip extends BoardPlace {
  readonly side: 'A' | 'B';
  readonly icon: string;
  readonly look: 'road' | 'knight';
  /** The benefit of the first side: an icon or a short word. */
  readonly worth: string;
  /** Whether it would be taken next, or never can be. */
  readonly fate?: 'taken' | 'safe';
}
