import type { Card } from './card.ts';

export const fields: Card = { kind: 'region', placement: 'center', copies: { basic: 4 } };
export const mountains: Card = { kind: 'region', placement: 'center', copies: { basic: 4 } };
export const goldField: Card = { kind: 'region', placement: 'center', copies: { basic: 4 } };
export const hills: Card = { kind: 'region', placement: 'center', copies: { basic: 4 } };
export const forest: Card = { kind: 'region', placement: 'center', copies: { basic: 4 } };
export const pasture: Card = { kind: 'region', placement: 'center', copies: { basic: 4 } };
export const road: Card = { kind: 'road', placement: 'center', copies: { basic: 9 }, cost: { brick: 2, lumber: 1 } };

export const settlement: Card = {
  kind: 'settlement',
  placement: 'center',
  copies: { basic: 9 },
  cost: { brick: 1, grain: 1, lumber: 1, wool: 1 },
  points: { victory: 1 },
};

export const city: Card = {
  kind: 'city',
  placement: 'center',
  copies: { basic: 7 },
  cost: { grain: 2, ore: 3 },
  points: { victory: 2 },
};
