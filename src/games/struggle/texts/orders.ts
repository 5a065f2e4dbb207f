import type { Text } from '../../../engine/text.ts';

export const orderTexts = {
  payment: {
    name: { en: 'Payment', de: 'Bezahlen' },
    about: {
      en: 'Which cards you pay with when you have a choice.',
      de: 'Mit welchen Karten du zahlst, wenn du die Wahl hast.',
    },
  },
  robbers: {
    name: { en: 'Robber Attack', de: 'Räuberüberfall' },
    about: { en: 'Which cards you lose to the robbers.', de: 'Welche Karten dir die Räuber nehmen.' },
  },
  return: {
    name: { en: 'Giving cards back', de: 'Zurückgeben' },
    about: {
      en: 'Which cards you give back after drawing from another hand.',
      de: 'Welche Karten du zurückgibst, wenn du aus einer anderen Hand gezogen hast.',
    },
  },
} as const satisfies Record<string, { readonly name: Text; readonly about: Text }>;

export const settingTexts = {
  ask: { en: 'Ask me', de: 'Frag mich' },
  required: { en: 'The required cards, if I have them', de: 'Die verlangten Karten, wenn ich sie habe' },
  fewest: { en: 'As few cards as possible', de: 'So wenige Karten wie möglich' },
  most: { en: 'From the kind I have most of', de: 'Von der Sorte, die ich am meisten habe' },
  drawn: { en: 'The cards I drew', de: 'Die gezogenen Karten' },
} as const satisfies Record<string, Text>;
