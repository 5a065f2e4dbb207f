import { hexCorners, hexCentre } from '../../src/engine/scene/index.ts';
import type {
  Banner,
  BoardScene,
  BoardCorner,
  Die,
  BoardEdge,
  BoardHarbour,
  BoardHex,
  HexesField,
  Pattern,
  BoardPiece,
  Point,
  Ware,
} from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import { wares } from './samples.ts';

/** An island in the middle of a match, in the look of a real game. */

const both = (en: string, de: string) => ({ en, de });
const desert: Ware = { icon: 'cactus', name: both('Desert', 'Wüste'), fill: '#dcc791', ink: '#2a1a10' };
const lands = {
  o: [wares.ore, 'peaks'],
  w: [wares.wool, 'tufts'],
  l: [wares.lumber, 'pines'],
  g: [wares.grain, 'furrows'],
  b: [wares.brick, 'mounds'],
  d: [desert, 'dots'],
} as const satisfies Record<string, readonly [Ware, Pattern]>;
type Land = keyof typeof lands;

const rows = ['owl', 'gbwb', 'gldlo', 'logw', 'bgw'];
const numbers = [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11];

const spots = rows.flatMap((row, index) =>
  Array.from(row, (land, column) => ({
    land: land as Land,
    at: hexCentre('pointed', column - Math.min(index, 2), index - 2),
  })),
);
const key = ({ x, y }: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;
const nodes = [
  ...new Map(spots.flatMap(({ at }) => hexCorners('pointed', at)).map((point) => [key(point), point])).values(),
].toSorted((a, b) => Math.round(a.y * 100) - Math.round(b.y * 100) || a.x - b.x);
const node = (number: number): Point => nodes[number] ?? { x: 0, y: 0 };

const hexes = (robber: number, hit: number): readonly BoardHex[] =>
  spots.map(({ land, at }, index) => {
    const number = numbers[index] ?? 0;
    const [ware, pattern] = lands[land];
    return {
      place: `h${index}`,
      at,
      ware,
      pattern,
      token: number === 0 ? null : { number, pips: 6 - Math.abs(7 - number), hit: number === hit },
      robber: index === robber,
      ...(index === robber ? { change: 'new' } : {}),
    };
  });

const roads: readonly (readonly [seat: number, from: number, to: number])[] = [
  [0, 0, 4],
  [0, 4, 1],
  [0, 1, 5],
  [0, 4, 8],
  [0, 7, 12],
  [0, 12, 8],
  [0, 8, 13],
  [0, 27, 33],
  [0, 33, 28],
  [0, 28, 34],
  [0, 33, 38],
  [0, 34, 29],
  [3, 16, 22],
  [3, 22, 17],
  [3, 20, 25],
  [3, 20, 26],
  [3, 25, 31],
  [3, 31, 37],
  [2, 9, 14],
  [2, 14, 19],
  [2, 19, 24],
  [2, 24, 30],
  [2, 30, 35],
  [2, 35, 40],
  [2, 40, 45],
  [2, 45, 49],
  [1, 36, 41],
  [1, 41, 46],
  [1, 46, 42],
  [1, 39, 44],
  [1, 44, 48],
  [1, 48, 51],
];
const homes: Readonly<Record<number, readonly [seat: number, kind: 'settlement' | 'city']>> = {
  0: [0, 'settlement'],
  8: [0, 'city'],
  28: [0, 'settlement'],
  38: [0, 'settlement'],
  14: [2, 'settlement'],
  24: [2, 'settlement'],
  40: [2, 'city'],
  49: [2, 'settlement'],
  16: [3, 'settlement'],
  17: [3, 'settlement'],
  26: [3, 'settlement'],
  31: [3, 'city'],
  39: [1, 'city'],
  41: [1, 'city'],
  42: [1, 'settlement'],
  51: [1, 'settlement'],
};
const harbourSites: readonly (readonly [hex: number, one: number, two: number, ware: Ware | null])[] = [
  [0, 0, 3, null],
  [1, 1, 5, wares.grain],
  [6, 10, 15, wares.ore],
  [11, 26, 32, null],
  [15, 42, 46, wares.wool],
  [17, 49, 52, null],
  [16, 47, 51, null],
  [12, 33, 38, wares.brick],
  [3, 11, 16, wares.lumber],
];
const harbours: readonly BoardHarbour[] = harbourSites.map(([hex, one, two, ware]) => {
  const middle = { x: (node(one).x + node(two).x) / 2, y: (node(one).y + node(two).y) / 2 };
  const from = spots[hex]?.at ?? { x: 0, y: 0 };
  const length = Math.hypot(middle.x - from.x, middle.y - from.y);
  const reach = 1.34 / length;
  return {
    at: { x: from.x + (middle.x - from.x) * reach, y: from.y + (middle.y - from.y) * reach },
    piers: [node(one), node(two)],
    rate: ware === null ? '3:1' : '2:1',
    ware,
  };
});

const total = (icon: string, name: string, value: number, more: object = {}) => ({
  icon,
  name: verbatim(name),
  value,
  ...more,
});

function bannerOf(
  seat: number,
  name: string,
  points: number,
  values: readonly number[],
  more: Partial<Banner> = {},
): Banner {
  const [cards = 0, held = 0, knights = 0, line = 0] = values;
  return {
    seat,
    name,
    note: null,
    score: total('laurel-crown', 'points', points),
    target: 10,
    totals: [
      total('poker-hand', 'cards', cards, cards > 7 ? { warn: true } : {}),
      total('tied-scroll', 'development', held),
      total('black-knight-helm', 'knights', knights),
      total('stone-path', 'road', line),
    ],
    holdings: [],
    tokens: [],
    ...more,
  };
}

const longest = { icon: 'stone-path', name: both('Longest Road', 'Längste Handelsroute'), shape: 'circle' } as const;
const army = { icon: 'crossed-swords', name: both('Largest Army', 'Größte Rittermacht'), shape: 'octagon' } as const;
const chip = (ware: Ware, amount: number) => ({ ware, amount: String(amount) });
const scroll: Ware = {
  icon: 'tied-scroll',
  name: both('Development cards', 'Entwicklungen'),
  fill: '#5d4630',
  ink: '#fff6de',
};

function fieldOf(change: { readonly picks?: readonly number[]; readonly paths?: boolean }): HexesField {
  const picks = change.picks ?? [];
  const corners: BoardCorner[] = nodes.map((at, index) => {
    const home = homes[index];
    return {
      place: String(index),
      at,
      piece: home === undefined ? null : { kind: home[1], seat: home[0] },
      ...(index === 31 || index === 51 ? { change: 'new' } : {}),
      ...(picks.includes(index) ? { number: picks.indexOf(index) + 1 } : {}),
    };
  });
  const edges: BoardEdge[] = roads.map(([seat, from, to]) => ({
    place: `${Math.min(from, to)}-${Math.max(from, to)}`,
    from: node(from),
    to: node(to),
    seat,
    ...(from === 48 ? { change: 'new' } : {}),
  }));
  const free = [
    [2, 5],
    [5, 9],
    [13, 18],
    [18, 23],
    [29, 35],
    [43, 38],
    [27, 21],
  ] as const;
  if (change.paths === true)
    edges.push(
      ...free.map(([from, to], index) => ({
        place: `${from}-${to}`,
        from: node(from),
        to: node(to),
        seat: null,
        number: index + 1,
      })),
    );
  return { kind: 'hexes', hexes: hexes(17, 8), corners, edges, harbours };
}

export function makeIsland(change: { readonly picks?: readonly number[]; readonly paths?: boolean } = {}): BoardScene {
  return {
    kind: 'board',
    banners: [
      bannerOf(0, 'Anna', 7, [9, 3, 3, 5], { note: both('to move', 'am Zug'), tokens: [army] }),
      bannerOf(1, 'Ben Hartmann', 6, [4, 1, 1, 3]),
      bannerOf(2, 'Clementine', 7, [6, 0, 0, 8], { tokens: [longest] }),
      bannerOf(3, 'Dietrich W.', 5, [12, 3, 2, 4]),
    ],
    field: fieldOf(change),
    strip: {
      dice: [{ value: 3 }, { value: 5 }],
      event: null,
      stacks: [],
      others: [],
      supply: [],
      piles: [],
      bank: {
        title: both('bank', 'Bank'),
        chips: [
          chip(wares.brick, 13),
          chip(wares.lumber, 11),
          chip(wares.wool, 14),
          chip(wares.grain, 15),
          chip(wares.ore, 11),
          chip(scroll, 11),
        ],
      },
      prices: [
        { icon: 'stone-path', name: both('Road', 'Straße'), cost: [chip(wares.brick, 1), chip(wares.lumber, 1)] },
        {
          icon: 'house',
          name: both('Settlement', 'Siedlung'),
          cost: [chip(wares.brick, 1), chip(wares.lumber, 1), chip(wares.wool, 1), chip(wares.grain, 1)],
        },
        { icon: 'castle', name: both('City', 'Stadt'), cost: [chip(wares.grain, 2), chip(wares.ore, 3)] },
        {
          icon: 'tied-scroll',
          name: both('Development', 'Entwicklung'),
          cost: [chip(wares.wool, 1), chip(wares.grain, 1), chip(wares.ore, 1)],
        },
      ],
    },
    footer: {
      lead: both('Turn 38', 'Zug 38'),
      detail: both('CATAN, 10 points · Anna rolled 8', 'CATAN, 10 Punkte · Anna würfelte 8'),
      legend:
        change.picks === undefined && change.paths === undefined
          ? both('changed since the last turn', 'geändert seit dem letzten Zug')
          : null,
      ...(change.picks === undefined ? {} : { signs: [{ sign: 'button', name: both('= button', '= Knopf') }] }),
    },
    key: [],
  };
}

const science = {
  icon: 'open-book',
  name: both('Science', 'Wissenschaft'),
  fill: '#2f6a44',
  ink: '#fff6de',
  of: 5,
} as const;
const trade = { icon: 'scales', name: both('Trade', 'Handel'), fill: '#d9a82e', ink: '#2a1a10', of: 5 } as const;
const politics = {
  icon: 'queen-crown',
  name: both('Politics', 'Politik'),
  fill: '#3d4f8f',
  ink: '#fff6de',
  of: 5,
} as const;
const levels = (...values: readonly (readonly [level: number, cards: number, first?: boolean])[]): Banner['tracks'] =>
  [science, trade, politics].map((track, index) => {
    const [level, cards, first = false] = values[index] ?? [0, 0];
    return { ...track, level, cards, first };
  });

/** The same with knights, walls, metropolises and barbarians. */
export function makeKnights(
  dice: readonly Die[] = [
    { icon: 'drakkar', warn: false },
    { value: 3, fill: '#a8322a' },
    { value: 5, fill: '#e2a92b' },
  ],
): BoardScene {
  const base = makeIsland();
  const field = fieldOf({});
  const pieces: Readonly<Record<number, BoardPiece>> = {
    13: { kind: 'knight', seat: 0, strength: 1, active: false },
    29: { kind: 'knight', seat: 0, strength: 2, active: true },
    16: { kind: 'knight', seat: 3, strength: 3, active: false },
    37: { kind: 'knight', seat: 3, strength: 2, active: true },
    35: { kind: 'knight', seat: 2, strength: 3, active: true },
    36: { kind: 'knight', seat: 1, strength: 1, active: true },
    48: { kind: 'knight', seat: 1, strength: 1, active: false },
    14: { kind: 'city', seat: 2, wall: true },
    28: { kind: 'city', seat: 0, wall: true },
    31: { kind: 'city', seat: 3, wall: true, metropolis: science },
    40: { kind: 'city', seat: 2, wall: true, metropolis: politics },
    41: { kind: 'city', seat: 1, metropolis: trade },
    8: { kind: 'city', seat: 0, laid: true },
  };
  const limit = (banner: Banner, tracks: Banner['tracks'], extra: Partial<Banner> = {}): Banner => ({
    ...banner,
    target: 13,
    totals: banner.totals
      .filter((_, index) => index !== 1)
      .map((each, index) => (index === 0 ? { ...each, of: 7 } : each)),
    ...(tracks === undefined ? {} : { tracks }),
    ...extra,
  });
  const [one, two, three, four] = base.banners as readonly [Banner, Banner, Banner, Banner];
  const defender = { icon: 'laurels', name: both('Defender', 'Retter'), shape: 'shield', value: 1 } as const;
  const merchant = { icon: 'swap-bag', name: both('Merchant', 'Händler'), shape: 'trapezium' } as const;
  const cloth: Ware = { icon: 'rolled-cloth', name: both('Cloth', 'Tuch'), fill: '#7a3f6b', ink: '#fff6de' };
  return {
    ...base,
    banners: [
      limit(one, levels([3, 1], [2, 0], [2, 1]), { tokens: [defender] }),
      limit(two, levels([1, 0], [4, 1, true], [0, 0])),
      limit(three, levels([1, 0], [1, 0], [4, 2, true])),
      limit(four, levels([4, 2, true], [1, 1], [3, 1]), { tokens: [merchant, defender] }),
    ],
    field: {
      ...field,
      hexes: field.hexes.map((hex, index) =>
        index === 11 ? { ...hex, merchant: { seat: 3, icon: 'swap-bag' } } : hex,
      ),
      corners: field.corners.map((corner, index) => {
        const piece = pieces[index];
        return piece === undefined ? corner : { ...corner, piece, ...(index === 36 ? { change: 'new' as const } : {}) };
      }),
      voyage: {
        icon: 'drakkar',
        name: both('Barbarians', 'Barbaren'),
        step: 5,
        steps: 7,
        foe: total('drakkar', 'barbarians', 7),
        own: total('black-knight-helm', 'knights', 8),
      },
    },
    strip: {
      ...base.strip,
      dice,
      bank: {
        title: both('bank', 'Bank'),
        chips: [
          ...(base.strip.bank?.chips.slice(0, 5) ?? []),
          chip({ ...cloth, icon: 'papers', fill: '#e8dcc4', ink: '#2a1a10' }, 9),
          chip(cloth, 10),
          chip(wares.gold, 8),
        ],
      },
      prices: base.strip.prices?.slice(0, 3) ?? [],
      stacks: [science, trade, politics].map(({ icon, fill, name }, index) => ({
        count: 15 - index,
        label: name,
        fill,
        emblem: icon,
      })),
    },
  };
}
