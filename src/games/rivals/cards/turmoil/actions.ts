import { PASS, type Seat } from '../../../../engine/script.ts';
import { ask } from '../../rules/ask.ts';
import { demand, obtainable } from '../../rules/demand.ts';
import { foreign, type Spot, spotsOf } from '../../rules/geometry.ts';
import { findCopy, lookAt, lookAway, nameCopies, takeOut } from '../../rules/looking.ts';
import { isArmed, isBuilding, pointsOf } from '../../rules/points.ts';
import { cheapestFirst, lose, placesOf, spotsWith } from '../../rules/remove.ts';
import { strikes } from '../../rules/strikes.ts';
import { type Copy, landOf, other, type State } from '../../state.ts';
import { cardOf, idOf } from '../registry.ts';
import type { Card } from '../card.ts';

/** The opponent gives up a unit with strength points. */
export const archer: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }],
  effective: (state, seat) => spotsWith(state, other(seat), isArmed).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikes(t, 'archer', victim))) return;
    const choices = placesOf(cheapestFirst(spotsWith(t.state, victim, isArmed)));
    const [lost] = yield* ask({ seat: victim, key: 'lose.archer', choices, min: 1, max: 1 });
    yield* lose(t, victim, lost as string, 'archer');
  },
};

/** One of the opponent's buildings burns, unless a Fire Brigade stands in its city. */
export const arsonist: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }],
  effective: (state, seat) => flammable(state, other(seat)).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikes(t, 'arsonist', victim))) return;
    const choices = placesOf(flammable(t.state, victim)).map(foreign);
    const [burned] = yield* ask({ seat, key: 'burn.arsonist', choices, min: 1, max: 1 });
    yield* lose(t, victim, (burned as string).slice(1), 'arsonist');
  },
};

/** Feud, Fraternal Feuds or Riots pass his player by; the window of strikes knows him. */
export const sebastian: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { turmoil: 1 }, duelCopies: {}, timing: 'when-struck',
};

/** His player looks at the other hand and may take a card from it. */
export const traitor: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }],
  effective: (state, seat) => landOf(state, other(seat)).hand.length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikes(t, 'traitor', victim))) return;
    const { choices } = nameCopies(lookAt(t, seat, 'hand'));
    const [name] = yield* ask({ seat, key: 'steal.traitor', choices: [...choices, PASS], min: 0, max: 1, otherwise: [PASS] });
    lookAway(t);
    if (name === undefined) return;
    const { hand } = landOf(t.state, victim);
    const copy = findCopy(hand, name) as Copy;
    takeOut(hand, copy);
    landOf(t.state, seat).hand.push(copy);
    t.tell({ kind: 'robbed', seat: victim, cards: [idOf(copy)], by: 'traitor' });
  },
};

/** The opponent hands over 1 resource, or 2 when ahead in victory points. */
export const voyageOfPlunder: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ advantage: 'hero' }],
  effective: (state, seat) => state.options.edition === '2.0' || obtainable(state, seat) > 0,
  *play(t, seat) {
    const ahead = pointsOf(t.state, other(seat), 'victory') > pointsOf(t.state, seat, 'victory');
    const number = ahead ? 2 : 1;
    yield* demand(t, { taker: seat, by: 'voyage-of-plunder', min: number, max: number });
  },
};

/** Buildings on sites outside any city with a Fire Brigade. */
function flammable(state: State, seat: Seat): Spot[] {
  const guarded = new Set(spotsOf(landOf(state, seat)).filter(({ piece }) => idOf(piece.card) === 'fire-brigade').map(({ town }) => town));
  return spotsOf(landOf(state, seat)).filter(({ piece, town }) => isBuilding(cardOf(piece.card)) && !guarded.has(town));
}
