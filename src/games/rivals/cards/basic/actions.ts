import { shuffle } from '../../../../engine/random.ts';
import { landOf } from '../../state.ts';
import { askWorded, pick, pickOrPass } from '../../rules/ask.ts';
import { gain } from '../../rules/gain.ts';
import { startLooking, stopLooking } from '../../rules/look-at-cards.ts';
import { take, takeAny } from '../../rules/pay.ts';
import { showActionCard, discardActionCard } from '../../rules/action-card.ts';
import { sumAmounts, totals } from '../../rules/stores.ts';
import { idOf } from '../registry.ts';
import type { Card } from '../card.ts';
import { relocate } from './relocate.ts';

export const brigitta: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { basic: 2, progress: 1 },
  duelCopies: { basic: 2 },
  timing: 'before-roll',
  before: {
    fixes: 'number',
    *name(t, seat) {
      const number = Number(yield* pick(seat, 'name.brigitta', ['1', '2', '3', '4', '5', '6']));
      t.emit({ kind: 'named', seat, number });
      return number;
    },
  },
};

export const goldsmith: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { basic: 2, gold: 1 },
  duelCopies: { basic: 2 },
  effective: (state, seat) => totals(landOf(state, seat)).gold >= 3,
  *play(t, seat) {
    yield* take(t, seat, { gold: 3 }, 'pay.goldsmith');
    t.emit({ kind: 'paid', seat, goods: { gold: 3 }, for: 'goldsmith' });
    yield* gain(t, seat, 2, 'gain.goldsmith');
  },
};

export const merchantCaravan: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { basic: 2 },
  effective: (state, seat) => sumAmounts(totals(landOf(state, seat))) >= 2,
  *play(t, seat) {
    const goods = yield* takeAny(t, seat, 2, 'pay.merchant-caravan');
    t.emit({ kind: 'paid', seat, goods, for: 'merchant-caravan' });
    yield* gain(t, seat, 2, 'gain.merchant-caravan');
  },
};

export const relocation: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { basic: 1, progress: 1, barbarians: 1 },
  duelCopies: { basic: 1, barbarians: 1 },
  play: (t, seat) => relocate(t, seat),
};

export const scout: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { basic: 2 },
  timing: 'with-settlement',
  *findRegions(t, seat, copy) {
    if (!(yield* pickOrPass(seat, 'scout', [`play ${idOf(copy)}`]))) return null;
    showActionCard(t, seat, copy);
    const cards = startLooking(t, seat, 'regions');
    const picks = yield* askWorded({ seat, key: 'search.scout', choices: cards, min: 2, max: 2 });
    stopLooking(t, seat);
    t.state.regions = shuffle(
      t.state.regions.filter((card) => !picks.includes(card)),
      t.random,
    );
    discardActionCard(t);
    return picks;
  },
};
