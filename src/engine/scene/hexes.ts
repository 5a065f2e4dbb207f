import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Colour, Place, Total, Ware } from './parts.ts';
import type { Point } from './points.ts';

/** An island of hexes with corners and edges to build on; the points are in sides of a hex, its middle at 0, 0. */
export interface HexesField {
  readonly kind: 'hexes';
  readonly hexes: readonly Hex[];
  /** Every corner, built on or not: each carries its name. */
  readonly corners: readonly Corner[];
  /** Roads, and the paths that can be chosen. */
  readonly edges: readonly Edging[];
  readonly harbours: readonly Harbour[];
  /** A foe who draws near. */
  readonly voyage?: Voyage;
}

/** How the land is drawn behind everything. */
export type Pattern = 'pines' | 'tufts' | 'furrows' | 'mounds' | 'peaks' | 'dots';

export interface Hex extends Place {
  readonly at: Point;
  /** Its colours; what it brings, or a sign for land that brings nothing. */
  readonly ware: Ware;
  readonly pattern: Pattern;
  /** The number that brings something, with a dot for each of its chances. */
  readonly token: { readonly number: number; readonly pips: number; readonly hit: boolean } | null;
  /** Stands on the hex and stops it. */
  readonly robber: boolean;
  readonly merchant?: { readonly seat: Seat; readonly icon: string; readonly change?: 'new' };
}

export interface Corner extends Place {
  readonly at: Point;
  readonly piece: Piece | null;
}

export type Piece =
  | { readonly kind: 'settlement'; readonly seat: Seat }
  | {
      readonly kind: 'city';
      readonly seat: Seat;
      readonly wall?: boolean;
      /** Laid on its side: it counts as a settlement for a while. */
      readonly laid?: boolean;
      readonly metropolis?: { readonly icon: string; readonly fill: Colour; readonly ink: Colour };
    }
  | { readonly kind: 'knight'; readonly seat: Seat; readonly strength: 1 | 2 | 3; readonly active: boolean };

export interface Edging extends Place {
  readonly from: Point;
  readonly to: Point;
  /** Whose road; null for a free path. */
  readonly seat: Seat | null;
}

export interface Harbour {
  readonly at: Point;
  /** The two corners it serves. */
  readonly piers: readonly [Point, Point];
  readonly rate: string;
  /** For this ware only; null for any. */
  readonly ware: Ware | null;
}

export interface Voyage {
  readonly icon: string;
  readonly name: Text;
  readonly step: number;
  readonly steps: number;
  /** How strong it is and how strong the defence would be. */
  readonly foe: Total;
  readonly own: Total;
}
