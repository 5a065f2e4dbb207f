import type { Lesson, LessonReply } from '../../engine/game/index.ts';
import { optionsSchema } from './options.ts';
import { setup } from './rules/setup.ts';
import { copyPlayer, type Player, type State } from './state.ts';

const learner: Player = {
  roads: [0, 1, 2, 3],
  settlements: [0, 1],
  cities: [],
  knights: [0],
  castles: [],
  used: [],
  boxes: [1, 3, 1, null, 1, 4, null, 1, null, 1, null, null],
  line: 0,
  turn: null,
};

const opponent: Player = {
  ...learner,
  cities: [0],
  knights: [],
  boxes: [1, null, 3, 1, null, 1, 4, null, 1, null, 7, null],
};

/** All throws in order: a first throw of six dice, then what is rolled again. */
const throws = [
  'brick brick lumber wool ore gold',
  'lumber gold',
  'grain',
  'brick lumber wool wool ore gold',
  'ore ore grain grain gold gold',
  'brick brick lumber grain grain ore',
  'brick lumber wool grain gold gold',
  'wool wool wool grain gold ore',
];

/** Deals the last three turns of Island One. */
function start(): State {
  const state = setup(optionsSchema.parse({}), 2, 'lesson');
  return { ...state, active: 0, number: 25, players: [learner, opponent].map(copyPlayer), loaded: [[...throws]] };
}

const reply = (...answer: readonly string[]): LessonReply => ({ seat: 1, answer });

/** Teaches Island One in the last three turns of a match against one opponent. */
export const lesson: Lesson<State> = {
  variant: 'island-one',
  seats: 2,
  seat: 0,
  about: {
    en: 'Roll, build and score: the last three turns of Island One.',
    de: 'Würfeln, bauen, punkten: die letzten drei Züge auf Insel Eins.',
  },
  goal: {
    en: 'Goal: the most points on your sheet after 15 turns. You start with 2, the computer with 8, three turns before the end.',
    de: 'Ziel: die meisten Punkte auf deinem Blatt nach 15 Zügen. Du beginnst mit 2, der Computer mit 8, drei Züge vor dem Ende.',
  },
  start,
  moves: [
    {
      text: {
        en: 'You’ve rolled six dice; each shows a resource. Keep what helps you build, and roll ore and gold again.',
        de: 'Du hast sechs Würfel geworfen; jeder zeigt einen Rohstoff. Behalte, was dir beim Bauen hilft, und wirf Erz und Gold noch einmal.',
      },
      answer: ['ore', 'gold'],
      topic: 'reroll',
    },
    {
      text: {
        en: 'You roll up to three times a turn. A second lumber, great! Only the gold is no use: roll it once more.',
        de: 'Du wirfst bis zu dreimal im Zug. Ein zweites Holz, prima! Nur das Gold hilft nicht: Wirf es noch einmal.',
      },
      answer: ['gold'],
    },
    {
      text: {
        en: 'Now spend your dice. Build along the paths, first a road, then the site at its end: this road costs 1 brick and 1 lumber, and scores 1 point.',
        de: 'Jetzt gibst du die Würfel aus. Bau die Wege entlang, erst die Straße, dann den Bauplatz an ihrem Ende: Diese Straße kostet 1 Lehm und 1 Holz und bringt 1 Punkt.',
      },
      answer: ['build road 5'],
      topic: 'order',
    },
    {
      text: {
        en: 'You can build several things a turn. This settlement takes brick, lumber, wool and grain, and its number is what it scores: 5.',
        de: 'Du kannst im Zug mehrmals bauen. Diese Siedlung kostet Lehm, Holz, Wolle und Getreide, und ihre Zahl sind ihre Punkte: 5.',
      },
      answer: ['build settlement 5'],
      topic: 'build',
    },
    {
      text: {
        en: 'All six dice are spent. End your turn to write 6 points on your sheet. A turn without building anything would cost 2.',
        de: 'Alle sechs Würfel sind ausgegeben. Beende den Zug, und auf deinem Blatt stehen 6 Punkte mehr. Ein Zug ohne Bau kostet 2.',
      },
      answer: ['end'],
    },
    reply('stop'),
    reply('build road 4'),
    reply('end'),
    {
      text: {
        en: 'The computer built a road. Your turn: two ore, two grain, two gold. Keep them all, they make a city.',
        de: 'Der Computer hat eine Straße gebaut. Du bist dran: zweimal Erz, zweimal Getreide, zweimal Gold. Behalte alles, das wird eine Stadt.',
      },
      answer: ['stop'],
    },
    {
      text: {
        en: 'A city takes 3 ore and 2 grain, so one ore is missing. Trade 2 gold for any 1 resource: here for ore.',
        de: 'Eine Stadt kostet 3 Erz und 2 Getreide, dir fehlt also ein Erz. 2 Gold tauschst du gegen 1 beliebigen Rohstoff, hier gegen Erz.',
      },
      answer: ['gold ore'],
      topic: 'gold',
    },
    {
      text: {
        en: 'Your first city: 7 points at once. Cities and settlements are built in the order of their numbers.',
        de: 'Deine erste Stadt bringt gleich 7 Punkte. Städte und Siedlungen baust du in der Reihenfolge ihrer Zahlen.',
      },
      answer: ['build city 7'],
    },
    {
      text: {
        en: 'That’s 15 points for you. End your turn and see what the computer makes of its dice.',
        de: 'Damit hast du 15 Punkte. Beende den Zug und sieh, was der Computer aus seinen Würfeln macht.',
      },
      answer: ['end'],
    },
    reply('stop'),
    reply('build road 5'),
    reply('end'),
    {
      text: {
        en: 'The last turn, and the computer has only 10 points to your 15. You could roll again, but this is good enough: keep all.',
        de: 'Der letzte Zug, und der Computer hat erst 10. Du könntest noch einmal werfen, aber das hier reicht: Behalte alles.',
      },
      answer: ['stop'],
    },
    {
      text: {
        en: 'A knight takes wool, grain and ore, but no die shows ore. Your first knight is a joker: once per match, it turns a die into ore.',
        de: 'Ein Ritter kostet Wolle, Getreide und Erz, aber kein Würfel zeigt Erz. Dein erster Ritter ist ein Joker: Einmal in der Partie macht er aus einem Würfel Erz.',
      },
      answer: ['joker gold ore'],
      topic: 'joker',
    },
    {
      text: {
        en: 'Build the second knight: it scores 2, and it’s a joker for grain.',
        de: 'Bau den zweiten Ritter: Er bringt 2 Punkte und ist ein Joker für Getreide.',
      },
      answer: ['build knight 2'],
    },
    {
      text: {
        en: 'Brick and lumber are left over: one more road, one more point.',
        de: 'Lehm und Holz sind noch übrig: noch eine Straße, noch ein Punkt.',
      },
      answer: ['build road 4'],
    },
    {
      text: {
        en: 'This turn fills your sheet. End it, let the computer roll one last time, and win.',
        de: 'Mit diesem Zug ist dein Blatt voll. Beende ihn, lass den Computer ein letztes Mal werfen, und gewinne.',
      },
      answer: ['end'],
    },
    reply('stop'),
    reply('end'),
  ],
};
