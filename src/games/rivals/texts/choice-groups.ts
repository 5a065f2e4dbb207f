import type { ChoiceGroup } from '../../../engine/game/index.ts';

export const choiceGroups: readonly ChoiceGroup[] = [
  { id: 'build', name: { en: 'Build', de: 'Bauen' } },
  { id: 'play', name: { en: 'Play a Card', de: 'Karte spielen' } },
  { id: 'trade', name: { en: 'Trade', de: 'Handeln' }, deferrable: true, trade: true },
  { id: 'use', name: { en: 'Use a Card', de: 'Karte nutzen' }, deferrable: true },
  { id: 'remove', name: { en: 'Remove', de: 'Entfernen' }, secondary: true },
];
