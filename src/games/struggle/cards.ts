import type { CityEvent, Expansion } from './vocabulary.ts';

/** Number of resource cards by kind. */
export const resourceCards: readonly number[] = [11, 11, 15, 14, 16];

/** Cards in play with two, three and four players. */
const counts = { road: [5, 7, 9], knight: [2, 4, 5], settlement: [7, 11, 15] } as const;

export const countFor = (kind: keyof typeof counts, seats: number): number => counts[kind][seats - 2] as number;

/** With two players, then those added with a third and a fourth. */
const expansionSets: readonly (readonly Expansion[])[] = [
  ['library', 'church', 'castle', 'university', 'university'],
  ['church', 'merchant-guild'],
  ['castle', 'merchant-guild'],
];

export const expansionsFor = (seats: number): Expansion[] => expansionSets.slice(0, seats - 1).flat();

/** Settlements with a market day on their back; all others have a robber attack. */
const marketDays: ReadonlySet<number> = new Set([1, 2, 8, 9, 12]);

export const eventOf = (card: number): CityEvent => (marketDays.has(card) ? 'market-day' : 'robber-attack');

/** Name of a settlement card in the notation. */
export const cardName = (card: number): string => `settlement-${card}`;
