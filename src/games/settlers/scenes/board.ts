import type { Banner, BoardScene, Footer, Price, Strip, Token, Topic, ZoomScene } from '../../../engine/scene/index.ts';
import { type Text, text } from '../../../engine/text.ts';
import { handLimit } from '../rules/robber.ts';
import { gameName, phaseNames, pieceTitles, titleNames, variantTexts } from '../texts/words.ts';
import type { SideView, View } from '../view.ts';
import { type Piece, pieces, prices, resources, type Sort, sorts } from '../vocabulary.ts';
import { fieldOf, type Marks } from './field.ts';
import { realmDice, realmPrices, realmStacks, realmTokens, realmTotals, tracksOf } from './realm.ts';
import { chipsOf, houseOf, pieceIcons, scrolls, total, wares } from './looks.ts';

type Sought<K extends Topic['kind']> = Extract<Topic<View>, { kind: K }>;

export function boardScene(view: View, { names, before, sites = [] }: Sought<'board'>): BoardScene {
  const marks: Marks = { before, sites };
  return {
    kind: 'board',
    banners: bannersOf(view, names),
    field: fieldOf(view, marks),
    strip: stripOf(view),
    footer: footerOf(view, names, marks),
    key: [],
  };
}

/** The island is one piece: enlarged it is the same with less around it. */
export function zoomScene(view: View, { names, before, sites = [], roll }: Sought<'zoom'>): ZoomScene {
  const marks: Marks = { before, sites };
  const { dice, event } = stripOf(view);
  return {
    kind: 'zoom',
    banners: bannersOf(view, names),
    field: fieldOf(view, marks),
    ...(roll && { roll: { dice, event } }),
    footer: footerOf(view, names, marks),
  };
}

const bannersOf = (view: View, names: readonly string[]): Banner[] =>
  view.sides.map((side, seat) => bannerOf(view, side, seat, names[seat] ?? ''));

const words = {
  points: { en: 'points', de: 'Punkte' },
  cards: { en: 'cards', de: 'Karten' },
  development: { en: 'development cards', de: 'Entwicklungskarten' },
  knights: { en: 'knights', de: 'Ritter' },
  line: { en: 'longest line', de: 'längste Linie' },
  tradeCards: { en: 'trade cards', de: 'Handelskarten' },
  toMove: { en: 'to move', de: 'am Zug' },
} as const satisfies Record<string, Text>;

function bannerOf(view: View, side: SideView, seat: number, name: string): Banner {
  const { handSize, developmentSize, boughtSize, army, tradeCards, openPoints } = side;
  const warn = handSize > handLimit(view, seat);
  return {
    seat: houseOf(view, seat),
    name,
    note: view.active === seat && view.winner === null ? words.toMove : null,
    score: total('laurel-crown', words.points, view.revealed?.[seat] ?? openPoints),
    target: view.target,
    totals: view.realm ? realmTotals(view, seat) : [
      total('poker-hand', words.cards, handSize, warn ? { warn } : {}),
      total('tied-scroll', words.development, developmentSize + boughtSize),
      total('black-knight-helm', words.knights, army),
      total('stone-path', words.line, view.stocks[seat]?.line ?? 0),
      ...(view.options.variant === 'two' ? [total('swap-bag', words.tradeCards, tradeCards)] : []),
    ],
    holdings: [],
    tokens: [...titlesOf(view, seat), ...realmTokens(view, seat)],
    ...(view.realm && { tracks: tracksOf(view, seat) }),
  };
}

export function titlesOf({ longest, largest }: View, seat: number): Token[] {
  return [
    ...(longest === seat ? [{ icon: 'stone-path', name: titleNames['longest-road'], shape: 'circle' as const }] : []),
    ...(largest === seat ? [{ icon: 'crossed-swords', name: titleNames['largest-army'], shape: 'octagon' as const }] : []),
  ];
}

const classicPrices: readonly Price[] = [
  ...pieces.map((piece: Piece) => ({ icon: pieceIcons[piece], name: pieceTitles[piece], cost: chipsOf(prices[piece]) })),
  { icon: scrolls.icon, name: scrolls.name, cost: chipsOf(prices.development.slice(0, resources.length)) },
];

function stripOf(view: View): Strip {
  const { dice } = view.now;
  return {
    dice: view.realm ? realmDice(view) : dice ? dice.map((value) => ({ value })) : [null, null],
    event: null,
    stacks: view.realm ? realmStacks(view) : [],
    others: [],
    supply: [],
    piles: [],
    bank: {
      title: { en: 'bank', de: 'Bank' },
      chips: [
        ...view.bank.map((count, index) => ({ ware: wares[sorts[index] as Sort], amount: String(count) })),
        ...(view.realm ? [] : [{ ware: scrolls, amount: String(view.deck) }]),
      ],
    },
    prices: view.realm ? realmPrices : classicPrices,
  };
}

function footerOf(view: View, names: readonly string[], { before, sites }: Marks): Footer {
  const { turn, target, options, winner, active, now } = view;
  const name = names[winner ?? active] ?? '';
  const variant = options.variant === 'classic' ? gameName : variantTexts[options.variant].name;
  const said: Text =
    winner !== null
      ? { en: `${name} has won`, de: `${name} hat gewonnen` }
      : now.rolled === null
        ? { en: `${name}: ${phaseNames[view.phase].en}`, de: `${name}: ${phaseNames[view.phase].de}` }
        : { en: `${name} rolled ${now.rolled}`, de: `${name} würfelte ${now.rolled}` };
  return {
    lead: turn === 0 ? { en: 'Set-up', de: 'Aufbau' } : { en: `Turn ${turn}`, de: `Zug ${turn}` },
    detail: text((language) => `${variant[language]}, ${target} ${words.points[language]} · ${said[language]}`),
    legend: before && sites.length === 0 ? { en: 'changed since the last turn', de: 'geändert seit dem letzten Zug' } : null,
    ...(sites.length > 0 && { signs: [{ sign: 'button' as const, name: { en: '= button', de: '= Knopf' } }] }),
  };
}
