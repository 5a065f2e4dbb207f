import type { Seat } from '../../../../engine/script.ts';
import { gain } from '../../rules/gain.ts';
import { productOfRegion } from '../../rules/stores.ts';
import { landOf, other, type State } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import type { Card } from '../card.ts';

export const abbey: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 2 },
  unique: true,
  cost: { brick: 1, grain: 1, ore: 1 },
  points: { progress: 1 },
  bounty: true,
};

export const marketplace: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 2 },
  unique: true,
  cost: { grain: 1, wool: 1 },
  points: { commerce: 1 },
  *produced(t, seat, number) {
    const theirs = producing(t.state, other(seat), number);
    if (theirs.length <= producing(t.state, seat, number).length) return;
    yield* gain(t, seat, 1, 'gain.marketplace', [...new Set(theirs)]);
  },
};

const producing = (state: State, seat: Seat, number: number): Resource[] =>
  landOf(state, seat)
    .regions.filter((region) => region.number === number)
    .map(({ type }) => productOfRegion(type));

export const parishHall: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 2 },
  unique: true,
  cost: { brick: 1, grain: 1 },
  search: 1,
};

export const storehouse: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 2, gold: 1 },
  duelCopies: { basic: 2 },
  cost: { lumber: 1, wool: 1 },
  bounty: true,
  shelters: 'count',
};

export const tollBridge: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 1, gold: 1 },
  duelCopies: { basic: 1 },
  cost: { brick: 1, lumber: 1 },
  points: { commerce: 1 },
  harvest: 2,
};

export const brickFactory: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { brick: 1, ore: 1 },
  doubles: 'brick',
};

export const grainMill: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { grain: 1, lumber: 1 },
  doubles: 'grain',
};

export const ironFoundry: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { brick: 1, ore: 1 },
  doubles: 'ore',
};

export const lumberCamp: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, ore: 1 },
  doubles: 'lumber',
};

export const weaversShop: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { basic: 1 },
  cost: { lumber: 1, wool: 1 },
  doubles: 'wool',
};
