import { demand, returnOneResource, canDemand } from '../../rules/demand.ts';
import { countShown } from '../../rules/points.ts';
import { landOf } from '../../state.ts';
import { FULL } from '../../vocabulary.ts';
import type { Card } from '../card.ts';

export const brigands: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { gold: 1, turmoil: 1 },
  duelCopies: { turmoil: 1 },
  needs: [{ advantage: 'hero' }],
  effective: (state, seat) => canDemand(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'brigands', min: 1, max: FULL, oneStore: true });
  },
};

export const gudrun: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { gold: 1 },
  needs: [{ own: 'pirate-ship' }],
  effective: (state, seat) => canDemand(state, seat, ['gold']),
  *play(t, seat) {
    const ships = countShown(landOf(t.state, seat), (_, id) => id === 'pirate-ship');
    yield* demand(t, { taker: seat, by: 'gudrun', min: 1, max: 2 * ships, of: ['gold'] });
  },
};

export const merchant: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { gold: 2 },
  needs: [{ any: [{ city: true }, { points: { commerce: 3 } }] }],
  effective: (state, seat) => canDemand(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'merchant', min: 1, max: 2 });
    yield* returnOneResource(t, seat, 'merchant', 'first');
  },
};

export const reiner: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { gold: 1 },
  duelCopies: {},
  timing: 'before-roll',
  before: { fixes: 'face', face: 'celebration' },
};

export const tradeMaster: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { gold: 2 },
  duelCopies: { gold: 1 },
  needs: [{ own: 'merchant-guild' }],
  effective: (state, seat) => canDemand(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'trade-master', min: t.state.options.edition === '2.0' ? 2 : 1, max: 2 });
  },
};
