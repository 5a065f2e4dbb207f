import { landOf } from '../../state.ts';
import { gain } from '../../rules/gain.ts';
import { take, takeAny } from '../../rules/pay.ts';
import { relocate } from '../../rules/relocate.ts';
import { sumOf, totals } from '../../rules/stores.ts';
import type { Card } from '../card.ts';

/** Its player names the number instead of rolling for it; the turn of the dice knows her. */
export const brigitta: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { basic: 2, progress: 1 }, duelCopies: { basic: 2 },
  timing: 'before-roll',
};

/** Pay 3 gold, take 2 resources of choice. */
export const goldsmith: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { basic: 2, gold: 1 }, duelCopies: { basic: 2 },
  effective: (state, seat) => totals(landOf(state, seat)).gold >= 3,
  *play(t, seat) {
    yield* take(t, seat, { gold: 3 }, 'pay.goldsmith');
    t.tell({ kind: 'paid', seat, goods: { gold: 3 }, for: 'goldsmith' });
    yield* gain(t, seat, 2, 'gain.goldsmith');
  },
};

/** Pay any 2 resources, take 2 of choice. */
export const merchantCaravan: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { basic: 2 },
  effective: (state, seat) => sumOf(totals(landOf(state, seat))) >= 2,
  *play(t, seat) {
    const goods = yield* takeAny(t, seat, 2, 'pay.merchant-caravan');
    t.tell({ kind: 'paid', seat, goods, for: 'merchant-caravan' });
    yield* gain(t, seat, 2, 'gain.merchant-caravan');
  },
};

/** Two own regions, or two own expansions, change places. */
export const relocation: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { basic: 1, progress: 1, barbarians: 1 },
  duelCopies: { basic: 1, barbarians: 1 },
  play: (t, seat) => relocate(t, seat),
};

/** Its player looks out the regions of a new settlement; building a settlement knows him. */
export const scout: Card = { kind: 'action-neutral', placement: 'hand', copies: { basic: 2 }, timing: 'with-settlement' };
