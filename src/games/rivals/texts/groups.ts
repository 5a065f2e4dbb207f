import type { Group } from '../../../engine/game/index.ts';

/** The groups of the action menu. */
export const groups: readonly Group[] = [
  { id: 'build', name: { en: 'Build', de: 'Bauen' } },
  { id: 'play', name: { en: 'Play a Card', de: 'Karte ausspielen' } },
  { id: 'trade', name: { en: 'Trade', de: 'Handeln' }, waits: true },
  { id: 'use', name: { en: 'Use a Card in Play', de: 'Ausliegende Karte nutzen' }, waits: true },
  { id: 'remove', name: { en: 'Remove', de: 'Entfernen' }, rare: true },
];
