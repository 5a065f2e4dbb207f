import type { Seat } from '../../../../engine/script.ts';
import { pick } from '../../rules/ask.ts';
import { demand, returnOneResource, canDemand } from '../../rules/demand.ts';
import { storeAutomatically, gain } from '../../rules/gain.ts';
import { isHighest, setLevel } from '../../rules/levels.ts';
import { nameCopies, copyByChoice, takeOut } from '../../rules/look-at-cards.ts';
import { take } from '../../rules/pay.ts';
import { isTradeShip } from '../../rules/points.ts';
import { discardAt, ownCardAt, placesOf } from '../../rules/remove.ts';
import type { CardSpot } from '../../rules/geometry.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Copy, discardOf, landOf, type State } from '../../state.ts';
import type { Card } from '../card.ts';
import { cardOf, idOf } from '../registry.ts';
import { raise, residencesOf } from './residences.ts';

export const olaf: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  hostile: true,
  copies: { 'merchant-princes': 1 },
  unique: true,
  cost: { grain: 1, wool: 1 },
  points: { commerce: 1, skill: 1 },
  use: {
    next: true,
    fault: (state, seat) => (canDemand(state, seat) ? null : { kind: 'no-use' }),
    *play(t, seat, place) {
      yield* demand(t, { taker: seat, by: 'olaf', all: true, min: 1, max: 2 });
      yield* returnOneResource(t, seat, 'olaf', 'most');
      discardAt(t, seat, place, 'olaf');
      updateTokens(t);
    },
  },
};

const wrecks = (state: State, seat: Seat): Copy[] => discardOf(state, seat).filter((copy) => isTradeShip(cardOf(copy)));

export const shipBuilder: Card = {
  kind: 'unit',
  placement: 'settlement-or-city',
  copies: { 'merchant-princes': 1 },
  unique: true,
  cost: { wool: 1, ore: 1 },
  points: { skill: 1 },
  reduces: ({ kind }) => kind === 'trade-ship' || kind === 'ship',
  omits: ['lumber', 'wool'],
  salvages: true,
  use: {
    price: { gold: 1 },
    fault: (state, seat) => (wrecks(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat) {
      yield* take(t, seat, { gold: 1 }, 'pay.ship-builder');
      t.emit({ kind: 'paid', seat, goods: { gold: 1 }, for: 'ship-builder' });
      const ships = wrecks(t.state, seat);
      t.reveal();
      const copy = copyByChoice(ships, yield* pick(seat, 'ship.ship-builder', nameCopies(ships).choices)) as Copy;
      takeOut(discardOf(t.state, seat), copy);
      landOf(t.state, seat).hand.push(copy);
      t.emit({ kind: 'took', seat, from: 'discard', secret: { for: seat, card: idOf(copy) }, open: true });
    },
  },
};

export const commercialHarbor: Card = {
  kind: 'building',
  placement: 'city',
  copies: { 'merchant-princes': 2 },
  duelCopies: { 'merchant-princes': 1 },
  faceUp: true,
  unique: true,
  cost: { brick: 1, grain: 2, wool: 2 },
  points: { victory: 1, commerce: 1 },
  use: {
    once: true,
    fault: (state, seat) => (risen(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat) {
      const place = yield* pick(seat, 'lower.commercial-harbor', placesOf(risen(t.state, seat)));
      const { piece } = ownCardAt(t.state, seat, place) as CardSpot;
      setLevel(t, seat, place, (piece.level ?? 1) - 1);
      yield* gain(t, seat, 2, 'gain.commercial-harbor');
    },
  },
};

const risen = (state: State, seat: Seat): CardSpot[] =>
  residencesOf(state, seat).filter(({ piece }) => (piece.level ?? 0) > 0);

export const craftGuild: Card = {
  kind: 'building',
  placement: 'city',
  copies: { 'merchant-princes': 2 },
  duelCopies: { 'merchant-princes': 1 },
  unique: true,
  cost: { brick: 1, lumber: 1, ore: 3 },
  points: { victory: 1 },
  *built(t, seat) {
    const rising = residencesOf(t.state, seat).filter(({ piece }) => !isHighest(piece));
    if (rising.length === 0) yield* gain(t, seat, 2, 'gain.craft-guild');
    for (const spot of rising) if (raise(t, seat, spot)) return;
  },
};

export const masterMerchantsAlliance: Card = {
  kind: 'building',
  placement: 'city',
  copies: { 'merchant-princes': 1 },
  cost: { brick: 1, grain: 2, lumber: 1 },
  points: { victory: 1 },
  rivalTraded(t, seat, type) {
    storeAutomatically(t, seat, type, 1, 'master-merchants-alliance');
  },
};
