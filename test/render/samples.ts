import type {
  Banner,
  BoardScene,
  Column,
  CardFace,
  Livery,
  BoardRegion,
  PlayerSide,
  CardSite,
  BoardTown,
  Ware,
  ZoomScene,
} from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import type { Text } from '../../src/engine/text.ts';

/** Made-up positions in the look of a real game, for what needs no game. */

const both = (en: string, de: string): Text => ({ en, de });

export const wares = {
  brick: { icon: 'brick-wall', name: both('Brick', 'Lehm'), fill: '#b04a2c', ink: '#fff6de' },
  grain: { icon: 'wheat', name: both('Grain', 'Getreide'), fill: '#e2b340', ink: '#2a1a10' },
  lumber: { icon: 'log', name: both('Lumber', 'Holz'), fill: '#2c5a36', ink: '#fff6de' },
  wool: { icon: 'sheep', name: both('Wool', 'Wolle'), fill: '#a8c66c', ink: '#2a1a10' },
  ore: { icon: 'stone-pile', name: both('Ore', 'Erz'), fill: '#5c677a', ink: '#fff6de' },
  gold: { icon: 'two-coins', name: both('Gold', 'Gold'), fill: '#4a2f21', ink: '#ffd45e' },
} as const satisfies Record<string, Ware>;
export type WareId = keyof typeof wares;

const sceneries: Record<WareId, string> = {
  brick: 'hills',
  grain: 'field',
  lumber: 'forest',
  wool: 'sheep',
  ore: 'peaks',
  gold: 'gold-mine',
};

export const liveries = {
  building: { fill: '#4c6a34', edge: 'straight' },
  city: { fill: '#963a29', edge: 'battlements' },
  hero: { fill: '#5d4585', edge: 'point' },
  ship: { fill: '#26607f', edge: 'waves' },
  site: { fill: '#86601d', edge: 'dots' },
  action: { fill: '#84651c', edge: 'straight' },
  attack: { fill: '#7a2230', edge: 'teeth' },
} as const satisfies Record<string, Livery>;

const point = {
  victory: 'laurel-crown',
  strength: 'battle-axe',
  skill: 'harp',
  commerce: 'scales',
  progress: 'open-book',
} as const;
const worth = (kind: keyof typeof point, value: number) => ({ icon: point[kind], after: verbatim(String(value)) });

const face = (en: string, de: string, icon: string, livery: Livery, worths: CardFace['worths'] = []): CardFace => ({
  name: both(en, de),
  icon,
  livery,
  worths,
});

export const faces: readonly CardFace[] = [
  face('Marketplace', 'Markt', 'shop', liveries.building, [worth('commerce', 1)]),
  face('Toll Bridge', 'Zollbrücke', 'arch-bridge', liveries.building, [worth('commerce', 1)]),
  face('Weaver’s Shop', 'Webstube', 'spinning-wheel+12', liveries.building, [
    { icon: 'sheep', before: verbatim('2×') },
  ]),
  face('Iron Foundry', 'Eisen\u00ADschmelze', 'melting-metal', liveries.building, [
    { icon: 'stone-pile', before: verbatim('2×') },
  ]),
  face('Storehouse', 'Lager\u00ADstätte', 'granary', liveries.building, [
    { icon: 'bandit', before: both('no', 'kein') },
  ]),
  face('Abbey', 'Kloster', 'monk-face', liveries.building, [worth('progress', 1)]),
  face('Brick Factory', 'Ziegel\u00ADbrennerei', 'chimney', liveries.building, [
    { icon: 'brick-wall', before: verbatim('2×') },
  ]),
  face('Large Trade Ship', 'Großes Handels\u00ADschiff', 'galleon', liveries.ship, [worth('commerce', 1)]),
  face('Grain Ship', 'Getreide-Handels\u00ADschiff', 'sailboat', liveries.ship, [
    { icon: 'wheat', before: verbatim('2:1') },
    worth('commerce', 1),
  ]),
  face('Harald', 'Harald', 'viking-helmet', liveries.hero, [worth('strength', 2), worth('skill', 1)]),
  face('Osmund', 'Osmund', 'barbute', liveries.hero, [worth('strength', 2), worth('skill', 2)]),
  face('Chief Cannoneer', 'Geschütz\u00ADmeister', 'cannon', liveries.hero, [worth('strength', 4)]),
  face('University', 'Universität', 'classical-knowledge', liveries.city, [worth('victory', 1), worth('progress', 1)]),
  face('Library', 'Bibliothek', 'book-pile', liveries.city, [worth('victory', 1)]),
  face('Bath House', 'Badhaus', 'bubbling-bowl', liveries.city, [worth('victory', 1)]),
  { ...face('Town Hall', 'Rathaus', 'clock-tower', liveries.city, [worth('victory', 1)]), covers: true },
  { ...face('Mint', 'Münz\u00ADstätte', 'crown-coin', liveries.city, [worth('victory', 1)]), spent: true },
  face('Merchant Guild', 'Händler\u00ADgilde', 'wax-seal', liveries.city, [worth('victory', 1), worth('commerce', 2)]),
  face('Building Crane', 'Bau\u00ADkran', 'crane+12', liveries.city, [
    { icon: 'qaitbay-citadel', before: verbatim('−1') },
  ]),
  face('Trading Base', 'Handels\u00ADstütz\u00ADpunkt', 'barrel', liveries.city, [
    worth('victory', 1),
    worth('commerce', 1),
  ]),
];
export const cache: CardFace = {
  ...face('Gold Cache', 'Gold\u00ADversteck', 'locked-chest', liveries.site),
  store: { full: 2, room: 3 },
};
export const camp: CardFace = {
  ...face('Brigand Camp', 'Räuber\u00ADlager', 'camping-tent', liveries.building),
  owner: 1,
};
export const post: CardFace = face('Trading Post', 'Handels\u00ADposten', 'direction-signs', liveries.building, [
  worth('commerce', 1),
]);

/** The same numbers from the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const signed = (column: number): string => (column > 0 ? `+${column}` : String(column));

export interface Shape {
  readonly seat: number;
  readonly name: string;
  /** Region columns, 3 to 8. */
  readonly columns: number;
  /** How many of the sites are built on. */
  readonly built: number;
  readonly random: () => number;
  readonly marks?: boolean;
  readonly numbers?: boolean;
  readonly ends?: readonly [boolean, boolean];
  readonly extras?: boolean;
}

/** A principality of a given size, filled at random. */
export function makeSide(shape: Shape): { readonly side: PlayerSide; readonly banner: Banner } {
  const { random } = shape;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  let number = 0;
  const next = () => (shape.numbers === true && random() < 0.3 ? { number: ++number } : {});
  const change = (kinds: readonly (number | 'new' | 'lost')[]) =>
    shape.marks === true && random() < 0.22 ? { change: pick(kinds) } : {};
  const region = (column: number, row: 'u' | 'd'): BoardRegion => {
    const id = pick(Object.keys(wares) as WareId[]);
    const place = `${signed(column)}${row}`;
    const expansion =
      shape.extras === true && random() < 0.3
        ? { expansion: { place: `x${place}`, face: random() < 0.7 ? cache : null, ...next() } }
        : {};
    const die = 1 + Math.floor(random() * 6);
    return {
      place,
      ware: wares[id],
      scenery: sceneries[id],
      die: String(die),
      hit: die === 6,
      stock: Math.floor(random() * 4),
      room: 3,
      ...expansion,
      ...change([1, 2, -1]),
      ...next(),
    };
  };
  const site = (place: string): CardSite => {
    const full = random() < shape.built / (4 * (shape.columns - 1));
    return { place, face: full ? pick(faces) : null, ...change(full ? ['new'] : ['lost']), ...next() };
  };
  const first = -2 * Math.floor((shape.columns - 1) / 2);
  const columns: Column[] = [];
  const [left = false, right = false] = shape.ends ?? [];
  if (left) columns.push({ kind: 'end', end: { place: signed(first - 1), ...next() } });
  for (let index = 0; index < shape.columns; index++) {
    const column = first + 2 * index;
    const outer = index === 0 ? left : index === shape.columns - 1 ? right : true;
    const complement =
      shape.extras === true && outer && random() < 0.4
        ? { complement: { place: `r${signed(column)}`, face: pick([camp, post, null]), ...next() } }
        : {};
    columns.push({
      kind: 'regions',
      road: { place: signed(column), built: outer, ...complement, ...next() },
      upper: region(column, 'u'),
      lower: region(column, 'd'),
    });
    if (index === shape.columns - 1) break;
    const city = random() < 0.6;
    const own = signed(column + 1);
    const rank = city && shape.extras === true && random() < 0.15 ? 3 : city ? 2 : 1;
    const town: BoardTown = {
      place: own,
      icon: city ? 'qaitbay-citadel' : 'village',
      points: rank === 3 ? 4 : rank,
      rank,
      ...change(['new']),
      ...next(),
    };
    const sites = (row: string): CardSite[] =>
      city ? [site(`${own}${row}1`), site(`${own}${row}2`)] : [site(`${own}${row}1`)];
    columns.push({ kind: 'town', town, upper: sites('u'), lower: sites('d') });
  }
  if (right) columns.push({ kind: 'end', end: { place: signed(first + 2 * shape.columns - 1), ...next() } });
  const total = (icon: string, name: string, value: number, warn = false) => ({
    icon,
    name: verbatim(name),
    value,
    ...(warn ? { warn } : {}),
  });
  const goods = Math.floor(random() * 30);
  return {
    side: { seat: shape.seat, columns },
    banner: {
      seat: shape.seat,
      name: shape.name,
      note: shape.seat === 0 ? both('to move', 'am Zug') : null,
      score: total('laurel-crown', 'victory', Math.floor(random() * 13)),
      target: 12,
      totals: [
        total('scales', 'commerce', Math.floor(random() * 12)),
        total('battle-axe', 'strength', Math.floor(random() * 15)),
        total('harp', 'skill', 3),
        total('open-book', 'progress', 2),
      ],
      holdings: [total('poker-hand', 'hand', 5), total('wooden-crate', 'goods', goods, goods > 7)],
      tokens:
        shape.seat === 0
          ? [{ icon: 'crossed-axes', name: verbatim('strength'), shape: 'octagon' }]
          : [{ icon: 'scales', name: verbatim('trade'), shape: 'circle' }],
    },
  };
}

export function makeBoard(seed: number, upper: Partial<Shape> = {}, lower: Partial<Shape> = {}): BoardScene {
  const random = seeded(seed);
  const back = (count: number, en: string, de: string, fill: `#${string}`, emblem: string) => ({
    count,
    label: both(en, de),
    fill,
    emblem,
  });
  const shape = { columns: 5, built: 10, random, marks: true, extras: false };
  const above = makeSide({ ...shape, seat: 1, name: 'Ben Hartmann', ...upper });
  const below = makeSide({ ...shape, seat: 0, name: 'Anna', ends: [false, true], ...lower });
  return {
    kind: 'board',
    banners: [above.banner, below.banner],
    field: { kind: 'sides', sides: [above.side, below.side] },
    strip: {
      dice: [{ value: 6 }, { icon: 'grain-bundle', warn: false }],
      event: both('Plentiful Harvest', 'Gutes Erntejahr'),
      stacks: [
        back(4, '1 Bas', '1 Bas', '#7a5a34', 'oak'),
        back(5, '2 Bas', '2 Bas', '#7a5a34', 'oak'),
        back(0, '3 Bas', '3 Bas', '#7a5a34', 'oak'),
        back(7, '4 Pro', '4 For', '#2f5f57', 'gears'),
        back(19, '5 Pro', '5 For', '#2f5f57', 'gears'),
      ],
      others: [
        back(14, 'event', 'Ereignis', '#3d4a57', 'tied-scroll'),
        back(4, 'region', 'Land', '#566a3a', 'horizon-road'),
      ],
      supply: [
        { icon: 'stone-path', name: both('roads', 'Straßen'), value: 2 },
        { icon: 'village', name: both('settlements', 'Siedlungen'), value: 1 },
        { icon: 'qaitbay-citadel', name: both('cities', 'Städte'), value: 3 },
      ],
      piles: [
        { label: both('face-up 1', 'offen 1'), face: faces[12] ?? null },
        {
          label: both('discard 6', 'Ablage 6'),
          face: face('Merchant Caravan', 'Kaufmanns\u00ADzug', 'camel', liveries.action),
        },
      ],
    },
    footer: {
      lead: both('Turn 14', 'Zug 14'),
      detail: both('Era of Progress, 12 points', 'Die Ära des Fortschritts, 12 Punkte'),
      legend: both('changed since your last turn', 'geändert seit deinem letzten Zug'),
    },
    key: [
      { icon: 'laurel-crown', name: both('victory points', 'Siegpunkte') },
      { icon: 'scales', name: both('commerce', 'Handel') },
      { icon: 'battle-axe', name: both('strength', 'Stärke') },
      { icon: 'harp', name: both('skill', 'Geschick') },
      { icon: 'open-book', name: both('progress', 'Fortschritt') },
    ],
  };
}

/** The lower side of a board alone. */
export function zoomOn({ banners, field, footer }: BoardScene): ZoomScene {
  if (field.kind !== 'sides') throw new Error('No side to look at');
  return { kind: 'zoom', banners: banners.slice(-1), field: { ...field, sides: field.sides.slice(-1) }, footer };
}
