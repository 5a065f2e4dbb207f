import type { Lesson, LessonReply } from '../../../engine/game/index.ts';
import { optionsSchema } from '../options.ts';
import { setup } from '../rules/setup.ts';
import { type ProgressCard, tracks } from '../cities-and-knights/cards/progress.ts';
import { ACTIVE } from '../cities-and-knights/state.ts';
import { citiesAndKnightsOf, type State } from '../state.ts';
import { deal } from './deal.ts';

const SCIENCE = tracks.indexOf('science');
/** Active knights on the island. */
const knights = [
  { node: 22, seat: 0, level: 2 },
  { node: 36, seat: 1, level: 1 },
] as const;

/** Deals the middle of a match: the barbarians are two steps away. */
function start(): State {
  const state = setup(optionsSchema.parse({ variant: 'cities-and-knights', board: 'beginner' }), 2, 'lesson');
  deal(state, [
    {
      cities: [8, 17, 28],
      settlements: [39],
      roads: ['8-12', '12-17', '17-22', '22-28', '28-34', '34-39'],
      hand: { wool: 1, grain: 1, ore: 4, paper: 5, coin: 1 },
    },
    {
      cities: [14],
      settlements: [31, 41],
      roads: ['9-14', '25-31', '36-41', '31-36'],
      hand: { brick: 1, wool: 1, grain: 1 },
    },
  ]);
  const cities = citiesAndKnightsOf(state);
  cities.ship = 5;
  const [learner] = cities.cityPlayers;
  if (learner) learner.improvements[SCIENCE] = 2;
  for (const { node, seat, level } of knights) {
    cities.knights[node] = seat;
    cities.levels[node] = level;
    cities.marks[node] = ACTIVE;
  }
  const science = cities.decks[SCIENCE] as ProgressCard[];
  science.splice(science.indexOf('irrigation'), 1);
  science.unshift('irrigation');
  return {
    ...state,
    starter: 0,
    active: 0,
    phase: 'roll',
    placed: 4,
    turn: 21,
    longest: 0,
    dice: ['science 2+6', 'ship 1+1', 'ship 3+5'],
    draws: [],
  };
}

const by = (seat: number, ...answer: readonly string[]): LessonReply => ({ seat, answer });

/** Teaches Cities & Knights to people who know CATAN. */
export const citiesAndKnights: Lesson<State> = {
  variant: 'cities-and-knights',
  seats: 2,
  seat: 0,
  about: {
    en: 'For people who know CATAN: barbarians, knights, commodities and progress.',
    de: 'Für alle, die CATAN kennen: Barbaren, Ritter, Handelswaren und Fortschritt.',
  },
  goal: {
    en: 'Goal: 13 points on your own turn. You start with 9: three cities, a settlement and the Longest Road.',
    de: 'Ziel: 13 Punkte im eigenen Zug. Du beginnst mit 9: drei Städte, eine Siedlung und die Längste Handelsroute.',
  },
  assumes: ['place', 'roll', 'robber', 'discard', 'build', 'trade', 'offer', 'points'],
  start,
  moves: [
    {
      text: {
        en: 'A third die joins the other two. A ship moves the barbarians; a coloured gate can bring a progress card of that colour. Roll all three.',
        de: 'Zu den beiden Würfeln kommt ein dritter. Ein Schiff bringt die Barbaren näher, ein farbiges Tor vielleicht eine Fortschrittskarte dieser Farbe. Wirf alle drei.',
      },
      answer: ['roll'],
      topic: 'gates',
    },
    {
      text: {
        en: 'The gate was green and the red die low enough for your science: you drew a card. You play progress cards on your turn, even right away: take 2 grain for each of your fields.',
        de: 'Das Tor war grün und der rote Würfel klein genug für deine Wissenschaft: eine Karte! Fortschrittskarten spielst du in deinem Zug aus, auch sofort: Nimm je Ackerland 2 Getreide.',
      },
      answer: ['play irrigation'],
      topic: 'progress',
    },
    {
      text: {
        en: 'Cities bring commodities: paper from forests, cloth from pastures, coins from mountains. Commodities pay for improvements: build science 3 for 3 paper.',
        de: 'Städte bringen Handelswaren: Papier im Wald, Tuch auf Weiden, Münzen im Gebirge. Damit baust du sie aus: Wissenschaft Stufe 3 kostet 3 Papier.',
      },
      answer: ['improve science'],
      topic: 'improve',
    },
    {
      text: {
        en: 'The barbarians are two steps away, with a strength of 4: one for each city on the island. Your knights must match them. Place another one for wool and ore.',
        de: 'Die Barbaren sind zwei Schritte entfernt und 4 stark, so viel wie Städte auf der Insel. Deine Ritter müssen mithalten: Stell für Wolle und Erz noch einen auf.',
      },
      answer: ['build knight 34'],
      topic: 'knights',
    },
    {
      text: {
        en: 'A new knight doesn’t fight yet. Activate it with a grain; your strong knight counts 2 already, and the computer’s 1.',
        de: 'Ein neuer Ritter kämpft noch nicht. Aktivier ihn mit einem Getreide; dein starker Ritter zählt schon 2, der des Computers 1.',
      },
      answer: ['activate 34'],
      topic: 'activate',
    },
    {
      text: {
        en: 'That makes 4 against 4, which is enough. There’s nothing else to do: end your turn.',
        de: 'Damit steht es 4 gegen 4, und das reicht. Mehr ist nicht zu tun: Beende den Zug.',
      },
      answer: ['end'],
    },
    by(1, 'roll'),
    by(1, 'end'),
    {
      text: {
        en: 'The computer rolled a ship: one more, and the barbarians land. You’re ready. Roll.',
        de: 'Der Computer hat ein Schiff geworfen: Noch eines, und die Barbaren landen. Du bist bereit. Würfle!',
      },
      answer: ['roll'],
    },
    {
      text: {
        en: 'Beaten back! You contributed the most, so you’re the Defender of Catan: 1 point. All knights are inactive now. The roll brought paper: 4 of them pay for science 4.',
        de: 'Zurückgeschlagen! Du hast am meisten beigetragen und bekommst einen Siegpunkt-Chip. Die Ritter sind jetzt passiv. Der Wurf brachte Papier: 4 kosten Wissenschaft Stufe 4.',
      },
      answer: ['improve science'],
    },
    {
      text: {
        en: 'The first to reach level 4 turns a city into a metropolis, worth 2 more points. Choose this city.',
        de: 'Wer zuerst Stufe 4 erreicht, macht eine Stadt zur Metropole: 2 Siegpunkte mehr. Wähle diese Stadt.',
      },
      answer: ['28'],
      topic: 'metropolis',
    },
    {
      text: {
        en: 'You have 12 points. You know the rest: 3 ore and 2 grain turn your last settlement into a city, and you win.',
        de: 'Du hast 12 Punkte. Den Rest kennst du: 3 Erz und 2 Getreide machen aus deiner letzten Siedlung eine Stadt, und du gewinnst.',
      },
      answer: ['build city 39'],
    },
  ],
};
