import { together } from '../../../../engine/ask.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { pick } from '../../rules/ask.ts';
import { gain, settle } from '../../rules/gain.ts';
import { leftOf, rightOf, type Spot } from '../../rules/geometry.ts';
import { isHighest } from '../../rules/levels.ts';
import { count, isTradeShip, shows } from '../../rules/points.ts';
import { consoled, giveUp, ownAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { productOf, roomOf } from '../../rules/stores.ts';
import { recount } from '../../rules/tokens.ts';
import { type Copy, landOf, other, type Region, type State, type Table } from '../../state.ts';
import { FULL, type Resource } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { cardOf } from '../registry.ts';
import { homeOf, raise, residencesOf } from './residences.ts';

const bothOf = ({ active }: State): readonly Seat[] => [active, other(active)];

/** Up to 4 the ships bring something each; on 5 and 6 a storm takes one from whoever has no Lighthouse. */
export const capriciousSea: Card = {
  kind: 'event', placement: 'event', copies: { 'merchant-princes': 1 },
  *resolve(t) {
    const seats = bothOf(t.state);
    if ((t.state.production ?? 0) <= 4) {
      yield* together(...seats.map((seat) => gain(t, seat, count(landOf(t.state, seat), isTradeShip), 'gain.capricious-sea')));
      return;
    }
    const lost = yield* together<Copy | null>(...seats.map((seat) => storm(t, seat)));
    if (recount(t)) return;
    yield* together(...seats.map((seat, index) => consoled(t, seat, lost[index] ?? null)));
  },
};

function* storm(t: Table, seat: Seat): Script<Copy | null> {
  const ships = placesOf(spotsWith(t.state, seat, isTradeShip));
  if (ships.length === 0 || shows(landOf(t.state, seat), 'lighthouse')) return null;
  const any = ships[t.state.rng.drawn % ships.length];
  return yield* giveUp(t, seat, yield* pick(seat, 'lose.capricious-sea', ships, any), 'capricious-sea');
}

/** One own ship brings up to 2 of its type. */
export const fortunateTradeVoyage: Card = {
  kind: 'event', placement: 'event', copies: { 'merchant-princes': 2 }, duelCopies: { 'merchant-princes': 1 }, upTo: true,
  *resolve(t) {
    // Before anybody is asked: what one player stores may bring the other something.
    for (const seat of bothOf(t.state)) yield* settle(t, seat);
    yield* together(...bothOf(t.state).map((seat) => voyage(t, seat)));
  },
};

function* voyage(t: Table, seat: Seat): Script {
  const land = landOf(t.state, seat);
  const room = roomOf(land);
  const roomFor = (spot: Spot): number => Math.max(...cargoes(t.state, seat, spot).map((type) => room[type]));
  const ships = spotsWith(t.state, seat, isTradeShip);
  if (ships.length === 0) return;
  const best = ships.toSorted((a, b) => roomFor(b) - roomFor(a))[0];
  const place = yield* pick(seat, 'ship.fortunate-trade-voyage', placesOf(ships), best?.place);
  const types = cargoes(t.state, seat, ownAt(t.state, seat, place) as Spot).toSorted((a, b) => room[b] - room[a]);
  const type = (yield* pick(seat, 'type.fortunate-trade-voyage', types)) as Resource;
  yield* gain(t, seat, 2, 'gain.fortunate-trade-voyage', [type]);
}

/** The types a trade ship carries: its own, or those of the regions beside it. */
function cargoes(state: State, seat: Seat, { piece, town, site }: Spot): Resource[] {
  const { trades } = cardOf(piece.card);
  if (trades) return [trades];
  const { regions } = landOf(state, seat);
  return [...new Set([leftOf(town, site), rightOf(town, site)].map((index) => productOf((regions[index] as Region).type)))];
}

/** Residences rise; at the top they bring a resource to their region. */
export const hourOfTheMasterMerchants: Card = {
  kind: 'event', placement: 'event', copies: { 'merchant-princes': 1 }, duelCopies: {},
  *resolve(t) {
    for (const seat of bothOf(t.state)) {
      yield* settle(t, seat);
      for (const spot of residencesOf(t.state, seat)) {
        if (!isHighest(spot.piece)) {
          if (raise(t, seat, spot)) return;
          continue;
        }
        const [region] = homeOf(t.state, seat, spot.place);
        if (region.stock === FULL) continue;
        region.stock++;
        t.tell({ kind: 'gained', seat, goods: { [productOf(region.type)]: 1 }, by: 'hour-of-the-master-merchants' });
      }
    }
  },
};
