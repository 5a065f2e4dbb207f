import type { Seat } from '../../../../engine/script.ts';
import { askWorded, pick } from '../../rules/ask.ts';
import { rollOneDie } from '../../rules/dice.ts';
import { storeAutomatically, gain, storesWithRoom } from '../../rules/gain.ts';
import { drawFrom, filledStacks } from '../../rules/hand.ts';
import { isHighest, setLevel } from '../../rules/levels.ts';
import { copyByChoice, nameCopies, takeOut } from '../../rules/look-at-cards.ts';
import { take } from '../../rules/pay.ts';
import { triumphOf } from '../../rules/points.ts';
import { ownCardsAbroad, ownCardAt } from '../../rules/remove.ts';
import type { CardSpot } from '../../rules/geometry.ts';
import { type Copy, discardOf, landOf, type State } from '../../state.ts';
import type { Card } from '../card.ts';
import { isPlayedOrUnit } from '../played-or-unit.ts';
import { idOf } from '../registry.ts';

const hasRoom = (state: State, seat: Seat): boolean => storesWithRoom(state, seat).length > 0;

export const barbarianStronghold: Card = {
  kind: 'building',
  placement: 'foreign-road',
  copies: { barbarians: 1 },
  duelCopies: {},
  cost: { lumber: 1, gold: 1 },
  atCity: true,
  expires: (host) => triumphOf(host) >= 3,
};

export const borderFortress: Card = {
  kind: 'building',
  placement: 'region',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  unique: true,
  beside: 'hills',
  paidThere: true,
  cost: { brick: 1 },
  levels: [{}, { strength: 1 }, { strength: 2 }, { strength: 4 }],
  use: {
    price: { wool: 1, ore: 1 },
    fault: (_state, _seat, { piece }) => (isHighest(piece) ? { kind: 'no-use' } : null),
    *play(t, seat, place) {
      yield* take(t, seat, { wool: 1, ore: 1 }, 'pay.border-fortress');
      t.emit({ kind: 'paid', seat, goods: { wool: 1, ore: 1 }, for: 'border-fortress' });
      setLevel(t, seat, place, ((ownCardAt(t.state, seat, place) as CardSpot).piece.level ?? 0) + 1);
    },
  },
};

export const whiteRavenTavern: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { barbarians: 1 },
  duelCopies: {},
  cost: { grain: 1, lumber: 1 },
  points: { skill: 1 },
  use: {
    once: true,
    price: { gold: 1 },
    *play(t, seat) {
      yield* take(t, seat, { gold: 1 }, 'pay.white-raven-tavern');
      t.emit({ kind: 'paid', seat, goods: { gold: 1 }, for: 'white-raven-tavern' });
      const die = rollOneDie(t);
      t.emit({ kind: 'cast', seat, die, for: 'white-raven-tavern' });
      yield* gain(t, seat, die < 3 ? 0 : die < 6 ? 1 : 2, 'gain.white-raven-tavern');
    },
  },
};

export const baroc: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { barbarians: 1 },
  duelCopies: {},
  unique: true,
  cost: { ore: 1, gold: 1 },
  points: { strength: 1 },
  raided(t, seat) {
    const backed = ownCardsAbroad(t.state, seat).some(({ piece }) => idOf(piece.card) === 'barbarian-stronghold');
    storeAutomatically(t, seat, 'ore', backed ? 2 : 1, 'baroc');
  },
};

export const arsenal: Card = {
  kind: 'building',
  placement: 'city',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  cost: { brick: 1, lumber: 1, ore: 2 },
  points: { victory: 1 },
  shelters: 'robbery',
};

export const bailiwick: Card = {
  kind: 'building',
  placement: 'city',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  unique: true,
  cost: { brick: 1, lumber: 1, wool: 2 },
  points: { victory: 1 },
  use: {
    once: true,
    fault: (state, seat) => (filledStacks(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat) {
      drawFrom(t, seat, yield* pick(seat, 'draw.bailiwick', filledStacks(t.state, seat)));
    },
  },
};

export const castle: Card = {
  kind: 'building',
  placement: 'city',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  faceUp: true,
  unique: true,
  cost: { brick: 2, lumber: 1, ore: 1 },
  points: { victory: 1 },
};

export const secretBrotherhood: Card = {
  kind: 'building',
  placement: 'city',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  unique: true,
  cost: { lumber: 1, wool: 2, gold: 1 },
  points: { victory: 1 },
  use: {
    once: true,
    fault(state, seat) {
      if (!landOf(state, seat).hand.some(isPlayedOrUnit)) return { kind: 'no-use' };
      return hasRoom(state, seat) ? null : { kind: 'no-room', resource: null };
    },
    *play(t, seat) {
      const { hand } = landOf(t.state, seat);
      const { choices } = nameCopies(hand.filter(isPlayedOrUnit));
      const [name] = yield* askWorded({
        seat,
        key: 'sell.secret-brotherhood',
        choices,
        min: 1,
        max: 1,
        always: 'secrecy',
      });
      const copy = copyByChoice(hand.filter(isPlayedOrUnit), name as string) as Copy;
      takeOut(hand, copy);
      discardOf(t.state, seat).unshift(copy);
      t.emit({ kind: 'discarded', seat, card: idOf(copy), by: 'secret-brotherhood' });
      yield* gain(t, seat, 1, 'gain.secret-brotherhood');
    },
  },
};

export const triumphCard: Card = {
  kind: 'marker',
  placement: 'marker',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  faceUp: true,
  unique: true,
  levels: [{}, { victory: 1 }, { victory: 2 }, { victory: 3 }],
};
