import type { HouseRule } from '../../../engine/game/index.ts';

export const houseRules: readonly HouseRule[] = [
  {
    id: 'order',
    name: { en: 'Turn order', de: 'Reihenfolge' },
    about: {
      en: 'Play all at once, each at their own pace, or take turns.',
      de: 'Spielt alle zugleich, jeder im eigenen Tempo, oder der Reihe nach.',
    },
    values: [
      { id: 'parallel', name: { en: 'All at once', de: 'Alle zugleich' }, value: 'parallel' },
      { id: 'strict', name: { en: 'Take turns', de: 'Der Reihe nach' }, value: 'strict' },
    ],
    variants: ['island-one'],
  },
  {
    id: 'castles',
    name: { en: 'Castles', de: 'Burgen' },
    about: {
      en: 'Six matching dice build a castle worth 2 victory points.',
      de: 'Sechs gleiche Würfel bauen eine Burg für 2 Siegpunkte.',
    },
    values: [
      { id: 'with', name: { en: 'With castles', de: 'Mit Burgen' }, value: true },
      { id: 'without', name: { en: 'Without castles', de: 'Ohne Burgen' }, value: false },
    ],
    variants: ['extra'],
  },
  {
    id: 'sameTurnJoker',
    name: { en: 'New knight’s joker', de: 'Joker eines neuen Ritters' },
    about: {
      en: 'When you can use a new knight’s joker.',
      de: 'Ab wann du den Joker eines neuen Ritters nutzen kannst.',
    },
    values: [
      { id: 'next', name: { en: 'From your next turn', de: 'Ab dem nächsten Zug' }, value: false },
      { id: 'same', name: { en: 'The same turn', de: 'Im selben Zug' }, value: true },
    ],
    variants: ['extra'],
  },
];
