import type { Lesson, LessonReply } from '../../engine/game/index.ts';
import { optionsSchema } from './options.ts';
import { allResourceCards, setup } from './rules/setup.ts';
import type { Player, State } from './state.ts';
import { amountsOf, type Resource, resourceIndex } from './vocabulary.ts';

const learner: Player = {
  // Brick, lumber, wool, grain and ore.
  hand: [1, 2, 4, 4, 2],
  roads: ['A', 'B'],
  knights: ['A'],
  settlements: [6, 7],
  cities: [{ card: 1, expansion: 'church' }],
  owed: 0,
  chosen: null,
};

const opponent: Player = {
  ...learner,
  hand: [2, 2, 0, 2, 3],
  roads: ['A'],
  settlements: [4],
  cities: [{ card: 5, expansion: null }],
};

/** The market, and the cards drawn in this lesson. */
const market = amountsOf(['brick', 'lumber', 'lumber', 'ore', 'ore']);
const drawn: readonly Resource[] = ['grain', 'ore', 'ore', 'brick', 'lumber'];

/** Deals the end of a match: the learner has 6 points. */
function start(): State {
  const state = setup(optionsSchema.parse({}), 2, 'lesson');
  const top = drawn.map((card) => resourceIndex.get(card) as number);
  const left = allResourceCards();
  for (const amounts of [learner.hand, opponent.hand, market, amountsOf(drawn)])
    amounts.forEach((count, kind) => {
      for (let card = 0; card < count; card++) left.splice(left.indexOf(kind), 1);
    });
  return {
    ...state,
    active: 0,
    turn: 15,
    draw: [...top, ...left],
    market: [...market],
    settlements: [2, 3],
    supply: { road: 2, knight: 0 },
    expansions: state.expansions.filter((each) => each !== 'church'),
    players: structuredClone([learner, opponent]),
  };
}

const reply = (...answer: readonly string[]): LessonReply => ({ seat: 1, answer });

/** Teaches Struggle for Catan in the last two turns of a match. */
export const lesson: Lesson<State> = {
  variant: 'struggle',
  seats: 2,
  seat: 0,
  about: {
    en: 'Trade, build, and take a knight: win the last two turns of a match.',
    de: 'Tauschen, bauen und einen Ritter holen: Gewinn die letzten zwei Züge einer Partie.',
  },
  goal: {
    en: 'Goal: 10 points on your own turn. You start with 6: two settlements, a city with a Church and a road on its point side.',
    de: 'Ziel: 10 Punkte im eigenen Zug. Du beginnst mit 6: zwei Siedlungen, eine Stadt mit Kirche und eine Straße auf der Punkteseite.',
  },
  start,
  moves: [
    {
      text: {
        en: 'First you trade: one card for each road on its trade side (A), which is one for you. The market is face up: swap a lumber for an ore.',
        de: 'Zuerst tauschst du: eine Karte je Straße auf der Tauschseite (A), bei dir also eine. Der Markt liegt offen: Tausch ein Holz gegen ein Erz.',
      },
      answer: ['market lumber ore'],
      topic: 'trade',
    },
    {
      text: {
        en: 'Then you build, each kind once a turn. A settlement takes brick, lumber, wool and grain, and is worth 1 point.',
        de: 'Dann baust du, jede Art einmal im Zug. Eine Siedlung kostet Lehm, Holz, Wolle und Getreide und zählt 1 Punkt.',
      },
      answer: ['build settlement'],
      topic: 'build',
    },
    {
      text: {
        en: 'Three of a kind replace any one missing card, so you could also pay another way. Here nothing is missing: pay the price as it is.',
        de: 'Drei gleiche Karten ersetzen eine beliebige, die fehlt; du könntest also auch anders zahlen. Hier fehlt nichts: Zahl den Preis, wie er ist.',
      },
      answer: ['brick', 'lumber', 'wool', 'grain'],
      topic: 'pay',
    },
    {
      text: {
        en: 'Now a city for 2 grain and 3 ore, worth 2 points. You flip a settlement for it, and its back may bring robbers.',
        de: 'Jetzt eine Stadt für 2 Getreide und 3 Erz; sie zählt 2 Punkte. Du drehst dafür eine Siedlung um, und ihre Rückseite bringt vielleicht Räuber.',
      },
      answer: ['build city'],
    },
    {
      text: {
        en: 'Pay with grain and ore, and keep your wool: you’ll need it.',
        de: 'Zahl mit Getreide und Erz und behalte deine Wolle: Die brauchst du noch.',
      },
      answer: ['grain', 'grain', 'ore', 'ore', 'ore'],
    },
    reply('brick', 'lumber', 'grain', 'ore'),
    {
      text: {
        en: 'Robbers! With more than 7 cards you lose half of them: the computer had 9, you have only 4. End your turn to draw 2 cards, and 1 for your knight.',
        de: 'Räuber! Mit mehr als 7 Karten verlierst du die Hälfte: Der Computer hatte 9, du nur 4. Beende den Zug: Du ziehst 2 Karten und 1 für deinen Ritter.',
      },
      answer: ['end'],
      topic: 'robbers',
    },
    reply('end'),
    {
      text: {
        en: 'The computer only drew cards. You have 8 points, and an expansion makes a city worth 3: build a University for 2 wool, 1 grain and 1 ore.',
        de: 'Der Computer hat nur Karten gezogen. Du hast 8 Punkte, und mit einem Ausbau zählt eine Stadt 3: Bau für 2 Wolle, 1 Getreide und 1 Erz eine Universität.',
      },
      answer: ['build university'],
    },
    {
      text: {
        en: 'Roads and knights change hands: no knight is left in the stack, so you take the computer’s for wool, grain and ore. Your second knight lies on its point side (B): 10 points!',
        de: 'Straßen und Ritter wechseln den Besitz: Im Stapel liegt kein Ritter mehr, also nimmst du für Wolle, Getreide und Erz den des Computers. Dein zweiter liegt auf der Punkteseite (B): 10 Punkte!',
      },
      answer: ['build knight'],
      topic: 'change',
    },
  ],
};
