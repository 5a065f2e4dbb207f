import { demand, giveBack, promises } from '../../rules/demand.ts';
import { count } from '../../rules/points.ts';
import { landOf } from '../../state.ts';
import { FULL } from '../../vocabulary.ts';
import type { Card } from '../card.ts';

/** The opponent hands over what fits into one own store. */
export const brigands: Card = {
  kind: 'action-attack', placement: 'hand', copies: { gold: 1, turmoil: 1 }, duelCopies: { turmoil: 1 },
  needs: [{ advantage: 'hero' }],
  effective: (state, seat) => promises(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'brigands', min: 1, max: FULL, oneStore: true });
  },
};

/** The opponent hands over up to 2 gold for each own Pirate Ship. */
export const gudrun: Card = {
  kind: 'action-attack', placement: 'hand', copies: { gold: 1 }, needs: [{ own: 'pirate-ship' }],
  effective: (state, seat) => promises(state, seat, ['gold']),
  *play(t, seat) {
    const ships = count(landOf(t.state, seat), (_, id) => id === 'pirate-ship');
    yield* demand(t, { taker: seat, by: 'gudrun', min: 1, max: 2 * ships, of: ['gold'] });
  },
};

/** The opponent hands over 1 or 2 resources and gets one back. */
export const merchant: Card = {
  kind: 'action-attack', placement: 'hand', copies: { gold: 2 },
  needs: [{ any: [{ city: true }, { points: { commerce: 3 } }] }],
  effective: (state, seat) => promises(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'merchant', min: 1, max: 2 });
    yield* giveBack(t, seat, 'merchant', 'first');
  },
};

/** The event is a Celebration at which his player gains one more. */
export const reiner: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { gold: 1 }, duelCopies: {}, timing: 'before-roll',
  before: { fixes: 'face', face: 'celebration' },
};

/** The opponent hands over 1 or 2 resources; version 2.0 knows no smaller demand than two, as far as that is possible. */
export const tradeMaster: Card = {
  kind: 'action-attack', placement: 'hand', copies: { gold: 2 }, duelCopies: { gold: 1 },
  needs: [{ own: 'merchant-guild' }],
  effective: (state, seat) => promises(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'trade-master', min: t.state.options.edition === '2.0' ? 2 : 1, max: 2 });
  },
};
