import type { Lesson, LessonReply } from '../../../engine/game/index.ts';
import { optionsSchema } from '../options.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { deal } from './deal.ts';

/** Deals the end of a match: the learner has 5 points. */
function start(): State {
  const state = setup(optionsSchema.parse({ variant: 'classic', board: 'beginner' }), 3, 'lesson');
  deal(state, [
    {
      cities: [8, 28],
      settlements: [17],
      roads: ['8-13', '12-17', '17-22', '22-28', '28-34'],
      hand: { brick: 4, lumber: 3, wool: 3, grain: 3, ore: 3 },
    },
    {
      cities: [14],
      settlements: [40, 48],
      roads: ['9-14', '40-44', '44-48'],
      hand: { brick: 1, lumber: 2, wool: 1, ore: 1 },
    },
    { cities: [31], settlements: [41], roads: ['25-31', '36-41', '31-36'], hand: { brick: 1, grain: 2, wool: 1 } },
  ]);
  const [learner] = state.sides;
  if (learner) learner.army = 2;
  state.gone.push('knight', 'knight');
  for (const _ of state.gone) state.deck.splice(state.deck.indexOf('knight'), 1);
  state.deck.splice(state.deck.indexOf('knight'), 1);
  state.deck.unshift('knight');
  return {
    ...state,
    starter: 0,
    active: 0,
    phase: 'roll',
    turn: 25,
    dice: ['4+4', '3+4', '1+1', '5+6'],
    draws: ['ore'],
  };
}

const by = (seat: number, ...answer: readonly string[]): LessonReply => ({ seat, answer });

/** Teaches CATAN in the last turns of a match of three. */
export const catan: Lesson<State> = {
  variant: 'classic',
  seats: 3,
  seat: 0,
  about: {
    en: 'Dice, building, trading, robber: win the last turns of a match.',
    de: 'Würfeln, bauen, handeln, Räuber: Gewinn die letzten Züge einer Partie.',
  },
  goal: {
    en: 'Goal: 10 points on your own turn. You start with 5: two cities and a settlement.',
    de: 'Ziel: 10 Punkte im eigenen Zug. Du beginnst mit 5: zwei Städte und eine Siedlung.',
  },
  start,
  moves: [
    {
      text: {
        en: 'The dice decide which hexes produce cards, for everyone: a settlement gets 1, a city 2. On a 7 the robber moves. Roll!',
        de: 'Die Würfel entscheiden, welche Felder Karten bringen, und zwar für alle: einer Siedlung 1, einer Stadt 2. Bei einer 7 zieht der Räuber. Würfle!',
      },
      answer: ['roll'],
      topic: 'roll',
    },
    {
      text: {
        en: 'An 8: two lumber for you. Now extend your road here, for 1 brick and 1 lumber.',
        de: 'Eine 8: zwei Holz für dich. Bau jetzt deine Straße hier weiter, für 1 Lehm und 1 Holz.',
      },
      answer: ['build road 34-39'],
    },
    {
      text: {
        en: 'Five in a row, the Longest Road: 2 points! Roads lead to your next settlement, which must be at least two paths away from any other building. Build it here for brick, lumber, wool and grain.',
        de: 'Fünf am Stück, die Längste Handelsroute: 2 Punkte! Straßen führen zu deiner nächsten Siedlung, mindestens zwei Wege von jedem anderen Gebäude entfernt. Bau sie hier für Lehm, Holz, Wolle und Getreide.',
      },
      answer: ['build settlement 39'],
      topic: 'build',
    },
    {
      text: {
        en: 'A settlement gets a card whenever the number of a hex next to it is rolled. More dots mean better odds: remember that when you place your first two. Now buy a development card for wool, grain and ore.',
        de: 'Eine Siedlung bekommt eine Karte, wenn die Zahl eines Feldes daneben gewürfelt wird. Mehr Punkte heißt häufiger: Denk daran, wenn du deine ersten beiden baust. Kauf jetzt für Wolle, Getreide und Erz eine Entwicklungskarte.',
      },
      answer: ['buy development'],
      topic: 'place',
    },
    {
      text: {
        en: 'It’s a knight. You’ve played 2 before, but cards bought this turn have to wait. End your turn.',
        de: 'Es ist ein Ritter. 2 hast du schon ausgespielt, aber was du in diesem Zug kaufst, muss warten. Beende den Zug.',
      },
      answer: ['end'],
    },
    by(1, 'roll'),
    {
      text: {
        en: 'Computer B rolled a 7. With more than 7 cards you lose half of them, and you have 9. Discard brick and lumber, keep what a city takes: grain and ore.',
        de: 'Computer B hat eine 7 gewürfelt. Mit mehr als 7 Karten verlierst du die Hälfte, und du hast 9. Wirf Lehm und Holz ab und behalte, was eine Stadt kostet: Getreide und Erz.',
      },
      answer: ['brick', 'brick', 'lumber', 'lumber'],
      topic: 'discard',
    },
    by(1, 'move robber h11'),
    by(1, 'offer'),
    by(1, 'give ore', 'want wool'),
    {
      text: {
        en: 'Now Computer B offers you 1 ore for 1 wool. You can accept, decline or make a counter-offer. You need ore: accept.',
        de: 'Jetzt bietet Computer B dir 1 Erz für 1 Wolle. Du kannst annehmen, ablehnen oder ein Gegenangebot machen. Erz fehlt dir: Nimm an.',
      },
      answer: ['accept'],
      topic: 'offer',
    },
    by(1, 'deal red 1 ore for 1 wool'),
    by(1, 'end'),
    by(2, 'roll'),
    by(2, 'end'),
    {
      text: {
        en: 'After that 7 the robber moved to the ore hex 8: it produces nothing until the robber moves on. It’s your turn: roll.',
        de: 'Seit der 7 steht der Räuber auf dem Erzfeld 8: Es bringt nichts, bis er weiterzieht. Du bist dran: Würfle!',
      },
      answer: ['roll'],
      topic: 'robber',
      place: 'h11',
    },
    {
      text: {
        en: 'A city takes 3 ore and 2 grain: one grain is missing. The bank trades 4 for 1, harbours are cheaper. Trade 4 lumber for a grain.',
        de: 'Eine Stadt kostet 3 Erz und 2 Getreide: Ein Getreide fehlt. Die Bank tauscht 4 für 1, ein Hafen ist günstiger. Tausch 4 Holz gegen ein Getreide.',
      },
      answer: ['trade 4 lumber grain'],
      topic: 'trade',
    },
    {
      text: {
        en: 'Settlements are worth 1 point, cities 2, and titles such as the Longest Road 2. Turn this settlement into a city for your 9th point.',
        de: 'Siedlungen zählen 1 Punkt, Städte 2, Titel wie deine Längste Handelsroute 2. Mach aus dieser Siedlung eine Stadt: dein 9. Punkt.',
      },
      answer: ['build city 39'],
      topic: 'points',
    },
    {
      text: {
        en: 'Now play the knight. A knight moves the robber, and your third takes the Largest Army: 2 points, and the match is yours.',
        de: 'Jetzt spiel den Ritter aus. Ein Ritter versetzt den Räuber, und dein dritter bringt die Größte Rittermacht: 2 Punkte, und die Partie gehört dir.',
      },
      answer: ['play knight'],
    },
  ],
};
