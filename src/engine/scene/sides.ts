import type { Seat } from '../script.ts';
import type { Place, Site, Ware } from './parts.ts';

/** Rows of cards, one for each player: the other's above, one's own below. */
export interface SidesField {
  readonly kind: 'sides';
  readonly sides: readonly Side[];
}

/** What one player has on the table. */
export interface Side {
  readonly seat: Seat;
  readonly columns: readonly Column[];
}

/** The columns of a side from left to right. Sites are listed from the centre outwards. */
export type Column =
  | { readonly kind: 'regions'; readonly road: Road; readonly upper: Region | null; readonly lower: Region | null }
  | { readonly kind: 'town'; readonly town: Town; readonly upper: readonly Site[]; readonly lower: readonly Site[] }
  /** Where the next town could stand. */
  | { readonly kind: 'end'; readonly end: Place };

export interface Region extends Place {
  readonly ware: Ware;
  /** A landscape, faint behind the rest. */
  readonly scenery: string;
  readonly die: string;
  /** Its number is the one thrown in this turn. */
  readonly hit: boolean;
  readonly stock: number;
  readonly room: number;
  /** A card beyond the region, or the empty place for one when it can be chosen. */
  readonly expansion?: Site;
}

export interface Road extends Place {
  readonly built: boolean;
  /** A card on the road, or the empty place for one when it can be chosen. */
  readonly complement?: Site;
}

export interface Town extends Place {
  readonly icon: string;
  readonly points: number;
  /** 1 a settlement, 2 a city, 3 more than a city. */
  readonly rank: 1 | 2 | 3;
}
