import type { Seat } from '../../../../engine/script.ts';
import { askWorded, pick, pickAmong, pickOrPass } from '../../rules/ask.ts';
import { isDuplicateUnique, layCard, newPiece } from '../../rules/build.ts';
import { canDemand } from '../../rules/demand.ts';
import { settleOwed, storesWithRoom, storeAny } from '../../rules/gain.ts';
import { spotField, type CardSpot } from '../../rules/geometry.ts';
import { filledStacks, afterHandLoss, pickedCopies, returnCards, searchStack } from '../../rules/hand.ts';
import { startLooking, stopLooking, nameCopies } from '../../rules/look-at-cards.ts';
import { placesFor } from '../../rules/places.ts';
import { discardActionCard } from '../../rules/action-card.ts';
import { isHero } from '../../rules/points.ts';
import {
  cheapestFirst,
  compensateLoss,
  discardAt,
  liftCard,
  ownCardAt,
  placesOf,
  spotsWith,
} from '../../rules/remove.ts';
import { changeStock, storesOf } from '../../rules/stores.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Copy, landOf, other, type State } from '../../state.ts';
import { FULL } from '../../vocabulary.ts';
import type { Card, Requirement } from '../card.ts';
import { cardOf, idOf } from '../registry.ts';
import { isPlayedOrUnit } from '../played-or-unit.ts';

const churchOrSee: Requirement = { any: [{ own: 'church' }, { own: 'bishops-see' }] };

export const bishop: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { intrigue: 2 },
  duelCopies: { intrigue: 1 },
  needs: [churchOrSee],
  effective: (state, seat) => canDemand(state, seat, ['gold']),
  *play(t, seat) {
    const rival = other(seat);
    yield* settleOwed(t, rival);
    const filled = storesOf(landOf(t.state, rival), (type, stock) => type === 'gold' && stock > 0).map(({ id }) => id);
    // The last gold went to a merchant who was still to be paid.
    if (filled.length === 0) return;
    const source = yield* pick(
      rival,
      'give.bishop',
      filled.toSorted((a, b) => Number(a.startsWith('x')) - Number(b.startsWith('x'))),
    );
    changeStock(landOf(t.state, rival), source, -1);
    yield* storeAny(t, seat, 'gold', 'store.bishop');
    t.emit({ kind: 'gave', seat: rival, goods: { gold: 1 }, by: 'bishop' });
    const stores = () => storesWithRoom(t.state, seat, ['gold']).toSorted((a, b) => a.stock - b.stock);
    const place = yield* pickAmong(seat, 'fill.bishop', () => stores().map(({ id }) => id));
    if (place === null) return;
    const gold = FULL - (stores().find(({ id }) => id === place)?.stock ?? FULL);
    changeStock(landOf(t.state, seat), place, gold);
    t.emit({ kind: 'gained', seat, goods: { gold }, by: 'bishop' });
  },
};

export const michael: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { intrigue: 1 },
  duelCopies: {},
  timing: 'with-building',
  substitutes: 3,
};

export const missionary: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { intrigue: 1 },
  needs: [churchOrSee],
  preys: true,
  effective: (state, seat) => spotsWith(state, other(seat), isHero).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    const place = yield* pick(victim, 'lose.missionary', placesOf(cheapestFirst(spotsWith(t.state, victim, isHero))));
    const copy = (ownCardAt(t.state, victim, place) as CardSpot).piece.card;
    const goal = yield* pickOrPass(seat, 'place.missionary', homesFor(t.state, seat, copy));
    if (goal === null) {
      discardAt(t, victim, place, 'missionary', seat);
    } else {
      liftCard(t.state, victim, place);
      layCard(landOf(t.state, seat), goal, newPiece(t.state, copy));
      const spot = spotField(t.state.seats, seat, goal);
      t.emit({ kind: 'joined', seat, card: idOf(copy), place: goal, by: 'missionary', ...spot });
    }
    discardActionCard(t);
    if (updateTokens(t)) return;
    yield* compensateLoss(t, victim, copy);
    const arrival = goal === null ? undefined : cardOf(copy).built?.(t, seat, goal);
    if (arrival) yield* arrival;
  },
};

/** The places a hero who changes sides may go to. */
function homesFor(state: State, seat: Seat, copy: Copy): string[] {
  const card = cardOf(copy);
  return isDuplicateUnique(landOf(state, seat), idOf(copy), card) ? [] : placesFor(state.seats, seat, card);
}

export const odinsPriest: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { intrigue: 1 },
  needs: [{ own: 'odins-temple' }],
  preys: true,
  effective: (state, seat) => landOf(state, other(seat)).hand.length > 0,
  *play(t, seat) {
    const victim = other(seat);
    const hand = startLooking(t, seat, 'hand');
    stopLooking(t, seat);
    t.emit({ kind: 'saw', seat, at: 'hand', secret: { for: seat, cards: hand.map(idOf) } });
    const gone = hand.filter(isPlayedOrUnit);
    if (gone.length === 0) return;
    const { choices, limits } = nameCopies(gone);
    const number = gone.length;
    const order = {
      choices,
      limits,
      min: number,
      max: number,
      hints: { ordered: true },
      always: choices.length > 1 ? ('turn' as const) : ('secrecy' as const),
    };
    const picks = yield* askWorded({ seat: victim, key: 'slide.odins-priest', ...order });
    yield* returnCards(t, victim, pickedCopies(gone, picks));
    yield* afterHandLoss(t, victim);
  },
};

export const priestessOfTheNorns: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { intrigue: 2 },
  duelCopies: { intrigue: 1 },
  needs: [{ any: [{ own: 'odins-fountain' }, { own: 'odins-temple' }] }],
  effective: (state, seat) => filledStacks(state, seat).length > 0,
  *play(t, seat) {
    const stack = yield* pick(seat, 'draw.priestess-of-the-norns', filledStacks(t.state, seat));
    yield* searchStack(t, seat, stack, 'search.priestess-of-the-norns', 2);
  },
};
