import { pick } from '../../rules/ask.ts';
import { demand, giveBack, promises } from '../../rules/demand.ts';
import { gain, gainNow, storesWithRoom } from '../../rules/gain.ts';
import type { Seat } from '../../../../engine/script.ts';
import { spotsOf } from '../../rules/geometry.ts';
import { count, isBuilding, isCommonShip, isTradeShip, pointsOf } from '../../rules/points.ts';
import { abroad, discardAt, placesOf } from '../../rules/remove.ts';
import { sumOf, totals } from '../../rules/stores.ts';
import { recount } from '../../rules/tokens.ts';
import { type Land, landOf, other, type State } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { cardOf } from '../registry.ts';

const hasRoom = (state: State, seat: Seat): boolean => storesWithRoom(state, seat).length > 0;

/** One or two resources of choice. */
export const gero: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { 'merchant-princes': 1 }, needs: [{ least: 2, of: 'trade-ship' }],
  effective: hasRoom,
  play: (t, seat) => gainNow(t, seat, 2, 'gain.gero', 1),
};

/** Up to two resources of choice. */
export const guildMaster: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {}, needs: [{ own: 'craft-guild' }],
  upTo: true,
  effective: hasRoom,
  play: (t, seat) => gain(t, seat, 2, 'gain.guild-master'),
};

/** One type with an own ship trades 1:1 until the end of the turn. */
export const hergild: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {},
  needs: [{ any: [{ own: 'commercial-harbor' }, { least: 2, of: 'trade-ship' }] }, { least: 1, of: 'common-ship' }],
  *play(t, seat) {
    const type = (yield* pick(seat, 'name.hergild', shippedTypes(landOf(t.state, seat)))) as Resource;
    t.state.bargains.push(type);
    t.tell({ kind: 'bargain', seat, type });
  },
};

function shippedTypes(land: Land): Resource[] {
  const cards = spotsOf(land).map(({ piece }) => cardOf(piece.card)).filter(isCommonShip);
  return [...new Set(cards.flatMap(({ trades }) => trades ?? []))];
}

/** By how many trade ships the player is ahead. */
const lead = (state: State, seat: Seat): number =>
  count(landOf(state, seat), isTradeShip) - count(landOf(state, other(seat)), isTradeShip);

/** One resource for each trade ship more, at most two. */
export const maritimeTradeMonopoly: Card = {
  kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 2 },
  effective: (state, seat) => lead(state, seat) >= 1 && promises(state, seat),
  play: (t, seat) => demand(t, { taker: seat, by: 'maritime-trade-monopoly', all: true, min: 1, max: Math.min(2, lead(t.state, seat)) }),
};

/** One resource, or two from an opponent with more victory points. */
export const mendicants: Card = {
  kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {}, needs: [{ rival: 'trade' }],
  effective: (state, seat) => promises(state, seat),
  play(t, seat) {
    const ahead = pointsOf(t.state, other(seat), 'victory') > pointsOf(t.state, seat, 'victory');
    return demand(t, { taker: seat, by: 'mendicants', all: true, min: 1, max: ahead ? 2 : 1 });
  },
};

const posts = (state: State, seat: Seat): string[] =>
  placesOf(abroad(state, seat).filter(({ piece }) => isBuilding(cardOf(piece.card))));

/** A building leaves the other principality: a resource from there, and one of choice. */
export const tacticalRetreat: Card = {
  kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {},
  effective: (state, seat) => posts(state, seat).length > 0 && (sumOf(totals(landOf(state, other(seat)))) > 0 || state.owed.length > 0),
  *play(t, seat) {
    discardAt(t, seat, yield* pick(seat, 'retreat.tactical-retreat', posts(t.state, seat)), 'tactical-retreat');
    if (recount(t)) return;
    yield* demand(t, { taker: seat, by: 'tactical-retreat', all: true, min: 1, max: 1 });
    yield* gain(t, seat, 1, 'gain.tactical-retreat');
  },
};

/** One to three resources of a type for one of any. */
export const tradeMonopoly: Card = {
  kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 1 }, needs: [{ own: 'commercial-harbor' }],
  effective: (state, seat) => promises(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'trade-monopoly', min: 1, max: 3, oneType: true });
    yield* giveBack(t, seat, 'trade-monopoly', 'most');
  },
};
