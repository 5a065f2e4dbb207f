import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Colour, BoardPlace, Total, Ware } from './parts.ts';
import type { Point } from './hex-points.ts';

/** An island of hexes with corners and edges to build on. Points are in hex side lengths, with the centre at 0, 0. */
export interface HexesField {
  readonly kind: 'hexes';
  readonly hexes: readonly BoardHex[];
  /** Every corner, built on or not: each carries its name. */
  readonly corners: readonly BoardCorner[];
  /** Every path, built on or not. */
  readonly edges: readonly BoardEdge[];
  readonly harbours: readonly BoardHarbour[];
  /** An approaching enemy. */
  readonly voyage?: Voyage;
}

/** The background pattern of a terrain. */
export type Pattern = 'pines' | 'tufts' | 'furrows' | 'mounds' | 'peaks' | 'dots';

export interface BoardHex extends BoardPlace {
  readonly at: Point;
  /** Its colours; the resource it produces, or an icon for terrain without one. */
  readonly ware: Ware;
  readonly pattern: Pattern;
  /** The number that produces, with a dot for each chance in 36. */
  readonly token: { readonly number: number; readonly pips: number; readonly hit: boolean } | null;
  /** Whether the robber blocks this hex. */
  readonly robber: boolean;
  readonly merchant?: { readonly seat: Seat; readonly icon: string; readonly change?: 'new' };
}

export interface BoardCorner extends BoardPlace {
  readonly at: Point;
  readonly piece: BoardPiece | null;
}

export type BoardPiece =
  | { readonly kind: 'settlement'; readonly seat: Seat }
  | {
      readonly kind: 'city';
      readonly seat: Seat;
      readonly wall?: boolean;
      /** Laid on its side: counts as a settlement for now. */
      readonly laid?: boolean;
      readonly metropolis?: { readonly icon: string; readonly fill: Colour; readonly ink: Colour };
    }
  | { readonly kind: 'knight'; readonly seat: Seat; readonly strength: 1 | 2 | 3; readonly active: boolean };

export interface BoardEdge extends BoardPlace {
  readonly from: Point;
  readonly to: Point;
  /** The owner of the road; null for an empty path. */
  readonly seat: Seat | null;
}

export interface BoardHarbour {
  readonly at: Point;
  /** The two corners it serves. */
  readonly piers: readonly [Point, Point];
  readonly rate: string;
  /** The resource it trades; null for any. */
  readonly ware: Ware | null;
}

export interface Voyage {
  readonly icon: string;
  readonly name: Text;
  readonly step: number;
  readonly steps: number;
  /** Its strength and that of the defence. */
  readonly foe: Total;
  readonly own: Total;
}
