import { PASS, type Seat } from '../../../../engine/script.ts';
import { ask, pick } from '../../rules/ask.ts';
import { demand, promises } from '../../rules/demand.ts';
import { foreign, guestsOf, isForeign, type Spot, spotsOf } from '../../rules/geometry.ts';
import { mourn } from '../../rules/hand.ts';
import { findCopy, lookAt, lookAway, nameCopies, takeOut } from '../../rules/looking.ts';
import { isArmed, isBuilding, pointsOf } from '../../rules/points.ts';
import { discardPlayed } from '../../rules/played.ts';
import { cheapestFirst, giveUp, lose, placesOf, spotsWith } from '../../rules/remove.ts';
import { strikes } from '../../rules/strikes.ts';
import { recount } from '../../rules/tokens.ts';
import { type Copy, type Land, landOf, other, type State } from '../../state.ts';
import { isTournament } from '../../variants.ts';
import type { Card } from '../card.ts';
import { isPlayedOrUnit } from '../hands.ts';
import { cardOf, idOf } from '../registry.ts';

/** The opponent gives up a unit with strength points. */
export const archer: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }], preys: true,
  effective: (state, seat) => spotsWith(state, other(seat), isArmed).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikes(t, 'archer', victim))) return;
    const choices = placesOf(cheapestFirst(spotsWith(t.state, victim, isArmed)));
    const lost = yield* pick(victim, 'lose.archer', choices);
    yield* lose(t, victim, lost, 'archer');
  },
};

/** One of the opponent's buildings burns, unless a Fire Brigade stands in its city; it may lie in the own principality. */
export const arsonist: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }], preys: true,
  effective: (state, seat) => targets(state, seat).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikes(t, 'arsonist', victim))) return;
    const burned = yield* pick(seat, 'burn.arsonist', targets(t.state, seat));
    if (isForeign(burned)) {
      yield* lose(t, victim, burned.slice(1), 'arsonist');
      return;
    }
    // A card in the other principality is no loss from its owner's.
    yield* giveUp(t, victim, foreign(burned), 'arsonist');
    discardPlayed(t);
    recount(t);
  },
};

/** As the player of the Arsonist writes them: opposing buildings there and here. */
function targets(state: State, seat: Seat): string[] {
  const here = landOf(state, seat);
  const there = landOf(state, other(seat));
  return [
    ...placesOf(flammable(there, spotsOf(there))).map(foreign),
    ...placesOf(flammable(here, guestsOf(here))),
  ];
}

/** Feud, Fraternal Feuds or Riots pass his player by; the window of strikes knows him. */
export const sebastian: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { turmoil: 1 }, duelCopies: {}, timing: 'when-struck',
};

/** His player looks at the other hand and may take a card from it; in the Tournament Game a unit or action card. */
export const traitor: Card = {
  kind: 'action-attack', placement: 'hand', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }], preys: true,
  effective: (state, seat) => landOf(state, other(seat)).hand.length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikes(t, 'traitor', victim))) return;
    const shown = lookAt(t, seat, 'hand');
    // Where everybody has a deck, only what others can use as well.
    const own = isTournament(t.state.options.variant);
    if (own) t.tell({ kind: 'saw', seat, at: 'hand', secret: { for: seat, cards: shown.map(idOf) } });
    const { choices } = nameCopies(own ? shown.filter(isPlayedOrUnit) : shown);
    const [name] = yield* ask({ seat, key: 'steal.traitor', choices, min: 0, max: Math.min(1, choices.length), always: 'secrecy', otherwise: [PASS] });
    lookAway(t, seat);
    if (name === undefined) {
      t.tell({ kind: 'robbed', seat: victim, cards: [], by: 'traitor', taken: true });
      return;
    }
    const { hand } = landOf(t.state, victim);
    const copy = findCopy(hand, name) as Copy;
    takeOut(hand, copy);
    landOf(t.state, seat).hand.push(copy);
    t.tell({ kind: 'robbed', seat: victim, cards: [idOf(copy)], by: 'traitor', taken: true });
    yield* mourn(t, victim);
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

/** Those of these cards that are buildings on sites outside any city with a Fire Brigade. */
function flammable(land: Land, spots: readonly Spot[]): Spot[] {
  const guarded = new Set(spotsOf(land).filter(({ piece }) => idOf(piece.card) === 'fire-brigade').map(({ town }) => town));
  return spots.filter(({ piece, town }) => town >= 0 && isBuilding(cardOf(piece.card)) && !guarded.has(town));
}
