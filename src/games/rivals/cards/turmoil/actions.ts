import type { Seat } from '../../../../engine/script.ts';
import { pick, pickOrPass } from '../../rules/ask.ts';
import { demand, promises } from '../../rules/demand.ts';
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
    const lost = yield* pick(victim, 'lose.archer', choices);
    yield* lose(t, victim, lost, 'archer');
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
    const burned = yield* pick(seat, 'burn.arsonist', choices);
    yield* lose(t, victim, burned.slice(1), 'arsonist');
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
    const name = yield* pickOrPass(seat, 'steal.traitor', choices);
    lookAway(t);
    if (name === null) {
      t.tell({ kind: 'robbed', seat: victim, cards: [], by: 'traitor', taken: true });
      return;
    }
    const { hand } = landOf(t.state, victim);
    const copy = findCopy(hand, name) as Copy;
    takeOut(hand, copy);
    landOf(t.state, seat).hand.push(copy);
    t.tell({ kind: 'robbed', seat: victim, cards: [idOf(copy)], by: 'traitor', taken: true });
  },
};

/** The opponent hands over 1 resource, or 2 when ahead in victory points. */
export const voyageOfPlunder: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ advantage: 'hero' }],
  effective: (state, seat) => state.options.edition === '2.0' || promises(state, seat),
  *play(t, seat) {
    const ahead = pointsOf(t.state, other(seat), 'victory') > pointsOf(t.state, seat, 'victory');
    const number = ahead ? 2 : 1;
    yield* demand(t, { taker: seat, by: 'voyage-of-plunder', min: number, max: number });
  },
};

/** Buildings on sites outside any city with a Fire Brigade. */
function flammable(state: State, seat: Seat): Spot[] {
  const spots = spotsOf(landOf(state, seat));
  const guarded = new Set(spots.filter(({ piece }) => idOf(piece.card) === 'fire-brigade').map(({ town }) => town));
  return spots.filter(({ piece, town }) => isBuilding(cardOf(piece.card)) && !guarded.has(town));
}
