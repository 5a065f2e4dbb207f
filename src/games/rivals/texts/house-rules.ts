import type { HouseRule } from '../../../engine/game/index.ts';
import { type Language, type Text, perLanguage } from '../../../engine/text.ts';
import { type CardSet, eras, variantIds } from '../vocabulary.ts';
import { setNames } from './names.ts';

const yesNo = (yes: Text, no: Text, usual: boolean): HouseRule['values'] => {
  const both = [
    { id: 'yes', name: yes, value: true },
    { id: 'no', name: no, value: false },
  ];
  return usual ? both : both.toReversed();
};

/** All combinations of three eras, in the order of `eras`. */
function* threes(): Generator<readonly [CardSet, CardSet, CardSet]> {
  for (const [a, one] of eras.entries()) {
    for (const [b, two] of eras.entries())
      for (const [c, three] of eras.entries()) if (a < b && b < c) yield [one, two, three];
  }
}

const shortEra = (set: CardSet, language: Language): string =>
  setNames[set].name[language].replace(/^(Era of|Zeit (der|des)) /, '');

const duelSets: HouseRule['values'] = [
  {
    id: 'base',
    name: { en: 'Gold, Turmoil, Progress', de: 'Gold, Wirren, Fortschritt' },
    value: 'gold turmoil progress',
  },
  { id: 'choose', name: { en: 'Each player picks one', de: 'Jede Seite wählt eine' }, value: 'choose' },
  { id: 'random', name: { en: 'Three at random', de: 'Drei zufällige' }, value: 'random' },
  {
    id: 'darkness',
    name: { en: 'Age of Darkness only', de: 'Nur Finstere Zeiten' },
    value: 'intrigue merchant-princes barbarians',
  },
  ...[...threes()]
    .slice(1, -1)
    .map((sets) => ({
      id: sets.join('-'),
      name: perLanguage((language) => sets.map((set) => shortEra(set, language)).join(', ')),
      value: sets.join(' '),
    })),
];

const leftOut: HouseRule['values'] = [
  { id: 'none', name: { en: 'None', de: 'Keine' }, value: undefined },
  {
    id: 'darkness',
    name: { en: 'Age of Darkness', de: 'Finstere Zeiten' },
    value: 'intrigue merchant-princes barbarians',
  },
  {
    id: 'base',
    name: { en: 'Gold, Turmoil, Progress', de: 'Gold, Wirren, Fortschritt' },
    value: 'gold turmoil progress',
  },
  ...eras.map((set) => ({ id: set, name: setNames[set].name, value: set })),
];

/** The Introductory Game has neither the cards nor the choices that some rules are about. */
const allButIntro = variantIds.filter((id) => id !== 'intro');

export const houseRules: readonly HouseRule[] = [
  {
    id: 'sets',
    name: { en: 'Eras', de: 'Zeiten' },
    about: { en: 'The three eras of the Duel.', de: 'Aus welchen drei Zeiten das Duell besteht.' },
    values: duelSets,
    variants: ['duel'],
  },
  {
    id: 'without',
    name: { en: 'Eras left out', de: 'Ohne diese Zeiten' },
    about: { en: 'Decks may not use cards from these eras.', de: 'Karten dieser Zeiten sind in Decks nicht erlaubt.' },
    values: leftOut,
    variants: ['tournament'],
  },
  {
    id: 'flow',
    name: { en: 'Pace', de: 'Ablauf' },
    about: {
      en: 'Whether you keep playing while your opponent still has a free resource to take.',
      de: 'Ob du weiterspielst, während dein Gegenüber noch einen freien Rohstoff nehmen darf.',
    },
    values: [
      { id: 'patient', name: { en: 'Don’t wait', de: 'Nicht warten' }, value: 'patient' },
      { id: 'strict', name: { en: 'Wait for every answer', de: 'Auf alle Antworten warten' }, value: 'strict' },
    ],
  },
  {
    id: 'edition',
    name: { en: 'Rulebook', de: 'Spielregel' },
    about: {
      en: 'Some cards differ, and so does the moment you win.',
      de: 'Einige Karten und der Moment des Sieges unterscheiden sich.',
    },
    values: [
      { id: '4e', name: { en: 'Fourth edition', de: 'Vierte Auflage' }, value: '4e' },
      { id: '2.0', name: { en: 'Version 2.0', de: 'Version 2.0' }, value: '2.0' },
    ],
    variants: allButIntro,
  },
  {
    id: 'tieKeepsAdvantage',
    name: { en: 'Advantage on a tie', de: 'Vorteil bei Gleichstand' },
    about: { en: 'Whether an advantage still works on a tie.', de: 'Ob ein Vorteil auch bei Gleichstand wirkt.' },
    values: yesNo(
      { en: 'Still works', de: 'Wirkt weiter' },
      { en: 'Paused until someone leads', de: 'Ruht, bis jemand führt' },
      true,
    ),
  },
  {
    id: 'irmgardOnPirateShip',
    name: { en: 'Irmgard and the Pirate Ship', de: 'Irmgard und das Kaperschiff' },
    about: {
      en: 'Whether Irmgard gives you a resource when a Pirate Ship sinks your trade ship.',
      de: 'Ob Irmgard dir 1 Rohstoff bringt, wenn ein Kaperschiff dein Handelsschiff versenkt.',
    },
    values: yesNo({ en: 'Yes', de: 'Ja' }, { en: 'No', de: 'Nein' }, false),
    variants: ['tournament'],
  },
  {
    id: 'sameStartStackAllowed',
    name: { en: 'Starting hands', de: 'Starthände' },
    about: {
      en: 'Whether both players may choose from the same stack.',
      de: 'Ob beide aus demselben Stapel wählen dürfen.',
    },
    values: yesNo(
      { en: 'Same stack allowed', de: 'Derselbe Stapel erlaubt' },
      { en: 'Different stacks', de: 'Verschiedene Stapel' },
      false,
    ),
    variants: allButIntro,
  },
  {
    id: 'forgoGains',
    name: { en: 'Free resources', de: 'Rohstoffe freier Wahl' },
    about: {
      en: 'Whether you may decline a free resource.',
      de: 'Ob man auf einen Rohstoff freier Wahl verzichten darf.',
    },
    values: yesNo(
      { en: 'May be declined', de: 'Verzicht erlaubt' },
      { en: 'Must be taken', de: 'Muss genommen werden' },
      true,
    ),
  },
  {
    id: 'sebastianWaitsOneTurn',
    name: { en: 'Sebastian', de: 'Sebastian' },
    about: {
      en: 'When you may play Sebastian after drawing him at the end of your turn.',
      de: 'Ab wann du Sebastian spielen darfst, wenn du ihn am Ende deines Zuges ziehst.',
    },
    values: yesNo(
      { en: 'From your next turn', de: 'Ab deinem nächsten Zug' },
      { en: 'Right away', de: 'Sofort' },
      true,
    ),
    variants: ['turmoil', 'tournament'],
  },
  {
    id: 'removalPerTurn',
    name: { en: 'Removing your own cards', de: 'Eigene Karten entfernen' },
    about: { en: 'How often per turn.', de: 'Wie oft je Zug.' },
    values: [
      { id: 'unlimited', name: { en: 'As often as you like', de: 'Beliebig oft' }, value: 'unlimited' },
      { id: 'once', name: { en: 'Once per turn', de: 'Einmal je Zug' }, value: 1 },
    ],
    variants: allButIntro,
  },
];
