import type { Text } from '../../../engine/text.ts';

interface OrderText {
  readonly name: Text;
  readonly about: Text;
}

export const orderTexts = {
  discard: {
    name: { en: 'Discarding', de: 'Abwerfen' },
    about: {
      en: 'Which cards you discard on a seven, or when somebody plays Sabotage.',
      de: 'Welche Karten du bei einer Sieben abwirfst, oder wenn jemand Sabotage spielt.',
    },
  },
  offers: {
    name: { en: 'Trade offers', de: 'Handelsangebote' },
    about: {
      en: 'Which offers of others are declined without asking you.',
      de: 'Welche Angebote anderer abgelehnt werden, ohne dich zu fragen.',
    },
  },
  accept: {
    name: { en: 'Good deals', de: 'Gute Geschäfte' },
    about: {
      en: 'Offers you accept without being asked.',
      de: 'Angebote, die du annimmst, ohne gefragt zu werden.',
    },
  },
  aqueduct: {
    name: { en: 'Aqueduct', de: 'Aquädukt' },
    about: { en: 'Cities & Knights: what you take when a roll brings you nothing.', de: 'Städte & Ritter: was du nimmst, wenn dir ein Wurf nichts bringt.' },
  },
  wedding: {
    name: { en: 'Wedding presents', de: 'Hochzeitsgeschenke' },
    about: { en: 'Cities & Knights: which cards you give when somebody plays Wedding.', de: 'Städte & Ritter: welche Karten du schenkst, wenn jemand Hochzeit spielt.' },
  },
  harbor: {
    name: { en: 'Commercial Harbor', de: 'Handelshafen' },
    about: { en: 'Cities & Knights: which commodity you give when one is demanded.', de: 'Städte & Ritter: welche Handelsware du gibst, wenn eine verlangt wird.' },
  },
  surplus: {
    name: { en: 'A fifth progress card', de: 'Eine fünfte Fortschrittskarte' },
    about: { en: 'Cities & Knights: which progress card goes back off your turn.', de: 'Städte & Ritter: welche Fortschrittskarte außerhalb deines Zuges zurückgeht.' },
  },
  city: {
    name: { en: 'A lost city', de: 'Eine verlorene Stadt' },
    about: { en: 'Cities & Knights: which city you give up when the barbarians win.', de: 'Städte & Ritter: welche Stadt du aufgibst, wenn die Barbaren siegen.' },
  },
  reward: {
    name: { en: 'Reward of the defenders', de: 'Lohn der Verteidigung' },
    about: { en: 'Cities & Knights: which progress card you draw when several defended best.', de: 'Städte & Ritter: welche Fortschrittskarte du ziehst, wenn mehrere am besten verteidigt haben.' },
  },
  retreat: {
    name: { en: 'A knight driven off', de: 'Ein vertriebener Ritter' },
    about: { en: 'Cities & Knights: where your knight goes when it is driven off.', de: 'Städte & Ritter: wohin dein Ritter geht, wenn er vertrieben wird.' },
  },
  plenty: {
    name: { en: 'Free resources', de: 'Freie Rohstoffe' },
    about: { en: 'What you take from the bank when you may choose.', de: 'Was du aus der Bank nimmst, wenn du wählen darfst.' },
  },
} as const satisfies Record<string, OrderText>;

export const settingTexts = {
  most: { en: 'Always what I hold most of', de: 'Immer das, wovon ich am meisten habe' },
  least: { en: 'Always what I hold least of', de: 'Immer das, wovon ich am wenigsten habe' },
  last: { en: 'Always the one drawn last', de: 'Immer die zuletzt gezogene' },
  bare: { en: 'Always one without a wall first', de: 'Immer zuerst eine ohne Mauer' },
  trade: { en: 'Always a trade card', de: 'Immer eine Handelskarte' },
  politics: { en: 'Always a politics card', de: 'Immer eine Politikkarte' },
  science: { en: 'Always a science card', de: 'Immer eine Wissenschaftskarte' },
  first: { en: 'Always the first free place', de: 'Immer auf den ersten freien Platz' },
  all: { en: 'Decline all', de: 'Alle ablehnen' },
  uncovered: { en: 'Decline what I cannot meet', de: 'Ablehnen, was ich nicht erfüllen kann' },
  unequal: { en: 'Decline when I would give more cards than I get', de: 'Ablehnen, wenn ich mehr Karten gäbe als bekäme' },
  gain: { en: 'Accept when I get more cards than I give', de: 'Annehmen, wenn ich mehr Karten bekomme als gebe' },
} as const satisfies Record<string, Text>;
