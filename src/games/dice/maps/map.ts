import type { Face, VariantId } from '../vocabulary.ts';

export const terrains = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
export type Terrain = (typeof terrains)[number];

export interface Hex {
  readonly id: string;
  readonly terrain: Terrain;
  /** Nodes clockwise: from the top where points are up, from the upper left where edges are. */
  readonly corners: readonly number[];
}

export interface Road {
  readonly id: string;
  readonly ends: readonly [number, number];
}

/** Where a settlement or a city can stand. */
export interface Site {
  readonly id: string;
  readonly node: number;
  /** What it scores on Island One; nothing elsewhere. */
  readonly points: number;
}

export interface Knight {
  readonly id: string;
  readonly hex: number;
  readonly points: number;
}

/** One die turned, once a game, as soon as all these knights stand. */
export interface Joker {
  readonly id: string;
  readonly needs: readonly number[];
  readonly gives: Face | 'any';
}

/** A sheet or the shared map. Places are known by their position in these lists. */
export interface Plan {
  readonly variant: VariantId;
  readonly nodes: number;
  readonly hexes: readonly Hex[];
  /** The road everybody has from the beginning. */
  readonly given: readonly [number, number] | null;
  readonly roads: readonly Road[];
  readonly settlements: readonly Site[];
  readonly cities: readonly Site[];
  readonly knights: readonly Knight[];
  readonly jokers: readonly Joker[];
  readonly castles: number;
  /** The roads along the coast, clockwise. */
  readonly coast: readonly number[];
}
