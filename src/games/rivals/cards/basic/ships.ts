import type { Card } from '../card.ts';

export const largeTradeShip: Card = {
  kind: 'trade-ship',
  placement: 'settlement-or-city',
  copies: { basic: 1, gold: 1 },
  duelCopies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  points: { commerce: 1 },
  tradesBeside: true,
};

export const brickShip: Card = {
  kind: 'trade-ship',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  points: { commerce: 1 },
  trades: 'brick',
};

export const goldShip: Card = {
  kind: 'trade-ship',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  points: { commerce: 1 },
  trades: 'gold',
};

export const grainShip: Card = {
  kind: 'trade-ship',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  points: { commerce: 1 },
  trades: 'grain',
};

export const lumberShip: Card = {
  kind: 'trade-ship',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  points: { commerce: 1 },
  trades: 'lumber',
};

export const oreShip: Card = {
  kind: 'trade-ship',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  points: { commerce: 1 },
  trades: 'ore',
};

export const woolShip: Card = {
  kind: 'trade-ship',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  points: { commerce: 1 },
  trades: 'wool',
};
