import { seatNames } from '../../engine/seats.ts';

/** Sorts of cards. A hand is a list of counts in this order. */
export const sorts = ['brick', 'lumber', 'wool', 'grain', 'ore', 'paper', 'cloth', 'coin'] as const;
export type Sort = (typeof sorts)[number];

/** Resources come first, then the commodities of Cities & Knights. */
export const RESOURCES = 5;
export const resources = sorts.slice(0, RESOURCES) as readonly Sort[];
export const commodities = sorts.slice(RESOURCES) as readonly Sort[];

/** Counts by sort. */
export type Goods = readonly number[];

export const terrains = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
export type Terrain = (typeof terrains)[number];

/** A harbour trades one resource at 2:1, or anything at 3:1. */
export type Harbour = Sort | 'any';

const [red, blue, orange, white] = seatNames;
/** The colours of the pieces, in seat order. */
export const playerColours = [red, blue, orange, white] as const;
export type PlayerColour = (typeof playerColours)[number];

export const developments = ['knight', 'victory-point', 'road-building', 'year-of-plenty', 'monopoly'] as const;
export type Development = (typeof developments)[number];

export const developmentCounts: Readonly<Record<Development, number>> = {
  knight: 14,
  'victory-point': 5,
  'road-building': 2,
  'year-of-plenty': 2,
  monopoly: 2,
};

export const pieces = ['road', 'settlement', 'city'] as const;
export type PieceKind = (typeof pieces)[number];

export const stockOf: Readonly<Record<PieceKind, number>> = { road: 15, settlement: 5, city: 4 };

export const titles = ['longest-road', 'largest-army'] as const;
export type Title = (typeof titles)[number];

export const variantIds = ['classic', 'two', 'cities-and-knights'] as const;
export type VariantId = (typeof variantIds)[number];

export const phases = ['setup', 'roll', 'trade', 'build', 'action', 'over'] as const;
export type Phase = (typeof phases)[number];

/** No owner on a path or an intersection. */
export const NO_OWNER = -1;

/** Cards of each resource and of each commodity. */
const CARDS = 19;
const COMMODITIES = 12;
export const cardsOfSort = (sort: number): number => (sort < RESOURCES ? CARDS : COMMODITIES);

export const sortsOf = (variant: VariantId): readonly Sort[] => (variant === 'cities-and-knights' ? sorts : resources);

/** CATAN for Two: trade cards in the game, at the start, and the most in one hand. */
export const TRADE_CARDS = { all: 14, start: 4, most: 7 } as const;

const price = (of: Partial<Record<Sort, number>>): Goods => resources.map((sort) => of[sort] ?? 0);

export const prices = {
  road: price({ brick: 1, lumber: 1 }),
  settlement: price({ brick: 1, lumber: 1, wool: 1, grain: 1 }),
  city: price({ grain: 2, ore: 3 }),
  development: price({ wool: 1, grain: 1, ore: 1 }),
  wall: price({ brick: 2 }),
  knight: price({ wool: 1, ore: 1 }),
  promotion: price({ wool: 1, ore: 1 }),
  activation: price({ grain: 1 }),
  medicine: price({ grain: 1, ore: 2 }),
} as const satisfies Record<string, Goods>;
export type Priced = keyof typeof prices;

export const isSort = (word: string): word is Sort => (sorts as readonly string[]).includes(word);
export const isResource = (word: string): word is Sort => (resources as readonly string[]).includes(word);
export const isDevelopment = (word: string): word is Development => (developments as readonly string[]).includes(word);
