import { shuffle } from '../../../../engine/random.ts';
import { landOf } from '../../state.ts';
import { ask, pick, pickOrPass } from '../../rules/ask.ts';
import { gain } from '../../rules/gain.ts';
import { lookAt, lookAway } from '../../rules/looking.ts';
import { take, takeAny } from '../../rules/pay.ts';
import { beginPlaying, discardPlayed } from '../../rules/played.ts';
import { sumOf, totals } from '../../rules/stores.ts';
import { idOf } from '../registry.ts';
import type { Card } from '../card.ts';
import { relocate } from './relocate.ts';

/** Its player names the number instead of rolling for it. */
export const brigitta: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { basic: 2, progress: 1 }, duelCopies: { basic: 2 },
  timing: 'before-roll',
  before: {
    fixes: 'number',
    *name(t, seat) {
      const number = Number(yield* pick(seat, 'name.brigitta', ['1', '2', '3', '4', '5', '6']));
      t.tell({ kind: 'named', seat, number });
      return number;
    },
  },
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

/** His player looks through the region stack for the two regions of a new settlement and shuffles the rest. */
export const scout: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { basic: 2 }, timing: 'with-settlement',
  *findRegions(t, seat, copy) {
    if (!(yield* pickOrPass(seat, 'scout', [`play ${idOf(copy)}`]))) return null;
    beginPlaying(t, seat, copy);
    const cards = lookAt(t, seat, 'regions');
    const picks = yield* ask({ seat, key: 'search.scout', choices: cards, min: 2, max: 2 });
    lookAway(t, seat);
    t.state.regions = shuffle(t.state.regions.filter((card) => !picks.includes(card)), t.random);
    discardPlayed(t);
    return picks;
  },
};
