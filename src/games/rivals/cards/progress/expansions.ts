import { pickOrPass } from '../../rules/ask.ts';
import { filledStacks, searchStack } from '../../rules/hand.ts';
import { totalOf } from '../../rules/pay.ts';
import type { Card } from '../card.ts';

export const chiefCannoneer: Card = {
  kind: 'unit',
  placement: 'settlement-or-city',
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  cost: { lumber: 1, ore: 1 },
  points: { strength: 4 },
  needs: [{ own: 'university' }],
};

export const bathHouse: Card = {
  kind: 'building',
  placement: 'city',
  copies: { progress: 3 },
  duelCopies: { progress: 2 },
  cost: { brick: 2, wool: 1, ore: 1 },
  points: { victory: 1 },
};

export const buildingCrane: Card = {
  kind: 'building',
  placement: 'city',
  copies: { progress: 1 },
  cost: { lumber: 1 },
  needs: [{ own: 'university' }],
  reduces: ({ placement, cost }) => (placement === 'city' || typeof placement === 'object') && totalOf(cost) > 4,
};

export const library: Card = {
  kind: 'building',
  placement: 'city',
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  cost: { brick: 1, lumber: 2, ore: 1 },
  points: { victory: 1 },
  *built(t, seat) {
    const stack = yield* pickOrPass(seat, 'draw.library', filledStacks(t.state, seat));
    if (stack !== null) yield* searchStack(t, seat, stack, 'search.library');
  },
};

export const parliament: Card = {
  kind: 'building',
  placement: 'city',
  copies: { progress: 1 },
  duelCopies: {},
  cost: { brick: 2, lumber: 3, wool: 2 },
  points: { victory: 2 },
  needs: [{ points: { progress: 2 } }],
};

export const pharmacy: Card = {
  kind: 'building',
  placement: 'city',
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  cost: { brick: 1, wool: 2, gold: 1 },
  points: { victory: 1 },
};

export const townHall: Card = {
  kind: 'building',
  placement: { on: 'parish-hall' },
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  cost: { brick: 1, wool: 2, ore: 2 },
  points: { victory: 1 },
  search: 0,
};

export const university: Card = {
  kind: 'building',
  placement: 'city',
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  faceUp: true,
  unique: true,
  cost: { brick: 1, grain: 2, lumber: 2 },
  points: { victory: 1, progress: 1 },
  needs: [{ any: [{ own: 'abbey' }, { own: 'library' }] }],
};
