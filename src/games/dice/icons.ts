import type { DieFace, BuildKind, Title } from './vocabulary.ts';

/** Icons of game-icons.net. */
export const faceIcons: Readonly<Record<DieFace | 'any', string>> = {
  brick: 'brick-wall',
  lumber: 'log',
  wool: 'sheep',
  grain: 'wheat',
  ore: 'stone-pile',
  gold: 'two-coins',
  any: 'perspective-dice-six-faces-random',
};

export const icons = {
  road: 'stone-path',
  settlement: 'village',
  city: 'qaitbay-citadel',
  knight: 'shield',
  castle: 'castle',
  empty: 'cancel',
  victory: 'laurel-crown',
  'longest-road': 'stone-path',
  'largest-army': 'shield',
} as const satisfies Record<BuildKind | Title | 'empty' | 'victory', string>;
