import type { Field } from '../../../engine/game/index.ts';
import { type Language, type Text, text } from '../../../engine/text.ts';
import { type CardSet, eras } from '../vocabulary.ts';
import { setNames } from './words.ts';

const yesNo = (yes: Text, no: Text, usual: boolean): Field['values'] => {
  const both = [
    { id: 'yes', name: yes, value: true },
    { id: 'no', name: no, value: false },
  ];
  return usual ? both : both.toReversed();
};

/** Three eras, the usual ones first. */
function* threes(): Generator<readonly [CardSet, CardSet, CardSet]> {
  for (const [a, one] of eras.entries()) {
    for (const [b, two] of eras.entries()) for (const [c, three] of eras.entries()) if (a < b && b < c) yield [one, two, three];
  }
}

const shortEra = (set: CardSet, language: Language): string => setNames[set].name[language].replace(/^(Era of|Zeit (der|des)) /, '');

const duelSets: Field['values'] = [
  { id: 'base', name: { en: 'Gold, Turmoil, Progress', de: 'Gold, Wirren, Fortschritt' }, value: 'gold turmoil progress' },
  { id: 'choose', name: { en: 'All six: each picks one', de: 'Alle sechs: Jede Seite wählt eine' }, value: 'choose' },
  { id: 'random', name: { en: 'All six: three by lot', de: 'Alle sechs: Drei per Los' }, value: 'random' },
  {
    id: 'darkness',
    name: { en: 'Age of Darkness only', de: 'Nur Finstere Zeiten' },
    value: 'intrigue merchant-princes barbarians',
  },
  ...[...threes()].slice(1, -1).map((sets) => ({
    id: sets.join('-'),
    name: text((language) => sets.map((set) => shortEra(set, language)).join(', ')),
    value: sets.join(' '),
  })),
];

const leftOut: Field['values'] = [
  { id: 'none', name: { en: 'None', de: 'Keine' }, value: undefined },
  { id: 'darkness', name: { en: 'Age of Darkness', de: 'Finstere Zeiten' }, value: 'intrigue merchant-princes barbarians' },
  { id: 'base', name: { en: 'Gold, Turmoil, Progress', de: 'Gold, Wirren, Fortschritt' }, value: 'gold turmoil progress' },
  ...eras.map((set) => ({ id: set, name: setNames[set].name, value: set })),
];

/** House rules that go with a challenge. */
export const fields: readonly Field[] = [
  {
    id: 'sets',
    name: { en: 'Eras', de: 'Zeiten' },
    about: { en: 'Which three eras the Duel is made of.', de: 'Aus welchen drei Zeiten das Duell besteht.' },
    values: duelSets,
    variants: ['duel'],
  },
  {
    id: 'without',
    name: { en: 'Eras left out', de: 'Ohne diese Zeiten' },
    about: { en: 'Whose cards no deck may hold.', de: 'Deren Karten kein Deck enthalten darf.' },
    values: leftOut,
    variants: ['tournament'],
  },
  {
    id: 'flow',
    name: { en: 'Pace', de: 'Ablauf' },
    about: {
      en: 'Whether a turn goes on while the other player still has to store a free resource.',
      de: 'Ob ein Zug weitergeht, während die andere Seite noch einen freien Rohstoff einlagern muss.',
    },
    values: [
      { id: 'patient', name: { en: 'Turns go on', de: 'Züge gehen weiter' }, value: 'patient' },
      { id: 'strict', name: { en: 'Everything in order', de: 'Alles der Reihe nach' }, value: 'strict' },
    ],
  },
  {
    id: 'edition',
    name: { en: 'Rulebook', de: 'Spielregel' },
    about: { en: 'Some cards and the moment of victory differ.', de: 'Einige Karten und der Moment des Sieges unterscheiden sich.' },
    values: [
      { id: '4e', name: { en: 'Fourth edition', de: 'Vierte Auflage' }, value: '4e' },
      { id: '2.0', name: { en: 'Version 2.0', de: 'Version 2.0' }, value: '2.0' },
    ],
  },
  {
    id: 'tieKeepsAdvantage',
    name: { en: 'Advantage on a tie', de: 'Vorteil bei Gleichstand' },
    about: { en: 'Whether its holder has the advantage on a tie, too.', de: 'Ob der Vorteil auch bei Gleichstand wirkt.' },
    values: yesNo(
      { en: 'Stays in force', de: 'Bleibt in Kraft' },
      { en: 'Rests until somebody leads', de: 'Ruht, bis jemand führt' },
      true,
    ),
  },
  {
    id: 'irmgardOnPirateShip',
    name: { en: 'Irmgard and the Pirate Ship', de: 'Irmgard und das Kaperschiff' },
    about: {
      en: 'Whether Irmgard comforts her owner for a trade ship that it sinks.',
      de: 'Ob Irmgard über ein Handelsschiff hinwegtröstet, das es versenkt.',
    },
    values: yesNo({ en: 'She does', de: 'Ja, mit 1 Rohstoff' }, { en: 'She does not', de: 'Nein' }, false),
  },
  {
    id: 'sameStartStackAllowed',
    name: { en: 'Starting hands', de: 'Starthände' },
    about: { en: 'Whether both may choose from the same stack.', de: 'Ob beide aus demselben Stapel wählen dürfen.' },
    values: yesNo({ en: 'Same stack allowed', de: 'Derselbe Stapel erlaubt' }, { en: 'Different stacks', de: 'Verschiedene Stapel' }, false),
  },
  {
    id: 'forgoGains',
    name: { en: 'Free resources', de: 'Rohstoffe freier Wahl' },
    about: { en: 'Whether a gain of choice may be left.', de: 'Ob man auf einen Rohstoff freier Wahl verzichten darf.' },
    values: yesNo({ en: 'May be left', de: 'Verzicht erlaubt' }, { en: 'Must be taken', de: 'Muss genommen werden' }, true),
  },
  {
    id: 'sebastianWaitsOneTurn',
    name: { en: 'Sebastian', de: 'Sebastian' },
    about: {
      en: 'Whether he, drawn at the end of a turn, can answer in the turn that follows.',
      de: 'Ob er, am Ende eines Zuges gezogen, schon im nächsten Zug antworten kann.',
    },
    values: yesNo({ en: 'Waits one turn', de: 'Wartet einen Zug' }, { en: 'Answers at once', de: 'Antwortet sofort' }, true),
  },
  {
    id: 'removalPerTurn',
    name: { en: 'Taking down own cards', de: 'Eigene Karten entfernen' },
    about: { en: 'How often in one turn.', de: 'Wie oft in einem Zug.' },
    values: [
      { id: 'unlimited', name: { en: 'As often as you like', de: 'Beliebig oft' }, value: 'unlimited' },
      { id: 'once', name: { en: 'Once a turn', de: 'Einmal im Zug' }, value: 1 },
    ],
  },
];
