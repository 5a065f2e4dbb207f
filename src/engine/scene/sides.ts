import type { Seat } from '../script.ts';
import type { BoardPlace, CardSite, Ware } from './parts.ts';

/** Rows of cards for each player: the opponent's above, the viewer's below. */
export interface SidesField {
  readonly kind: 'sides';
  readonly sides: readonly PlayerSide[];
}

/** One player's cards on the table. */
export interface PlayerSide {
  readonly seat: Seat;
  /** Comes before the names of its places in the viewer's choices. */
  readonly prefix?: string;
  readonly columns: readonly Column[];
}

/** The columns of a side from left to right. Sites are listed from the centre outwards. */
export type Column =
  | {
      readonly kind: 'regions';
      readonly road: BoardRoad;
      readonly upper: BoardRegion | null;
      readonly lower: BoardRegion | null;
    }
  | {
      readonly kind: 'town';
      readonly town: BoardTown;
      readonly upper: readonly CardSite[];
      readonly lower: readonly CardSite[];
    }
  /** The place for the next town. */
  | { readonly kind: 'end'; readonly end: BoardPlace };

export interface BoardRegion extends BoardPlace {
  readonly ware: Ware;
  /** A landscape, drawn faintly in the background. */
  readonly scenery: string;
  readonly die: string;
  /** Whether its number was rolled this turn. */
  readonly hit: boolean;
  readonly stock: number;
  readonly room: number;
  /** A card beyond the region, or its empty place when it can be chosen. */
  readonly expansion?: CardSite;
}

export interface BoardRoad extends BoardPlace {
  readonly built: boolean;
  /** A card on the road, or its empty place when it can be chosen. */
  readonly complement?: CardSite;
}

export interface BoardTown extends BoardPlace {
  readonly icon: string;
  readonly points: number;
  /** 1 a settlement, 2 a city, 3 more than a city. */
  readonly rank: 1 | 2 | 3;
}
