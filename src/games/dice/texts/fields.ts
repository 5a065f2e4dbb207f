import type { Field } from '../../../engine/game/index.ts';

/** House rules that go with a challenge. */
export const fields: readonly Field[] = [
  {
    id: 'order',
    name: { en: 'Order of turns', de: 'Reihenfolge' },
    about: {
      en: 'Whether everybody fills their sheet at their own pace, or one turn follows the other.',
      de: 'Ob alle ihr Blatt im eigenen Tempo füllen oder ein Zug auf den anderen folgt.',
    },
    values: [
      { id: 'parallel', name: { en: 'All at once', de: 'Alle zugleich' }, value: 'parallel' },
      { id: 'strict', name: { en: 'In turn', de: 'Der Reihe nach' }, value: 'strict' },
    ],
    variants: ['island-one'],
  },
  {
    id: 'castles',
    name: { en: 'Castles', de: 'Burgen' },
    about: { en: 'Six dice alike build a castle worth 2 victory points.', de: 'Sechs gleiche Würfel bauen eine Burg für 2 Siegpunkte.' },
    values: [
      { id: 'with', name: { en: 'With castles', de: 'Mit Burgen' }, value: true },
      { id: 'without', name: { en: 'Without castles', de: 'Ohne Burgen' }, value: false },
    ],
    variants: ['extra'],
  },
  {
    id: 'sameTurnJoker',
    name: { en: 'Joker of a new knight', de: 'Joker eines neuen Ritters' },
    about: { en: 'When a knight lends its joker.', de: 'Ab wann ein Ritter seinen Joker leiht.' },
    values: [
      { id: 'next', name: { en: 'From the next turn on', de: 'Ab dem nächsten Zug' }, value: false },
      { id: 'same', name: { en: 'In the same turn', de: 'Im selben Zug' }, value: true },
    ],
    variants: ['extra'],
  },
];
