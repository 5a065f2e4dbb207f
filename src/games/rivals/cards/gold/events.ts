import { together } from '../../../../engine/ask.ts';
import { receive } from '../../rules/gain.ts';
import { count, isArmed } from '../../rules/points.ts';
import { landOf, other } from '../../state.ts';
import type { Card } from '../card.ts';

/** One gold for each own unit with strength points. */
export const giftForThePrince: Card = {
  kind: 'event', placement: 'event', copies: { gold: 1 }, duelCopies: {},
  *resolve(t) {
    const { active } = t.state;
    const gifts = [active, other(active)].map((seat) =>
      receive(t, seat, 'gold', count(landOf(t.state, seat), isArmed), 'store.gift-for-the-prince'),
    );
    yield* together(...gifts);
  },
};
