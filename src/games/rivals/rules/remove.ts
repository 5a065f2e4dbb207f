import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import {
  type Copy,
  discardOf,
  landOf,
  other,
  type Pile,
  type Region,
  type State,
  type Context,
  type Town,
} from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { isFirst, isTheme } from '../variants.ts';
import { chooseStackFor, slideUnder } from './hand.ts';
import {
  asForeign,
  guestsOf,
  isForeign,
  type PlaceRef,
  parsePlace,
  regionIndex,
  roadIndex,
  type CardSpot,
  spotAt,
  spotsOf,
  townIndex,
  spotField,
} from './geometry.ts';
import { discardActionCard } from './action-card.ts';
import { isBuilding, isUnit } from './points.ts';
import { totalOf } from './pay.ts';
import { updateTokens } from './tokens.ts';

/** The player's visible cards that satisfy the test. */
export function spotsWith(state: State, seat: Seat, test: (card: Card, spot: CardSpot) => boolean): CardSpot[] {
  return spotsOf(landOf(state, seat)).filter((spot) => test(cardOf(spot.piece.card), spot));
}

export const placesOf = (spots: readonly CardSpot[]): string[] => spots.map(({ place }) => place);

/** Spots sorted by printed cost. */
export const cheapestFirst = (spots: readonly CardSpot[]): CardSpot[] =>
  [...spots].sort((a, b) => totalOf(cardOf(a.piece.card).cost) - totalOf(cardOf(b.piece.card).cost));

/** The player's card at a place of either principality; null when there is none. */
export function ownCardAt(state: State, seat: Seat, place: string): CardSpot | null {
  if (!isForeign(place)) {
    const spot = spotAt(landOf(state, seat), place);
    return spot?.piece.by === undefined ? spot : null;
  }
  const spot = spotAt(landOf(state, other(seat)), place.slice(1));
  return spot?.piece.by === seat ? { ...spot, place } : null;
}

/** The player's cards in the opponent's principality. */
export const ownCardsAbroad = (state: State, seat: Seat): CardSpot[] =>
  guestsOf(landOf(state, other(seat))).map((spot) => ({ ...spot, place: asForeign(spot.place) }));

/** Removes the top card of a place; cards below stay. */
export function liftCard(state: State, seat: Seat, id: string): Copy {
  const { piece } = ownCardAt(state, seat, id) as CardSpot;
  const land = landOf(state, isForeign(id) ? other(seat) : seat);
  const place = parsePlace(isForeign(id) ? id.slice(1) : id) as PlaceRef;
  if (piece.used) state.spent.push(idOf(piece.card));
  if (place.kind === 'site') {
    const { sites } = land.towns[townIndex(land, place.column)] as Town;
    const pile = sites[place.site] as Pile;
    pile.shift();
    if (pile.length === 0) sites[place.site as 0] = null;
  } else if (place.kind === 'slot') {
    (land.regions[regionIndex(land, place)] as Region).on = null;
  } else {
    land.roads[roadIndex(land, place)] = null;
  }
  return piece.card;
}

/** Whether a card returns to the face-up stack instead of a draw stack. */
const returnsFaceUp = (state: State, copy: Copy): boolean =>
  cardOf(copy).faceUp === true && isTheme(state.options.variant);

/** Removes a card to the discard pile, or back to the face-up stack. */
export function discardAt(t: Context, seat: Seat, place: string, by: Cause, pile: Seat = seat): Copy {
  const { state } = t;
  const copy = liftCard(state, seat, place);
  const faceUp = returnsFaceUp(state, copy) && !(by === 'removal' && state.options.edition === '2.0');
  if (faceUp) state.faceUp.push(copy);
  else discardOf(state, pile).unshift(copy);
  const to = faceUp ? 'face-up' : 'discard';
  t.emit({ kind: 'removed', seat, card: idOf(copy), place, to, by, ...spotField(state.seats, seat, place) });
  return copy;
}

/** The owner puts a card under a matching stack, without moving tokens. */
export function* returnToStack(t: Context, seat: Seat, place: string, by: Cause): Script<Copy> {
  const copy = (ownCardAt(t.state, seat, place) as CardSpot).piece.card;
  const to = returnsFaceUp(t.state, copy) ? 'face-up' : yield* chooseStackFor(t, seat, copy);
  liftCard(t.state, seat, place);
  if (to === 'face-up') t.state.faceUp.push(copy);
  else slideUnder(t.state, to, copy);
  t.emit({ kind: 'removed', seat, card: idOf(copy), place, to, by, ...spotField(t.state.seats, seat, place) });
  return copy;
}

/** Resolves the loss of a card to an event or opposing action card, with tokens and compensation. */
export function* loseCard(t: Context, seat: Seat, place: string, by: Cause): Script {
  const copy = yield* returnToStack(t, seat, place, by);
  discardActionCard(t);
  if (!updateTokens(t)) yield* compensateLoss(t, seat, copy);
}

/** Runs the cards that compensate for a loss. */
export function* compensateLoss(t: Context, seat: Seat, lost: Copy | null): Script {
  if (!lost) return;
  for (const { piece } of spotsOf(landOf(t.state, seat), 'lost')) {
    const comfort = cardOf(piece.card).lost?.(t, seat);
    if (comfort) yield* comfort;
  }
}

/** The cards the active player may remove: buildings and units. */
export const isRemovable = (card: Card): boolean => isBuilding(card) || isUnit(card);

export const mayRemove = ({ options, removals }: State): boolean =>
  !isFirst(options.variant) && (options.removalPerTurn === 'unlimited' || removals < options.removalPerTurn);

/** Removes a card by its owner's choice. */
export function removeOwn(t: Context, seat: Seat, place: string): void {
  t.state.removals++;
  discardAt(t, seat, place, 'removal');
  updateTokens(t);
}

/** The opponent discards a trade ship, without defence. */
export function* sinkShip(t: Context, seat: Seat, place: string, by: CardId): Script {
  const copy = discardAt(t, seat, place, by);
  if (!updateTokens(t) && t.state.options.irmgardOnPirateShip) yield* compensateLoss(t, seat, copy);
}
