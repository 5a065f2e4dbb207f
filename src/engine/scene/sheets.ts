import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Chip, Die, Place, Status, Ware } from './parts.ts';
import type { Point, Top } from './points.ts';

/** Maps on which places are marked: a sheet for each player, or one that all share. */
export interface SheetsField {
  readonly kind: 'sheets';
  readonly sheets: readonly Sheet[];
}

export interface Sheet {
  /** Whose it is; null when all share it. */
  readonly seat: Seat | null;
  readonly map: SheetMap;
  readonly throw: Throw | null;
  readonly jokers: Jokers;
  /** What things cost, with what the dice pay; drawn where one sheet has the table for itself. */
  readonly costs: { readonly title: Text; readonly rows: readonly Cost[] } | null;
  readonly boxes: readonly Box[];
  /** The last word on a sheet that is done with. */
  readonly done: Text | null;
}

export interface SheetMap {
  readonly top: Top;
  readonly hexes: readonly { readonly at: Point; readonly ware: Ware; readonly scenery: string }[];
  readonly roads: readonly SheetRoad[];
  readonly sites: readonly SheetSite[];
  readonly knights: readonly SheetKnight[];
  /** Corners that carry only their name. */
  readonly corners?: readonly { readonly at: Point; readonly label: string }[];
  /** Places beyond the land, in the four corners of the map from the upper right, clockwise. */
  readonly castles?: readonly Castle[];
}

/**
 * Built; can be built with the dice as they lie; next in its order but not paid for; not yet to be reached.
 */
export type Standing = 'built' | 'now' | 'next' | 'later';

interface Marked extends Place {
  readonly standing: Standing;
  /** Who built it. */
  readonly seat: Seat | null;
  /** What is written on it; '' for nothing. */
  readonly label: string;
}

export interface SheetRoad extends Marked {
  readonly from: Point;
  readonly to: Point;
  /** Given at the start: an arrow in place of a number. */
  readonly start?: boolean;
}

export interface SheetSite extends Marked {
  readonly at: Point;
  readonly shape: 'settlement' | 'city';
  /** A settlement that can still become a city. */
  readonly tower?: boolean;
}

export interface SheetKnight extends Marked {
  readonly at: Point;
  /** What the joker stands for. */
  readonly joker: Ware;
  readonly used: boolean;
}

export interface Castle extends Marked {
  readonly name: Text;
  readonly note: Text;
  readonly icon: string;
}

export interface Throw {
  /** «Throw», «of 3» */
  readonly title: Text;
  readonly note: Text;
  readonly count: number;
  readonly of: number;
  readonly dice: readonly { readonly die: Die; readonly kept: boolean | null; readonly note: Text | null; readonly number?: number }[];
}

export interface Jokers {
  readonly title: Text;
  readonly note: Text;
  readonly list: readonly { readonly ware: Ware; readonly state: 'ready' | 'used' | 'later'; readonly note: Text }[];
}

export interface Cost {
  readonly name: Text;
  readonly status: Status;
  /** `missing` more than none is drawn hollow. */
  readonly cost: readonly Chip[];
}

/** A turn of the score: its points, `miss` when nothing was built, the present one, or one to come. */
export interface Box {
  readonly number: number;
  readonly state: 'score' | 'miss' | 'now' | 'later';
  readonly value: number;
}
