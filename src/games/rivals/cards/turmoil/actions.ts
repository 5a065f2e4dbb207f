import { PASS, type Seat } from '../../../../engine/script.ts';
import { askWorded, pick } from '../../rules/ask.ts';
import { demand, canDemand } from '../../rules/demand.ts';
import { asForeign, guestsOf, isForeign, type CardSpot, spotsOf } from '../../rules/geometry.ts';
import { afterHandLoss } from '../../rules/hand.ts';
import { copyByChoice, startLooking, stopLooking, nameCopies, takeOut } from '../../rules/look-at-cards.ts';
import { isArmed, isBuilding, pointsOf } from '../../rules/points.ts';
import { discardActionCard } from '../../rules/action-card.ts';
import { cheapestFirst, returnToStack, loseCard, placesOf, spotsWith } from '../../rules/remove.ts';
import { strikesUnlessPrevented } from '../../rules/prevention.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Copy, type Land, landOf, other, type State } from '../../state.ts';
import { isTournament } from '../../variants.ts';
import type { Card } from '../card.ts';
import { isPlayedOrUnit } from '../played-or-unit.ts';
import { cardOf, idOf } from '../registry.ts';

export const archer: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { turmoil: 2 },
  duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }],
  preys: true,
  effective: (state, seat) => spotsWith(state, other(seat), isArmed).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikesUnlessPrevented(t, 'archer', victim))) return;
    const choices = placesOf(cheapestFirst(spotsWith(t.state, victim, isArmed)));
    const lost = yield* pick(victim, 'lose.archer', choices);
    yield* loseCard(t, victim, lost, 'archer');
  },
};

export const arsonist: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { turmoil: 2 },
  duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }],
  preys: true,
  effective: (state, seat) => targets(state, seat).length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikesUnlessPrevented(t, 'arsonist', victim))) return;
    const burned = yield* pick(seat, 'burn.arsonist', targets(t.state, seat));
    if (isForeign(burned)) {
      yield* loseCard(t, victim, burned.slice(1), 'arsonist');
      return;
    }
    // A foreign card is not a loss from its owner's principality.
    yield* returnToStack(t, victim, asForeign(burned), 'arsonist');
    discardActionCard(t);
    updateTokens(t);
  },
};

/** The places an Arsonist can target, in the attacker's notation. */
function targets(state: State, seat: Seat): string[] {
  const here = landOf(state, seat);
  const there = landOf(state, other(seat));
  return [...placesOf(flammable(there, spotsOf(there))).map(asForeign), ...placesOf(flammable(here, guestsOf(here)))];
}

export const sebastian: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { turmoil: 1 },
  duelCopies: {},
  timing: 'when-struck',
};

export const traitor: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { turmoil: 2 },
  duelCopies: { turmoil: 1 },
  needs: [{ own: 'hedge-tavern' }],
  preys: true,
  effective: (state, seat) => landOf(state, other(seat)).hand.length > 0,
  *play(t, seat) {
    const victim = other(seat);
    if (!(yield* strikesUnlessPrevented(t, 'traitor', victim))) return;
    const shown = startLooking(t, seat, 'hand');
    // With decks, only units and action cards can be taken.
    const own = isTournament(t.state.options.variant);
    if (own) t.emit({ kind: 'saw', seat, at: 'hand', secret: { for: seat, cards: shown.map(idOf) } });
    const { choices } = nameCopies(own ? shown.filter(isPlayedOrUnit) : shown);
    const [name] = yield* askWorded({
      seat,
      key: 'steal.traitor',
      choices,
      min: 0,
      max: Math.min(1, choices.length),
      always: 'secrecy',
      fallback: [PASS],
    });
    stopLooking(t, seat);
    if (name === undefined) {
      t.emit({ kind: 'robbed', seat: victim, cards: [], by: 'traitor', taken: true });
      return;
    }
    const { hand } = landOf(t.state, victim);
    const copy = copyByChoice(hand, name) as Copy;
    takeOut(hand, copy);
    landOf(t.state, seat).hand.push(copy);
    t.emit({ kind: 'robbed', seat: victim, cards: [idOf(copy)], by: 'traitor', taken: true });
    yield* afterHandLoss(t, victim);
  },
};

export const voyageOfPlunder: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { turmoil: 2 },
  duelCopies: { turmoil: 1 },
  needs: [{ advantage: 'hero' }],
  effective: (state, seat) => state.options.edition === '2.0' || canDemand(state, seat),
  *play(t, seat) {
    const ahead = pointsOf(t.state, other(seat), 'victory') > pointsOf(t.state, seat, 'victory');
    const number = ahead ? 2 : 1;
    yield* demand(t, { taker: seat, by: 'voyage-of-plunder', min: number, max: number });
  },
};

/** Keeps buildings on sites outside cities with a Fire Brigade. */
function flammable(land: Land, spots: readonly CardSpot[]): CardSpot[] {
  const guarded = new Set(
    spotsOf(land)
      .filter(({ piece }) => idOf(piece.card) === 'fire-brigade')
      .map(({ town }) => town),
  );
  return spots.filter(({ piece, town }) => town >= 0 && isBuilding(cardOf(piece.card)) && !guarded.has(town));
}
