import type {
  Banner,
  BoardScene,
  Footer,
  Price,
  Strip,
  AwardToken,
  SceneRequest,
  ZoomScene,
} from '../../../engine/scene/index.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { handLimit } from '../rules/robber.ts';
import { gameName, phaseNames, pieceTitles, titleNames, variantTexts } from '../texts/names.ts';
import type { SideView, View } from '../view.ts';
import { goalOf } from '../options.ts';
import { type PieceKind, pieces, prices, resources, type Sort, sorts } from '../vocabulary.ts';
import { fieldOf, type Marks } from './field.ts';
import {
  citiesAndKnightsPrices,
  citiesAndKnightsStacks,
  citiesAndKnightsTokens,
  citiesAndKnightsTotals,
  tracksOf,
} from '../cities-and-knights/scenes/board-parts.ts';
import { diceIn } from './dice.ts';
import { chipsOf, houseOf, pieceIcons, scrolls, total, wares } from './styles.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

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

/** Zooms to the whole island, with less around it. */
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

const labels = {
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
    note: view.active === seat && view.winner === null ? labels.toMove : null,
    score: total('laurel-crown', labels.points, view.revealed?.[seat] ?? openPoints),
    target: goalOf(view.options, seat),
    totals: view.citiesAndKnights
      ? citiesAndKnightsTotals(view, seat)
      : [
          total('poker-hand', labels.cards, handSize, warn ? { warn } : {}),
          total('tied-scroll', labels.development, developmentSize + boughtSize),
          total('black-knight-helm', labels.knights, army),
          total('stone-path', labels.line, view.stocks[seat]?.line ?? 0),
          ...(view.options.variant === 'two' ? [total('swap-bag', labels.tradeCards, tradeCards)] : []),
        ],
    holdings: [],
    tokens: [...titlesOf(view, seat), ...citiesAndKnightsTokens(view, seat)],
    ...(view.citiesAndKnights && { tracks: tracksOf(view, seat) }),
  };
}

export function titlesOf({ longest, largest }: View, seat: number): AwardToken[] {
  return [
    ...(longest === seat ? [{ icon: 'stone-path', name: titleNames['longest-road'], shape: 'circle' as const }] : []),
    ...(largest === seat
      ? [{ icon: 'crossed-swords', name: titleNames['largest-army'], shape: 'octagon' as const }]
      : []),
  ];
}

const classicPrices: readonly Price[] = [
  ...pieces.map((piece: PieceKind) => ({
    icon: pieceIcons[piece],
    name: pieceTitles[piece],
    cost: chipsOf(prices[piece]),
  })),
  { icon: scrolls.icon, name: scrolls.name, cost: chipsOf(prices.development.slice(0, resources.length)) },
];

function stripOf(view: View): Strip {
  return {
    dice: diceIn(view),
    event: null,
    stacks: view.citiesAndKnights ? citiesAndKnightsStacks(view) : [],
    others: [],
    supply: [],
    piles: [],
    bank: {
      title: { en: 'bank', de: 'Bank' },
      chips: [
        ...view.bank.map((count, index) => ({ ware: wares[sorts[index] as Sort], amount: String(count) })),
        ...(view.citiesAndKnights ? [] : [{ ware: scrolls, amount: String(view.deck) }]),
      ],
    },
    prices: view.citiesAndKnights ? citiesAndKnightsPrices : classicPrices,
  };
}

function footerOf(view: View, names: readonly string[], { before, sites }: Marks): Footer {
  const { turn, target, options, winner, active, now } = view;
  const name = names[winner ?? active] ?? '';
  const variant = options.variant === 'classic' ? gameName : variantTexts[options.variant].name;
  const status: Text =
    winner !== null
      ? { en: `${name} has won`, de: `${name} hat gewonnen` }
      : now.rolled === null
        ? { en: `${name}: ${phaseNames[view.phase].en}`, de: `${name}: ${phaseNames[view.phase].de}` }
        : { en: `${name} rolled ${now.rolled}`, de: `${name} würfelte ${now.rolled}` };
  return {
    lead: turn === 0 ? { en: 'Set-up', de: 'Aufbau' } : { en: `Turn ${turn}`, de: `Zug ${turn}` },
    detail: perLanguage(
      (language) => `${variant[language]}, ${target} ${labels.points[language]} · ${status[language]}`,
    ),
    legend:
      before && sites.length === 0 ? { en: 'changed since the last turn', de: 'geändert seit dem letzten Zug' } : null,
    ...(sites.length > 0 && { signs: [{ sign: 'button' as const, name: { en: '= button', de: '= Button' } }] }),
  };
}
