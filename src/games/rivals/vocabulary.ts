import { seatNames } from '../../engine/seats.ts';

/** The resource types. Gold is an ordinary resource. */
export const resources = ['brick', 'grain', 'lumber', 'wool', 'ore', 'gold'] as const;
export type Resource = (typeof resources)[number];

/** Amounts by resource type; omitted types are 0. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;

export const regionTypes = ['forest', 'gold-field', 'fields', 'hills', 'pasture', 'mountains'] as const;
export type RegionType = (typeof regionTypes)[number];

/** The resource of each region type. */
export const producedBy = {
  hills: 'brick',
  fields: 'grain',
  forest: 'lumber',
  pasture: 'wool',
  mountains: 'ore',
  'gold-field': 'gold',
} as const satisfies Record<RegionType, Resource>;

/** The card sets, shown on card backs. */
export const cardSets = ['basic', 'gold', 'turmoil', 'progress', 'intrigue', 'merchant-princes', 'barbarians'] as const;
export type CardSet = (typeof cardSets)[number];

/** The sets a Duel can use. */
export const eras = cardSets.filter((set) => set !== 'basic');

export const pointKinds = ['victory', 'commerce', 'strength', 'skill', 'progress'] as const;
export type PointKind = (typeof pointKinds)[number];
export type Points = Readonly<Partial<Record<PointKind, number>>>;

/** The two advantage tokens: the hero token goes with strength, the trade token with commerce. */
export const tokens = ['hero', 'trade'] as const;
export type Token = (typeof tokens)[number];

export const eventFaces = ['brigand', 'trade', 'celebration', 'harvest', 'event'] as const;
export type EventFace = (typeof eventFaces)[number];

/** The centre cards apart from regions. */
export const centreCards = ['road', 'settlement', 'city'] as const;
export type CentreCard = (typeof centreCards)[number];

/** The variants. */
export const variantIds = [
  'intro',
  'gold',
  'turmoil',
  'progress',
  'intrigue',
  'merchant-princes',
  'barbarians',
  'duel',
  'tournament',
] as const;
export type VariantId = (typeof variantIds)[number];

export const phases = ['setup', 'roll', 'action', 'replenish', 'exchange', 'over'] as const;
export type Phase = (typeof phases)[number];

const [red, blue] = seatNames;
export const rivalsSeatNames = [red, blue] as const;

/** The capacity of a store. */
export const FULL = 3;
