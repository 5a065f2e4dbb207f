import type { DieFace, VariantId } from '../vocabulary.ts';

export const terrains = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
export type Terrain = (typeof terrains)[number];

export interface MapHex {
  readonly id: string;
  readonly terrain: Terrain;
  /** Nodes clockwise, from the top if the point is up, from the upper left if an edge is. */
  readonly corners: readonly number[];
}

export interface MapRoad {
  readonly id: string;
  readonly ends: readonly [number, number];
}

/** A site for a settlement or a city. */
export interface MapSite {
  readonly id: string;
  readonly node: number;
  /** Score on Island One; unused elsewhere. */
  readonly points: number;
}

export interface MapKnight {
  readonly id: string;
  readonly hex: number;
  readonly points: number;
}

/** A joker that turns one die once per match, as soon as all its knights are built. */
export interface MapJoker {
  readonly id: string;
  readonly needs: readonly number[];
  readonly gives: DieFace | 'any';
}

/** A sheet or the shared map. Places are positions in these lists. */
export interface IslandMap {
  readonly variant: VariantId;
  readonly nodes: number;
  readonly hexes: readonly MapHex[];
  /** The road every player has from the start. */
  readonly given: readonly [number, number] | null;
  readonly roads: readonly MapRoad[];
  readonly settlements: readonly MapSite[];
  readonly cities: readonly MapSite[];
  readonly knights: readonly MapKnight[];
  readonly jokers: readonly MapJoker[];
  readonly castles: number;
  /** Coastal roads, clockwise. */
  readonly coast: readonly number[];
}
