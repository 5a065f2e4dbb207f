import { pick } from '../../rules/ask.ts';
import { gain, storesWithRoom, storeOneIn } from '../../rules/gain.ts';
import { take } from '../../rules/pay.ts';
import { countShown, isTradeShip, showsCard } from '../../rules/points.ts';
import { placesOf, sinkShip, spotsWith } from '../../rules/remove.ts';
import { resourceAt } from '../../rules/stores.ts';
import { landOf, other } from '../../state.ts';
import { resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';

export const goldCache: Card = {
  kind: 'extraordinary-site',
  placement: 'region',
  copies: { gold: 1 },
  needs: [{ warrior: true }],
  gold: 0,
};

export const pirateShip: Card = {
  kind: 'ship',
  placement: 'settlement-or-city',
  hostile: true,
  copies: { gold: 2, 'merchant-princes': 1 },
  duelCopies: { gold: 2 },
  cost: { lumber: 1, wool: 1 },
  harvest: 1,
  *built(t, seat) {
    const victim = other(seat);
    const choices = placesOf(spotsWith(t.state, victim, isTradeShip));
    if (choices.length === 0) return;
    const any = choices[t.state.rng.drawn % choices.length];
    yield* sinkShip(t, victim, yield* pick(victim, 'lose.pirate-ship', choices, any), 'pirate-ship');
  },
};

export const harbor: Card = {
  kind: 'building',
  placement: 'city',
  copies: { gold: 1 },
  duelCopies: {},
  cost: { brick: 1, wool: 1, ore: 1 },
  points: { commerce: 1 },
  bonus: (land, kind) => (kind === 'victory' && countShown(land, isTradeShip) >= 3 ? 1 : 0),
};

export const merchantGuild: Card = {
  kind: 'building',
  placement: 'city',
  copies: { gold: 2 },
  duelCopies: { gold: 1 },
  faceUp: true,
  unique: true,
  cost: { brick: 2, grain: 1, wool: 2 },
  points: { victory: 1, commerce: 2 },
};

export const moneylender: Card = {
  kind: 'building',
  placement: 'city',
  copies: { gold: 1 },
  unique: true,
  cost: { brick: 1, lumber: 2, ore: 2 },
  points: { victory: 1 },
  demands: 2,
};

export const mint: Card = {
  kind: 'building',
  placement: 'city',
  copies: { gold: 2 },
  duelCopies: { gold: 1 },
  cost: { brick: 1, lumber: 2, ore: 2 },
  points: { victory: 1 },
  use: {
    once: true,
    price: { gold: 1 },
    fault: (state, seat) =>
      storesWithRoom(state, seat, notGold).length > 0 ? null : { kind: 'no-room', resource: null },
    *play(t, seat) {
      yield* take(t, seat, { gold: 1 }, 'pay.mint');
      const store = yield* storeOneIn(t, seat, () => storesWithRoom(t.state, seat, notGold), 'store.mint');
      if (store !== null)
        t.emit({ kind: 'traded', seat, gave: { gold: 1 }, got: resourceAt(landOf(t.state, seat), store) });
    },
  },
};

const notGold = resources.filter((resource) => resource !== 'gold');

export const saltSilo: Card = {
  kind: 'building',
  placement: 'city',
  copies: { gold: 1 },
  cost: { brick: 1, wool: 2, gold: 2 },
  points: { victory: 1 },
  bonus: (land, kind) => (kind === 'commerce' ? countShown(land, isTradeShip) : 0),
};

export const stapleHouse: Card = {
  kind: 'building',
  placement: 'city',
  copies: { gold: 2 },
  duelCopies: { gold: 1 },
  cost: { brick: 2, wool: 1, ore: 2 },
  points: { victory: 1 },
  needs: [{ own: 'merchant-guild' }],
  built: (t, seat) => gain(t, seat, 2, 'gain.staple-house'),
};

export const tradingBase: Card = {
  kind: 'building',
  placement: 'city',
  copies: { gold: 1 },
  duelCopies: {},
  cost: { brick: 1, grain: 2, wool: 2 },
  points: { victory: 1, commerce: 1 },
  bonus: (land, kind) =>
    kind === 'commerce' ? Number(showsCard(land, 'marketplace')) + Number(showsCard(land, 'harbor')) : 0,
};
