import type { BuildKind, Expansion, Resource } from './vocabulary.ts';

/** Icons of game-icons.net. */
export const resourceIcons: Readonly<Record<Resource, string>> = {
  brick: 'brick-wall',
  lumber: 'log',
  wool: 'sheep',
  grain: 'wheat',
  ore: 'stone-pile',
};

export const expansionIcons: Readonly<Record<Expansion, string>> = {
  library: 'book-pile',
  church: 'church',
  castle: 'castle',
  university: 'classical-knowledge',
  'merchant-guild': 'wax-seal',
};

export const buildIcons: Readonly<Record<BuildKind, string>> = {
  road: 'stone-path',
  knight: 'black-knight-helm',
  settlement: 'village',
  city: 'qaitbay-citadel',
  expansion: 'church',
};

export const signIcons = {
  victory: 'laurel-crown',
  hand: 'poker-hand',
  trade: 'trade',
  draw: 'card-draw',
  robbers: 'robber',
} as const;
