import type { Text } from '../../../engine/text.ts';

interface OrderText {
  readonly name: Text;
  readonly about: Text;
}

export const orderTexts = {
  discard: {
    name: { en: 'Discarding', de: 'Abwerfen' },
    about: {
      en: 'Which cards you discard on a seven or when someone plays Sabotage.',
      de: 'Welche Karten du abwirfst, wenn eine Sieben fällt oder jemand Sabotage spielt.',
    },
  },
  offers: {
    name: { en: 'Trade offers', de: 'Handelsangebote' },
    about: {
      en: 'Which offers are declined without asking you.',
      de: 'Welche Angebote anderer abgelehnt werden, ohne dich zu fragen.',
    },
  },
  accept: {
    name: { en: 'Good deals', de: 'Gute Geschäfte' },
    about: { en: 'Offers you accept without being asked.', de: 'Angebote, die du annimmst, ohne gefragt zu werden.' },
  },
  aqueduct: {
    name: { en: 'Aqueduct', de: 'Aquädukt' },
    about: {
      en: 'Cities & Knights: what you take when a roll gives you nothing.',
      de: 'Städte & Ritter: was du nimmst, wenn dir ein Wurf nichts bringt.',
    },
  },
  wedding: {
    name: { en: 'Wedding presents', de: 'Hochzeitsgeschenke' },
    about: {
      en: 'Cities & Knights: which cards you give when someone plays Wedding.',
      de: 'Städte & Ritter: welche Karten du schenkst, wenn jemand Hochzeit spielt.',
    },
  },
  harbor: {
    name: { en: 'Commercial Harbor', de: 'Handelshafen' },
    about: {
      en: 'Cities & Knights: which commodity you give when one is demanded.',
      de: 'Städte & Ritter: welche Handelsware du gibst, wenn eine verlangt wird.',
    },
  },
  surplus: {
    name: { en: 'Fifth progress card', de: 'Fünfte Fortschrittskarte' },
    about: {
      en: 'Cities & Knights: which progress card you put back when it isn’t your turn.',
      de: 'Städte & Ritter: welche Fortschrittskarte du außerhalb deines Zuges zurücklegst.',
    },
  },
  city: {
    name: { en: 'Lost city', de: 'Verlorene Stadt' },
    about: {
      en: 'Cities & Knights: which city you give up when the barbarians win.',
      de: 'Städte & Ritter: welche Stadt du aufgibst, wenn die Barbaren siegen.',
    },
  },
  reward: {
    name: { en: 'Defence reward', de: 'Lohn der Verteidigung' },
    about: {
      en: 'Cities & Knights: which progress card you draw when several players tie for best defender.',
      de: 'Städte & Ritter: welche Fortschrittskarte du ziehst, wenn mehrere am besten verteidigt haben.',
    },
  },
  retreat: {
    name: { en: 'Displaced knight', de: 'Vertriebener Ritter' },
    about: {
      en: 'Cities & Knights: where your knight goes when it’s driven off.',
      de: 'Städte & Ritter: wohin dein Ritter geht, wenn er vertrieben wird.',
    },
  },
  plenty: {
    name: { en: 'Free resources', de: 'Freie Rohstoffe' },
    about: {
      en: 'What you take from the bank when you can choose.',
      de: 'Was du aus der Bank nimmst, wenn du wählen darfst.',
    },
  },
} as const satisfies Record<string, OrderText>;

export const settingTexts = {
  most: { en: 'Always what I have most of', de: 'Immer das, wovon ich am meisten habe' },
  least: { en: 'Always what I have least of', de: 'Immer das, wovon ich am wenigsten habe' },
  last: { en: 'Always the last one drawn', de: 'Immer die zuletzt gezogene' },
  bare: { en: 'Always one without a wall first', de: 'Immer zuerst eine ohne Mauer' },
  trade: { en: 'Always a trade card', de: 'Immer eine Handelskarte' },
  politics: { en: 'Always a politics card', de: 'Immer eine Politikkarte' },
  science: { en: 'Always a science card', de: 'Immer eine Wissenschaftskarte' },
  first: { en: 'Always the first free spot', de: 'Immer auf den ersten freien Platz' },
  all: { en: 'Decline all', de: 'Alle ablehnen' },
  uncovered: { en: 'Decline offers I can’t afford', de: 'Ablehnen, was ich nicht bezahlen kann' },
  unequal: { en: 'Decline if I’d give more cards than I get', de: 'Ablehnen, wenn ich mehr Karten gäbe als bekäme' },
  gain: { en: 'Accept if I get more cards than I give', de: 'Annehmen, wenn ich mehr Karten bekomme als gebe' },
} as const satisfies Record<string, Text>;
