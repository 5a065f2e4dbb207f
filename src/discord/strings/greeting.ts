import type { Text } from '../../engine/text.ts';

/** The first words of the bot on a server, or to someone who installed it. */
export const greetingStrings = {
  server: {
    en: '## Hello! I’m Parley.\nPlay *The Rivals for Catan*, *CATAN* and related games here, one turn at a time, over days or in one sitting.',
    de: '## Hallo! Ich bin Parley.\nSpielt hier *Die Fürsten von Catan*, *CATAN* und verwandte Spiele, Zug um Zug, über Tage oder an einem Abend.',
  },
  person: {
    en: '## Hello! I’m Parley.\nPlay *The Rivals for Catan*, *CATAN* and related games against the computer, right here.',
    de: '## Hallo! Ich bin Parley.\nSpiel *Die Fürsten von Catan*, *CATAN* und verwandte Spiele gegen den Computer, gleich hier.',
  },
  more: {
    en: 'New to a game? A lesson takes about five minutes. Later: /challenge, /solo and /parley help.',
    de: 'Neu in einem Spiel? Eine Lektion dauert etwa fünf Minuten. Später: /challenge, /solo und /parley help.',
  },
  /** People are challenged on servers only. */
  moreAlone: {
    en: 'New to a game? A lesson takes about five minutes. Later: /solo and /parley help.',
    de: 'Neu in einem Spiel? Eine Lektion dauert etwa fünf Minuten. Später: /solo und /parley help.',
  },
  learn: { en: 'Learn', de: 'Lernen' },
  challenge: { en: 'Challenge…', de: 'Herausfordern …' },
  alone: { en: 'Play Alone…', de: 'Allein spielen …' },
} as const satisfies Record<string, Text>;
