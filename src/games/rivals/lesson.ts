import type { Lesson, LessonReply } from '../../engine/game/index.ts';
import { optionsSchema } from './options.ts';
import { setup, startingPrincipality } from './rules/setup.ts';
import type { Principality, State, Town } from './state.ts';

/** All rolls in order. */
const rolls = ['2 harvest', '4 trade', '6 event', '2 brigand', '5 harvest'];

const basic = (card: string): string => `${card}/basic`;
const hands = [
  ['goldsmith', 'large-trade-ship', 'austin'],
  ['scout', 'abbey', 'inga'],
].map((cards) => cards.map(basic));
const built = { learner: ['gold-ship', 'toll-bridge'].map(basic), opponent: ['harald'].map(basic) };
/** The hero in the learner's city. */
const hero = basic('osmund');
/** The cards drawn from the first stack, in order. */
const drawn = ['iron-foundry', 'parish-hall', 'storehouse'].map(basic);

/** Puts some cards on top, leaving out their other copies. */
const onTop = (cards: readonly string[], first: readonly string[]): string[] => [
  ...first,
  ...cards.filter((card) => !first.includes(card)),
];

const town = (city: boolean, card: string | undefined): Town => ({
  city,
  metropolis: null,
  sites: [card === undefined ? null : [{ card }], null, null, null],
});

/** A starting principality with a city on the left, these stores, and cards above the towns. */
function principality(seat: 0 | 1, stores: readonly number[], [left, right]: readonly string[]): Principality {
  const land = startingPrincipality(seat);
  land.regions.forEach((region, index) => (region.stock = stores[index] ?? 0));
  return { ...land, towns: [town(true, left), town(false, right)], hand: [...(hands[seat] ?? [])] };
}

/** Deals the middle of a match: both have 3 points. */
function start(): State {
  const state = setup(optionsSchema.parse({ variant: 'intro' }), 'lesson');
  const gone = new Set([...hands.flat(), ...built.learner, ...built.opponent, hero, ...drawn]);
  const learner = principality(0, [2, 2, 1, 1, 1, 1], built.learner);
  (learner.towns[0] as Town).sites[2] = [{ card: hero }];
  return {
    ...state,
    phase: 'roll',
    turn: 9,
    starter: 0,
    active: 0,
    setup: null,
    supply: { ...state.supply, city: state.supply.city - 2 },
    // Forest, hills, gold field, pasture, fields and mountains; the opponent has a gold field 4 and a pasture 1.
    seats: [learner, principality(1, [2, 2, 2, 1, 1, 1], built.opponent)],
    stacks: state.stacks.map((stack, index) => ({
      ...stack,
      cards: [...(index === 0 ? drawn : []), ...stack.cards.filter((copy) => !gone.has(copy))],
    })),
    events: onTop(state.events, [basic('trade-ships-race')]),
    regions: onTop(state.regions, ['fields 3', 'mountains 4']),
    dice: [...rolls],
  };
}

const reply = (...answer: readonly string[]): LessonReply => ({ seat: 1, answer });

/** Teaches the Introductory Game from the middle of a match. */
export const lesson: Lesson<State> = {
  variant: 'intro',
  seats: 2,
  seat: 0,
  about: {
    en: 'Dice, stores, buildings and heroes: win an Introductory Game.',
    de: 'Würfel, Vorräte, Gebäude und Helden: Gewinn ein Einführungsspiel.',
  },
  goal: {
    en: 'Goal: 7 victory points on your own turn. Both of you start with 3: a city counts 2, a settlement 1.',
    de: 'Ziel: 7 Siegpunkte im eigenen Zug. Ihr beginnt beide mit 3: Eine Stadt zählt 2, eine Siedlung 1.',
  },
  start,
  moves: [
    {
      text: {
        en: 'Every turn starts with both dice: one fills regions for both players, the other triggers an event. Roll them.',
        de: 'Jeder Zug beginnt mit beiden Würfeln: Einer füllt Landschaften, auch die deines Gegenübers, der andere bringt ein Ereignis. Würfle!',
      },
      answer: ['roll'],
      topic: 'roll',
    },
    {
      text: {
        en: 'A 2: your forest 2 gained 1 lumber. A region holds 3 at most. The event, Plentiful Harvest, brought 2 gold for your Toll Bridge and lets you take any 1 resource: ore.',
        de: 'Eine 2: Dein Wald 2 hat 1 Holz bekommen. Eine Landschaft fasst höchstens 3. Das Ereignis, ein gutes Erntejahr, bringt deiner Zollbrücke 2 Gold und dir 1 Rohstoff nach Wahl: Nimm Erz.',
      },
      answer: ['+2d'],
      topic: 'stores',
    },
    reply('0u'),
    {
      text: {
        en: 'You have 3 cards in hand that your opponent can’t see. Build one of them, this ship, on the free site of your settlement, for 1 lumber and 1 wool.',
        de: 'Du hast 3 Karten auf der Hand, die dein Gegenüber nicht sieht. Bau eine davon, dieses Schiff, für 1 Holz und 1 Wolle auf den freien Bauplatz deiner Siedlung.',
      },
      answer: ['build large-trade-ship +1d1'],
      topic: 'hand',
    },
    {
      text: {
        en: 'Your third commerce point: with at least 3 and more than your opponent, you have the trade advantage, worth 1 point. Now a road, so that you can grow.',
        de: 'Dein dritter Handelspunkt: Mit mindestens 3 und mehr als dein Gegenüber hast du den Handelsvorteil, 1 Siegpunkt. Jetzt eine Straße, damit dein Land wächst.',
      },
      answer: ['build road +2'],
      topic: 'tokens',
    },
    {
      text: {
        en: 'The road makes room for a settlement, but you lack brick and wool for it. Save your gold for now, and end your turn.',
        de: 'Die Straße schafft Platz für eine Siedlung, doch dafür fehlen dir Lehm und Wolle. Spar dein Gold fürs Erste und beende den Zug.',
      },
      answer: ['end'],
      topic: 'road',
    },
    {
      text: {
        en: 'The end of your turn refills your hand to 3 cards. All four stacks are alike: draw from the first.',
        de: 'Am Ende des Zuges füllst du deine Hand auf 3 Karten auf. Die vier Stapel sind gleich: Zieh vom ersten.',
      },
      answer: ['stack-1'],
    },
    {
      text: {
        en: 'With a full hand you may exchange a card you can’t use. Yours are all useful: keep them.',
        de: 'Mit voller Hand darfst du eine Karte tauschen, mit der du nichts anfangen kannst. Deine sind alle nützlich: Behalte sie.',
      },
      answer: ['pass'],
      topic: 'exchange',
    },
    reply('roll'),
    {
      text: {
        en: 'The computer rolled Trade, but you hold the trade advantage: take 1 resource from its stores. Ore will do.',
        de: 'Der Computer hat Handel gewürfelt, aber du hast den Handelsvorteil: Nimm 1 Rohstoff aus seinem Vorrat. Erz passt.',
      },
      answer: ['+2d'],
    },
    reply('end'),
    reply('pass'),
    {
      text: {
        en: 'The computer did nothing else, and it’s your turn again. Roll the dice.',
        de: 'Mehr hat der Computer nicht getan, und du bist wieder dran. Würfle!',
      },
      answer: ['roll'],
    },
    {
      text: {
        en: 'An event card affects both players, no matter who rolled. This one rewards the most trade ships, and those are yours: take a brick.',
        de: 'Eine Ereigniskarte betrifft euch beide, egal wer gewürfelt hat. Diese belohnt die meisten Handelsschiffe, und die hast du: Nimm Lehm.',
      },
      answer: ['-2d'],
      topic: 'event',
    },
    {
      text: {
        en: 'Missing something? Trade 3 of a kind for 1 of any other, or just 2 with the right ship. Your Gold Ship trades 2 gold: get a second brick.',
        de: 'Fehlt dir etwas? Tausch 3 gleiche Rohstoffe gegen 1 anderen, mit dem passenden Schiff nur 2. Dein Goldschiff tauscht 2 Gold: Hol dir noch einen Lehm.',
      },
      answer: ['trade gold brick'],
      topic: 'trade',
    },
    {
      text: {
        en: 'Now build the settlement at the end of your road: 1 point, two building sites and two new regions.',
        de: 'Jetzt bau die Siedlung ans Ende deiner Straße: 1 Punkt, zwei Bauplätze und zwei neue Landschaften.',
      },
      answer: ['build settlement +3'],
    },
    {
      text: {
        en: 'You found fields and mountains. Decide which goes above the settlement: let it be the fields.',
        de: 'Du hast Ackerland und Gebirge gefunden. Eines liegt über der Siedlung, eines darunter: Leg das Ackerland nach oben.',
      },
      answer: ['fields 3'],
    },
    {
      text: {
        en: 'It matters where you build: a foundry doubles only the mountains right beside it. Here it has one on either side.',
        de: 'Es kommt darauf an, wo du baust: Eine Eisenschmelze verdoppelt nur Gebirge direkt daneben. Hier liegt auf jeder Seite eines.',
      },
      answer: ['build iron-foundry +3d1'],
      topic: 'neighbours',
    },
    {
      text: {
        en: 'Heroes bring strength and skill. With Austin you have 3 strength, more than the computer: that’s the strength advantage, another point.',
        de: 'Helden bringen Stärke und Geschick. Mit Austin hast du 3 Stärke, mehr als der Computer: Das ist der Stärkevorteil, noch ein Siegpunkt.',
      },
      answer: ['build austin -1d2'],
    },
    {
      text: {
        en: 'With more than 7 unprotected resources, a Brigand Attack takes all your gold and wool. You’ve spent most of yours, so end your turn without worry.',
        de: 'Bei mehr als 7 ungeschützten Rohstoffen nimmt dir ein Räuberüberfall alles Gold und alle Wolle. Du hast das meiste ausgegeben: Beende beruhigt den Zug.',
      },
      answer: ['end'],
      topic: 'brigands',
    },
    {
      text: {
        en: 'You built two cards, so you draw two. Take the first …',
        de: 'Du hast zwei Karten gebaut, also ziehst du zwei. Nimm die erste …',
      },
      answer: ['stack-1'],
    },
    { text: { en: '… and the second.', de: '… und die zweite.' }, answer: ['stack-1'] },
    {
      text: {
        en: 'Keep these as well. *Show Hand* tells you what each of your cards does, at any time.',
        de: 'Behalte auch diese. *Hand zeigen* sagt dir jederzeit, was deine Karten tun.',
      },
      answer: ['pass'],
    },
    reply('roll'),
    reply('end'),
    reply('pass'),
    {
      text: {
        en: 'The brigands came, and the computer lost its gold and wool. You have 6 of 7 points: roll for your last turn.',
        de: 'Die Räuber kamen, und der Computer hat Gold und Wolle verloren. Du hast 6 von 7 Punkten: Würfle für deinen letzten Zug.',
      },
      answer: ['roll'],
    },
    {
      text: {
        en: 'The foundry doubled your ore, and it’s another Plentiful Harvest. A city takes 3 ore and 2 grain, so take a grain.',
        de: 'Die Eisenschmelze hat dein Erz verdoppelt, und es ist wieder ein gutes Erntejahr. Eine Stadt kostet 3 Erz und 2 Getreide: Nimm ein Getreide.',
      },
      answer: ['+2u'],
    },
    reply('0u'),
    {
      text: {
        en: 'One grain is still missing. Action cards are used once, then discarded: the Goldsmith turns 3 gold into 2 resources.',
        de: 'Ein Getreide fehlt noch. Eine Aktionskarte spielst du einmal, sie wirkt und ist weg: Der Goldschmied macht aus 3 Gold 2 Rohstoffe.',
      },
      answer: ['play goldsmith'],
      topic: 'play',
    },
    {
      text: {
        en: 'You may take any two: the grain you need, and perhaps a lumber.',
        de: 'Du darfst zwei beliebige nehmen: das Getreide, das dir fehlt, und vielleicht ein Holz.',
      },
      answer: ['+2u', '-2u'],
    },
    {
      text: {
        en: 'A city replaces a settlement: 2 points instead of 1, and 4 building sites instead of 2. Build it!',
        de: 'Eine Stadt ersetzt eine Siedlung: 2 Punkte statt 1 und 4 Bauplätze statt 2. Bau sie!',
      },
      answer: ['build city +1'],
      topic: 'city',
    },
    {
      text: {
        en: 'That’s 7: a city and another city, a settlement and two advantages. Reach the goal on your own turn, and you win when you end it.',
        de: 'Das sind 7: zwei Städte, eine Siedlung und zwei Vorteile. Hast du in deinem Zug das Ziel erreicht, gewinnst du, wenn du ihn beendest.',
      },
      answer: ['end'],
      topic: 'victory',
    },
  ],
};
