import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Chip, Die, BoardPlace, Availability, Ware } from './parts.ts';
import type { Point, HexOrientation } from './hex-points.ts';

/** Maps with marked places: one sheet per player, or one that all share. */
export interface SheetsField {
  readonly kind: 'sheets';
  readonly sheets: readonly MapSheet[];
}

export interface MapSheet {
  /** The owner; null when all share it. */
  readonly seat: Seat | null;
  readonly map: SheetMap;
  readonly throw: DiceThrow | null;
  readonly jokers: JokerPanel;
  /** Building costs, compared with the dice; drawn when there is only one sheet. */
  readonly costs: { readonly title: Text; readonly rows: readonly CostRow[] } | null;
  readonly boxes: readonly ScoreBox[];
  /** The closing line of a finished sheet. */
  readonly done: Text | null;
}

export interface SheetMap {
  readonly top: HexOrientation;
  readonly hexes: readonly { readonly at: Point; readonly ware: Ware; readonly scenery: string }[];
  readonly roads: readonly SheetRoad[];
  readonly sites: readonly SheetSite[];
  readonly knights: readonly SheetKnight[];
  /** Corners that carry only their name. */
  readonly corners?: readonly { readonly at: Point; readonly label: string }[];
  /** Places outside the land, in the four corners of the map, clockwise from the upper right. */
  readonly castles?: readonly Castle[];
}

/** Built; affordable with the current dice; next in order but not affordable; not reachable yet. */
export type PlaceState = 'built' | 'now' | 'next' | 'later';

interface MarkedPlace extends BoardPlace {
  readonly standing: PlaceState;
  /** The seat that built it. */
  readonly seat: Seat | null;
  /** The text on it; '' for none. */
  readonly label: string;
}

export interface SheetRoad extends MarkedPlace {
  readonly from: Point;
  readonly to: Point;
  /** Given at the start: drawn as an arrow instead of a number. */
  readonly start?: boolean;
}

export interface SheetSite extends MarkedPlace {
  readonly at: Point;
  readonly shape: 'settlement' | 'city';
  /** A settlement that can still become a city. */
  readonly tower?: boolean;
}

export interface SheetKnight extends MarkedPlace {
  readonly at: Point;
  /** The resource the joker replaces. */
  readonly joker: Ware;
  readonly used: boolean;
}

export interface Castle extends MarkedPlace {
  readonly name: Text;
  readonly note: Text;
  readonly icon: string;
}

export interface DiceThrow {
  readonly title: Text;
  readonly note: Text;
  readonly count: number;
  readonly of: number;
  readonly dice: readonly {
    readonly die: Die;
    readonly kept: boolean | null;
    readonly note: Text | null;
    readonly number?: number;
  }[];
}

export interface JokerPanel {
  readonly title: Text;
  readonly note: Text;
  readonly list: readonly { readonly ware: Ware; readonly state: 'ready' | 'used' | 'later'; readonly note: Text }[];
}

export interface CostRow {
  readonly name: Text;
  readonly status: Availability;
  /** `missing` ones are drawn hollow. */
  readonly cost: readonly Chip[];
}

/**
 * One turn on the score track: `score` with its points, `miss` if nothing was built, the current one, or a later one.
 */
export interface ScoreBox {
  readonly number: number;
  readonly state: 'score' | 'miss' | 'now' | 'later';
  readonly value: number;
}
