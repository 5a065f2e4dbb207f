import { pick } from '../../rules/ask.ts';
import { demand, returnOneResource, canDemand } from '../../rules/demand.ts';
import { gain, gainNow, storesWithRoom } from '../../rules/gain.ts';
import type { Seat } from '../../../../engine/script.ts';
import { spotsOf } from '../../rules/geometry.ts';
import { countShown, isBuilding, isCommonShip, isTradeShip, pointsOf } from '../../rules/points.ts';
import { ownCardsAbroad, discardAt, placesOf } from '../../rules/remove.ts';
import { sumAmounts, totals } from '../../rules/stores.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Land, landOf, other, type State } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { cardOf } from '../registry.ts';

const hasRoom = (state: State, seat: Seat): boolean => storesWithRoom(state, seat).length > 0;

export const gero: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { 'merchant-princes': 1 },
  needs: [{ least: 2, of: 'trade-ship' }],
  effective: hasRoom,
  play: (t, seat) => gainNow(t, seat, 2, 'gain.gero', 1),
};

export const guildMaster: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  needs: [{ own: 'craft-guild' }],
  upTo: true,
  effective: hasRoom,
  play: (t, seat) => gain(t, seat, 2, 'gain.guild-master'),
};

export const hergild: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  needs: [{ any: [{ own: 'commercial-harbor' }, { least: 2, of: 'trade-ship' }] }, { least: 1, of: 'common-ship' }],
  *play(t, seat) {
    const type = (yield* pick(seat, 'name.hergild', shippedTypes(landOf(t.state, seat)))) as Resource;
    t.state.bargains.push(type);
    t.emit({ kind: 'bargain', seat, type });
  },
};

function shippedTypes(land: Land): Resource[] {
  const cards = spotsOf(land)
    .map(({ piece }) => cardOf(piece.card))
    .filter(isCommonShip);
  return [...new Set(cards.flatMap(({ trades }) => trades ?? []))];
}

/** The player's lead in trade ships. */
const lead = (state: State, seat: Seat): number =>
  countShown(landOf(state, seat), isTradeShip) - countShown(landOf(state, other(seat)), isTradeShip);

export const maritimeTradeMonopoly: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { 'merchant-princes': 2 },
  effective: (state, seat) => lead(state, seat) >= 1 && canDemand(state, seat),
  play: (t, seat) =>
    demand(t, { taker: seat, by: 'maritime-trade-monopoly', all: true, min: 1, max: Math.min(2, lead(t.state, seat)) }),
};

export const mendicants: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  needs: [{ rival: 'trade' }],
  effective: (state, seat) => canDemand(state, seat),
  play(t, seat) {
    const ahead = pointsOf(t.state, other(seat), 'victory') > pointsOf(t.state, seat, 'victory');
    return demand(t, { taker: seat, by: 'mendicants', all: true, min: 1, max: ahead ? 2 : 1 });
  },
};

const posts = (state: State, seat: Seat): string[] =>
  placesOf(ownCardsAbroad(state, seat).filter(({ piece }) => isBuilding(cardOf(piece.card))));

export const tacticalRetreat: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  effective: (state, seat) =>
    posts(state, seat).length > 0 && (sumAmounts(totals(landOf(state, other(seat)))) > 0 || state.owed.length > 0),
  *play(t, seat) {
    discardAt(t, seat, yield* pick(seat, 'retreat.tactical-retreat', posts(t.state, seat)), 'tactical-retreat');
    if (updateTokens(t)) return;
    yield* demand(t, { taker: seat, by: 'tactical-retreat', all: true, min: 1, max: 1 });
    yield* gain(t, seat, 1, 'gain.tactical-retreat');
  },
};

export const tradeMonopoly: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { 'merchant-princes': 1 },
  needs: [{ own: 'commercial-harbor' }],
  effective: (state, seat) => canDemand(state, seat),
  *play(t, seat) {
    yield* demand(t, { taker: seat, by: 'trade-monopoly', min: 1, max: 3, oneType: true });
    yield* returnOneResource(t, seat, 'trade-monopoly', 'most');
  },
};
