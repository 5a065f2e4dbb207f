import { together } from '../../../../engine/ask.ts';
import { gainOfType } from '../../rules/gain.ts';
import { countShown, isArmed } from '../../rules/points.ts';
import { landOf, other } from '../../state.ts';
import type { Card } from '../card.ts';

export const giftForThePrince: Card = {
  kind: 'event',
  placement: 'event',
  copies: { gold: 1 },
  duelCopies: {},
  *resolve(t) {
    const { active } = t.state;
    const gifts = [active, other(active)].map((seat) =>
      gainOfType(t, seat, 'gold', countShown(landOf(t.state, seat), isArmed), 'store.gift-for-the-prince'),
    );
    yield* together(...gifts);
  },
};
