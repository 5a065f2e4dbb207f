import type { Card } from '../card.ts';

export const abbey: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 2 }, unique: true,
  cost: { brick: 1, grain: 1, ore: 1 }, points: { progress: 1 }, bounty: true,
};

/** Where the opponent has more regions with the number rolled, its owner gains one of their resources. */
export const marketplace: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 2 }, unique: true, cost: { grain: 1, wool: 1 },
  points: { commerce: 1 },
};

export const parishHall: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 2 }, unique: true, cost: { brick: 1, grain: 1 },
  search: 1,
};

/** Brigands do not count what lies beside it. */
export const storehouse: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 2, gold: 1 }, duelCopies: { basic: 2 },
  cost: { lumber: 1, wool: 1 }, bounty: true,
};

export const tollBridge: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 1, gold: 1 }, duelCopies: { basic: 1 },
  cost: { brick: 1, lumber: 1 }, points: { commerce: 1 }, harvest: 2,
};

export const brickFactory: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 1 }, cost: { brick: 1, ore: 1 },
  doubles: 'brick',
};

export const grainMill: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 1 }, cost: { grain: 1, lumber: 1 },
  doubles: 'grain',
};

export const ironFoundry: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 1 }, cost: { brick: 1, ore: 1 }, doubles: 'ore',
};

export const lumberCamp: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 1 }, cost: { lumber: 1, ore: 1 },
  doubles: 'lumber',
};

export const weaversShop: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { basic: 1 }, cost: { lumber: 1, wool: 1 },
  doubles: 'wool',
};
