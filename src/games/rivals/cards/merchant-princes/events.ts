import { together } from '../../../../engine/ask.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { pick } from '../../rules/ask.ts';
import { gain, settleOwed } from '../../rules/gain.ts';
import { leftOf, rightOf, type CardSpot } from '../../rules/geometry.ts';
import { isHighest } from '../../rules/levels.ts';
import { countShown, isTradeShip, showsCard } from '../../rules/points.ts';
import { compensateLoss, returnToStack, ownCardAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { productOfRegion, roomOf } from '../../rules/stores.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Copy, landOf, other, type Region, type State, type Context } from '../../state.ts';
import { FULL, type Resource } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { cardOf } from '../registry.ts';
import { homeOf, raise, residencesOf } from './residences.ts';

const bothOf = ({ active }: State): readonly Seat[] => [active, other(active)];

export const capriciousSea: Card = {
  kind: 'event',
  placement: 'event',
  copies: { 'merchant-princes': 1 },
  *resolve(t) {
    const seats = bothOf(t.state);
    if ((t.state.production ?? 0) <= 4) {
      yield* together(
        ...seats.map((seat) => gain(t, seat, countShown(landOf(t.state, seat), isTradeShip), 'gain.capricious-sea')),
      );
      return;
    }
    const lost = yield* together<Copy | null>(...seats.map((seat) => storm(t, seat)));
    if (updateTokens(t)) return;
    yield* together(...seats.map((seat, index) => compensateLoss(t, seat, lost[index] ?? null)));
  },
};

function* storm(t: Context, seat: Seat): Script<Copy | null> {
  const ships = placesOf(spotsWith(t.state, seat, isTradeShip));
  if (ships.length === 0 || showsCard(landOf(t.state, seat), 'lighthouse')) return null;
  const any = ships[t.state.rng.drawn % ships.length];
  return yield* returnToStack(t, seat, yield* pick(seat, 'lose.capricious-sea', ships, any), 'capricious-sea');
}

export const fortunateTradeVoyage: Card = {
  kind: 'event',
  placement: 'event',
  copies: { 'merchant-princes': 2 },
  duelCopies: { 'merchant-princes': 1 },
  upTo: true,
  *resolve(t) {
    // Settled before any question, because one player's gain may bring the other something.
    for (const seat of bothOf(t.state)) yield* settleOwed(t, seat);
    yield* together(...bothOf(t.state).map((seat) => voyage(t, seat)));
  },
};

function* voyage(t: Context, seat: Seat): Script {
  const land = landOf(t.state, seat);
  const room = roomOf(land);
  const roomFor = (spot: CardSpot): number => Math.max(...cargoes(t.state, seat, spot).map((type) => room[type]));
  const ships = spotsWith(t.state, seat, isTradeShip);
  if (ships.length === 0) return;
  const best = ships.toSorted((a, b) => roomFor(b) - roomFor(a))[0];
  const place = yield* pick(seat, 'ship.fortunate-trade-voyage', placesOf(ships), best?.place);
  const types = cargoes(t.state, seat, ownCardAt(t.state, seat, place) as CardSpot).toSorted(
    (a, b) => room[b] - room[a],
  );
  const type = (yield* pick(seat, 'type.fortunate-trade-voyage', types)) as Resource;
  yield* gain(t, seat, 2, 'gain.fortunate-trade-voyage', [type]);
}

/** The types a trade ship carries: its own, or those of the regions beside it. */
function cargoes(state: State, seat: Seat, { piece, town, site }: CardSpot): Resource[] {
  const { trades } = cardOf(piece.card);
  if (trades) return [trades];
  const { regions } = landOf(state, seat);
  return [
    ...new Set(
      [leftOf(town, site), rightOf(town, site)].map((index) => productOfRegion((regions[index] as Region).type)),
    ),
  ];
}

export const hourOfTheMasterMerchants: Card = {
  kind: 'event',
  placement: 'event',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  *resolve(t) {
    for (const seat of bothOf(t.state)) {
      yield* settleOwed(t, seat);
      for (const spot of residencesOf(t.state, seat)) {
        if (!isHighest(spot.piece)) {
          if (raise(t, seat, spot)) return;
          continue;
        }
        const [region] = homeOf(t.state, seat, spot.place);
        if (region.stock === FULL) continue;
        region.stock++;
        t.emit({
          kind: 'gained',
          seat,
          goods: { [productOfRegion(region.type)]: 1 },
          by: 'hour-of-the-master-merchants',
        });
      }
    }
  },
};
