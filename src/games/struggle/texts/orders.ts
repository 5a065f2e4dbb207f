import type { Text } from '../../../engine/text.ts';

export const orderTexts = {
  payment: {
    name: { en: 'Payment', de: 'Bezahlen' },
    about: {
      en: 'Which cards pay for a build when several sets of cards would.',
      de: 'Mit welchen Karten du baust, wenn verschiedene reichen.',
    },
  },
  robbers: {
    name: { en: 'Robber Attack', de: 'Räuberüberfall' },
    about: { en: 'Which cards the robbers take from you.', de: 'Welche Karten dir die Räuber nehmen.' },
  },
  return: {
    name: { en: 'Giving back', de: 'Zurückgeben' },
    about: { en: 'Which cards you give back after drawing from a hand.', de: 'Welche Karten du zurückgibst, wenn du aus einer Hand gezogen hast.' },
  },
} as const satisfies Record<string, { readonly name: Text; readonly about: Text }>;

export const settingTexts = {
  ask: { en: 'Ask me', de: 'Frag mich' },
  required: { en: 'The required cards, as far as I have them', de: 'Die verlangten Karten, soweit ich sie habe' },
  fewest: { en: 'As few cards as possible', de: 'So wenige Karten wie möglich' },
  most: { en: 'From the kind I have most of', de: 'Von der Sorte, die ich am meisten habe' },
  drawn: { en: 'The cards I drew', de: 'Die gezogenen Karten' },
} as const satisfies Record<string, Text>;
