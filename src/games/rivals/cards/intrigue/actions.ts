import type { Seat } from '../../../../engine/script.ts';
import { ask, pick, pickAmong, pickOrPass } from '../../rules/ask.ts';
import { isSecond, lay, newPiece } from '../../rules/build.ts';
import { promises } from '../../rules/demand.ts';
import { settle, storesWithRoom, stow } from '../../rules/gain.ts';
import type { Spot } from '../../rules/geometry.ts';
import { filledStacks, mourn, pickedCopies, putAway, search } from '../../rules/hand.ts';
import { lookAt, lookAway, nameCopies } from '../../rules/looking.ts';
import { placesFor } from '../../rules/places.ts';
import { discardPlayed } from '../../rules/played.ts';
import { isHero } from '../../rules/points.ts';
import { cheapestFirst, consoled, discardAt, lift, ownAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { change, storesOf } from '../../rules/stores.ts';
import { recount } from '../../rules/tokens.ts';
import { type Copy, landOf, other, type State } from '../../state.ts';
import { FULL } from '../../vocabulary.ts';
import type { Card, Need } from '../card.ts';
import { cardOf, idOf } from '../registry.ts';
import { isPlayedOrUnit } from '../hands.ts';

const churchOrSee: Need = { any: [{ own: 'church' }, { own: 'bishops-see' }] };

/** The opponent hands over 1 gold from a store of own choice; then one own store of gold is filled. */
export const bishop: Card = {
  kind: 'action-attack', placement: 'hand', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 }, needs: [churchOrSee],
  effective: (state, seat) => promises(state, seat, ['gold']),
  *play(t, seat) {
    const rival = other(seat);
    yield* settle(t, rival);
    const filled = storesOf(landOf(t.state, rival), (type, stock) => type === 'gold' && stock > 0).map(({ id }) => id);
    // The last gold went to a merchant who was still to be paid.
    if (filled.length === 0) return;
    const source = yield* pick(rival, 'give.bishop', filled.toSorted((a, b) => Number(a.startsWith('x')) - Number(b.startsWith('x'))));
    change(landOf(t.state, rival), source, -1);
    yield* stow(t, seat, 'gold', 'store.bishop');
    t.tell({ kind: 'gave', seat: rival, goods: { gold: 1 }, by: 'bishop' });
    const stores = () => storesWithRoom(t.state, seat, ['gold']).toSorted((a, b) => a.stock - b.stock);
    const place = yield* pickAmong(seat, 'fill.bishop', () => stores().map(({ id }) => id));
    if (place === null) return;
    const gold = FULL - (stores().find(({ id }) => id === place)?.stock ?? FULL);
    change(landOf(t.state, seat), place, gold);
    t.tell({ kind: 'gained', seat, goods: { gold }, by: 'bishop' });
  },
};

/** Played with a building: up to three resources of its price may be gold. */
export const michael: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { intrigue: 1 }, duelCopies: {}, timing: 'with-building', substitutes: 3,
};

/** A hero of the opponent's choice changes sides, or goes onto the discard pile. */
export const missionary: Card = {
  kind: 'action-attack', placement: 'hand', copies: { intrigue: 1 }, needs: [churchOrSee], preys: true,
  effective: (state, seat) => spotsWith(state, other(seat), isHero).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    const place = yield* pick(victim, 'lose.missionary', placesOf(cheapestFirst(spotsWith(t.state, victim, isHero))));
    const copy = (ownAt(t.state, victim, place) as Spot).piece.card;
    const goal = yield* pickOrPass(seat, 'place.missionary', homesFor(t.state, seat, copy));
    if (goal === null) {
      discardAt(t, victim, place, 'missionary', seat);
    } else {
      lift(t.state, victim, place);
      lay(landOf(t.state, seat), goal, newPiece(t.state, copy));
      t.tell({ kind: 'joined', seat, card: idOf(copy), place: goal, by: 'missionary' });
    }
    discardPlayed(t);
    if (recount(t)) return;
    yield* consoled(t, victim, copy);
    const arrival = goal === null ? undefined : cardOf(copy).built?.(t, seat, goal);
    if (arrival) yield* arrival;
  },
};

/** Where a hero who changes sides may go. */
function homesFor(state: State, seat: Seat, copy: Copy): string[] {
  const card = cardOf(copy);
  return isSecond(landOf(state, seat), idOf(copy), card) ? [] : placesFor(state.seats, seat, card);
}

/** The opponent shows the hand and puts all units and action cards under stacks. */
export const odinsPriest: Card = {
  kind: 'action-attack', placement: 'hand', copies: { intrigue: 1 }, needs: [{ own: 'odins-temple' }], preys: true,
  effective: (state, seat) => landOf(state, other(seat)).hand.length > 0,
  *play(t, seat) {
    const victim = other(seat);
    const hand = lookAt(t, seat, 'hand');
    lookAway(t, seat);
    t.tell({ kind: 'saw', seat, at: 'hand', secret: { for: seat, cards: hand.map(idOf) } });
    const gone = hand.filter(isPlayedOrUnit);
    if (gone.length === 0) return;
    const { choices, limits } = nameCopies(gone);
    const number = gone.length;
    const order = { choices, limits, min: number, max: number, ordered: true, always: choices.length > 1 ? ('turn' as const) : ('secrecy' as const) };
    const picks = yield* ask({ seat: victim, key: 'slide.odins-priest', ...order });
    yield* putAway(t, victim, pickedCopies(gone, picks));
    yield* mourn(t, victim);
  },
};

/** Her player looks through a stack and takes 1 or 2 cards. */
export const priestessOfTheNorns: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 },
  needs: [{ any: [{ own: 'odins-fountain' }, { own: 'odins-temple' }] }],
  effective: (state, seat) => filledStacks(state, seat).length > 0,
  *play(t, seat) {
    const stack = yield* pick(seat, 'draw.priestess-of-the-norns', filledStacks(t.state, seat));
    yield* search(t, seat, stack, 'search.priestess-of-the-norns', 2);
  },
};
