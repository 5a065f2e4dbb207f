import type {
  CardScene,
  ChallengeScene,
  ChartScene,
  HandScene,
  CardPortrait,
  ResultScene,
  RollScene,
} from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import { liveries, wares } from './samples.ts';

/** One made-up scene of every kind other than the board. */

const both = (en: string, de: string) => ({ en, de });
const nothing = { place: null, cost: [], free: null, worths: [], text: null, requirement: null } as const;

export const library: CardPortrait = {
  ...nothing,
  name: both('Library', 'Bibliothek'),
  icon: 'book-pile',
  livery: liveries.city,
  kind: both('City building', 'Stadtgebäude'),
  cost: [
    { ware: wares.brick, amount: '1' },
    { ware: wares.lumber, amount: '2' },
    { ware: wares.ore, amount: '1' },
  ],
  worths: [{ icon: 'laurel-crown', after: verbatim('1') }],
  text: both(
    'When it is built, look through a draw stack and take one card into your hand.',
    'Sieh beim Bau einen Nachziehstapel durch und nimm eine Karte davon auf die Hand.',
  ),
};

const parliament: CardPortrait = {
  ...nothing,
  name: both('Parliament', 'Parlament'),
  icon: 'tribunal-jury',
  livery: liveries.city,
  kind: both('City building', 'Stadtgebäude'),
  cost: [
    { ware: wares.brick, amount: '2', missing: 1 },
    { ware: wares.lumber, amount: '3' },
    { ware: wares.wool, amount: '2' },
  ],
  worths: [{ icon: 'laurel-crown', after: verbatim('2') }],
  requirement: both('2 progress points', '2 Fortschrittspunkte'),
};

const candamir: CardPortrait = {
  ...nothing,
  name: both('Candamir', 'Candamir'),
  icon: 'viking-head',
  livery: liveries.hero,
  kind: both('Hero', 'Held'),
  cost: [
    { ware: wares.grain, amount: '1' },
    { ware: wares.wool, amount: '2' },
    { ware: wares.ore, amount: '1' },
  ],
  worths: [
    { icon: 'battle-axe', after: verbatim('4') },
    { icon: 'harp', after: verbatim('1') },
  ],
};

const brigitta: CardPortrait = {
  ...nothing,
  name: both('Brigitta the Wise Woman', 'Brigitta, die weise Frau'),
  icon: 'crystal-ball',
  livery: liveries.action,
  kind: both('Action', 'Aktion'),
  free: both('free to play', 'kostet nichts'),
  text: both(
    'Name the production number of this turn instead of rolling for it.',
    'Bestimme die Ertragszahl dieses Zuges, statt um sie zu würfeln.',
  ),
};

const feud: CardPortrait = {
  ...nothing,
  name: both('Trade Ships Race', 'Wettfahrt der Handelsschiffe'),
  icon: 'ship-wheel',
  livery: { fill: '#3d4a57', edge: 'straight' },
  kind: both('Event', 'Ereignis'),
  text: both(
    'Whoever owns the most trade ships takes one resource of choice.',
    'Wer die meisten Handelsschiffe hat, nimmt einen Rohstoff nach Wahl.',
  ),
};

export const hand: HandScene = {
  kind: 'hand',
  seat: 0,
  title: both('Anna’s hand', 'Annas Hand'),
  note: both('4 of 5 cards · only you see this', '4 von 5 Karten · nur du siehst das'),
  cards: [
    {
      card: candamir,
      number: 1,
      status: { open: true, text: both('Can be built: −1d2, −3u1, +3d1', 'Kann gebaut werden: −1d2, −3u1, +3d1') },
    },
    { card: library, number: 2, status: { open: true, text: both('Can be built: −1d2', 'Kann gebaut werden: −1d2') } },
    { card: parliament, number: 3, status: { open: false, text: both('1 brick short', '1 Lehm fehlt') } },
    { card: brigitta, number: 4, status: { open: false, text: both('Only before the roll', 'Nur vor dem Wurf') } },
  ],
  goods: {
    title: both('Your resources', 'Deine Rohstoffe'),
    total: 17,
    chips: [
      { ware: wares.brick, amount: '1' },
      { ware: wares.grain, amount: '3' },
      { ware: wares.lumber, amount: '3' },
      { ware: wares.wool, amount: '5' },
      { ware: wares.ore, amount: '3' },
      { ware: wares.gold, amount: '2' },
    ],
  },
};

export const card: CardScene = {
  kind: 'card',
  card: { ...library, place: both('city sites only · when built', 'nur an Städten · beim Bau') },
  foot: [both('2× Progress', '2× Fortschritt'), verbatim('C-library')],
};

export const roll: RollScene = {
  kind: 'roll',
  seat: 0,
  dice: [{ value: 6 }, { icon: 'tied-scroll', warn: false }],
  title: both('Event', 'Ereignis'),
  rows: [
    {
      seat: 0,
      name: 'Anna',
      chips: [
        { ware: wares.wool, amount: '+1' },
        { ware: wares.grain, amount: '+1' },
        { ware: wares.ore, amount: '+1' },
      ],
      note: null,
    },
    {
      seat: 1,
      name: 'Ben',
      chips: [
        { ware: wares.lumber, amount: '+1' },
        { ware: wares.gold, amount: '+2' },
      ],
      note: both('chooses one more', 'wählt noch eins'),
    },
  ],
  card: feud,
};

export const brigands: RollScene = {
  ...roll,
  seat: 1,
  dice: [{ value: 2 }, { icon: 'bandit', warn: true }],
  title: both('Brigand Attack', 'Räuberüberfall'),
  rows: [
    {
      seat: 0,
      name: 'Anna',
      chips: [
        { ware: wares.wool, amount: '−3' },
        { ware: wares.gold, amount: '−2' },
      ],
      note: null,
    },
    { seat: 1, name: 'Ben', chips: [], note: both('nothing', 'nichts') },
  ],
  card: null,
};

export const challenge: ChallengeScene = {
  kind: 'challenge',
  title: both('The Rivals for Catan', 'Die Fürsten von Catan'),
  people: [
    { seat: 0, name: 'Anna' },
    { seat: 1, name: 'Ben Hartmann' },
  ],
  terms: [
    {
      icon: 'gears',
      label: both('Game', 'Spiel'),
      value: both('Era of Progress, 12 points', 'Die Ära des Fortschritts, 12 Punkte'),
    },
    {
      icon: 'sands-of-time',
      label: both('Clock', 'Bedenkzeit'),
      value: both('48 hours a turn, 72 in the bank', '48 Stunden je Zug, 72 auf dem Zeitkonto'),
    },
    {
      icon: 'anticlockwise-rotation',
      label: both('Take-backs', 'Rücknahme'),
      value: both('on request', 'auf Anfrage'),
    },
    { icon: 'trophy', label: both('Rating', 'Wertung'), value: both('friendly', 'freundschaftlich') },
  ],
};

export const result: ResultScene = {
  kind: 'result',
  people: [
    { seat: 1, name: 'Ben Hartmann', rank: 1 },
    { seat: 0, name: 'Anna', rank: 2 },
  ],
  verdict: both('wins the principality', 'gewinnt das Fürstentum'),
  detail: both('turn 17 · 12 days', 'Zug 17 · 12 Tage'),
  points: [12, 9],
  sources: [
    { icon: 'qaitbay-citadel', name: both('Cities', 'Städte'), points: [8, 4] },
    { icon: 'village', name: both('Settlements', 'Siedlungen'), points: [1, 3] },
    { icon: 'laurel-crown', name: both('Buildings', 'Gebäude'), points: [2, 1] },
    { icon: 'scales', name: both('Trade advantage', 'Handelsvorteil'), points: [1, 0] },
    { icon: 'crossed-axes', name: both('Strength advantage', 'Stärkevorteil'), points: [0, 1] },
  ],
};

export const chart: ChartScene = {
  kind: 'chart',
  title: both('Anna against Ben', 'Anna gegen Ben'),
  note: both('5 matches since March', '5 Partien seit März'),
  people: [
    { seat: 0, name: 'Anna' },
    { seat: 1, name: 'Ben Hartmann' },
  ],
  score: [3, 2],
  plots: [
    {
      kind: 'lines',
      title: both('Victory points', 'Siegpunkte'),
      axis: both('turn', 'Zug'),
      values: [
        [2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 9, 9, 9],
        [2, 2, 3, 3, 3, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 12],
      ],
      goal: 12,
    },
    {
      kind: 'bars',
      title: both('Numbers rolled', 'Gewürfelte Zahlen'),
      bars: [3, 5, 2, 4, 1, 6].map((value, index) => ({
        label: verbatim(String(index + 1)),
        values: [value, 7 - value],
      })),
      expected: [3.5, 3.5, 3.5, 3.5, 3.5, 3.5],
    },
  ],
};

export const people = ['Anna', 'Ben Hartmann', 'Clementine', 'Dietrich W.', 'Eva', 'Friedrich-Wilhelm von Hohenlohe'];

/** The moments of a table with this number of people. */
export function momentsFor(count: number): readonly [ChallengeScene, ResultScene, ChartScene] {
  const seated = people.slice(0, count).map((name, seat) => ({ seat, name }));
  const each = (value: (seat: number) => number): readonly number[] => seated.map(({ seat }) => value(seat));
  const names = [
    both('Cities', 'Städte'),
    both('Settlements', 'Siedlungen'),
    both('Longest Road', 'Längste Handelsstraße'),
  ];
  return [
    {
      ...challenge,
      people: seated.map((guest, index) => ({
        ...(index > 1 && index === count - 1 ? { seat: guest.seat, name: '' } : guest),
        ...(index === count - 1 ? { note: both('free seat', 'freier Platz') } : { agreed: index < 2 }),
      })),
    },
    {
      ...result,
      people: seated.map((person, index) => ({ ...person, rank: index === 1 && count > 4 ? 1 : index + 1 })),
      points: each((seat) => 12 - seat),
      sources: ['qaitbay-citadel', 'village', 'stone-path'].map((icon, index) => ({
        icon,
        name: names[index] ?? both('', ''),
        points: each((seat) => 2 * (seat % 3) + index),
        ...(index === 0
          ? {
              counts: each((seat) => seat % 3),
              counted: { one: both('city', 'Stadt'), many: both('cities', 'Städte') },
            }
          : {}),
      })),
    },
    {
      ...chart,
      people: seated,
      score: each((seat) => 10 - seat),
      plots: [
        {
          kind: 'lines',
          title: both('Victory points', 'Siegpunkte'),
          axis: both('turn', 'Zug'),
          values: seated.map(({ seat }) =>
            Array.from({ length: 14 }, (_, turn) => 2 + Math.floor((turn * (7 - seat)) / 8)),
          ),
          goal: 10,
        },
        {
          kind: 'bars',
          title: both('Sum of the dice', 'Summe der Würfel'),
          bars: Array.from({ length: 11 }, (_, index) => ({
            label: verbatim(String(index + 2)),
            values: each((seat) => ((index * 7 + seat * 3) % 6) + (6 - Math.abs(index - 5))),
          })),
          expected: Array.from({ length: 11 }, (_, index) => (6 - Math.abs(index - 5)) * 1.5),
        },
      ],
    },
  ];
}
