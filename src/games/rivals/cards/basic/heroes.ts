import type { Card } from '../card.ts';

export const austin: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { grain: 1, ore: 1 },
  points: { strength: 1, skill: 2 },
};

export const candamir: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { grain: 1, wool: 2, ore: 1 },
  points: { strength: 4, skill: 1 },
};

export const harald: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { grain: 1, ore: 1 },
  points: { strength: 2, skill: 1 },
};

export const inga: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { grain: 1, wool: 1, ore: 1 },
  heroine: true,
  points: { strength: 1, skill: 3 },
};

export const osmund: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { grain: 1, wool: 1, ore: 1 },
  points: { strength: 2, skill: 2 },
};

export const siglind: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { grain: 1, wool: 2, ore: 1 },
  heroine: true,
  points: { strength: 2, skill: 3 },
};
