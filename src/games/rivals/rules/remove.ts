import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, discardOf, landOf, other, type Pile, type Region, type State, type Table, type Town } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { isFirst, isTheme } from '../variants.ts';
import { chooseStackFor, slideUnder } from './hand.ts';
import {
  foreign, guestsOf, isForeign, type Place, placeOf, regionIndex, roadIndex, type Spot, spotAt, spotsOf, townIndex,
} from './geometry.ts';
import { discardPlayed } from './played.ts';
import { isBuilding, isUnit } from './points.ts';
import { totalOf } from './pay.ts';
import { recount } from './tokens.ts';

/** The own cards one sees that satisfy the test. */
export function spotsWith(state: State, seat: Seat, test: (card: Card, spot: Spot) => boolean): Spot[] {
  return spotsOf(landOf(state, seat)).filter((spot) => test(cardOf(spot.piece.card), spot));
}

export const placesOf = (spots: readonly Spot[]): string[] => spots.map(({ place }) => place);

/** The spots in the order of their printed cost. */
export const cheapestFirst = (spots: readonly Spot[]): Spot[] =>
  [...spots].sort((a, b) => totalOf(cardOf(a.piece.card).cost) - totalOf(cardOf(b.piece.card).cost));

/** The card of this player at a place, in the other principality too (`!`); null when there is none. */
export function ownAt(state: State, seat: Seat, place: string): Spot | null {
  if (!isForeign(place)) {
    const spot = spotAt(landOf(state, seat), place);
    return spot?.piece.by === undefined ? spot : null;
  }
  const spot = spotAt(landOf(state, other(seat)), place.slice(1));
  return spot?.piece.by === seat ? { ...spot, place } : null;
}

/** The player's cards in the other principality. */
export const abroad = (state: State, seat: Seat): Spot[] =>
  guestsOf(landOf(state, other(seat))).map((spot) => ({ ...spot, place: foreign(spot.place) }));

/** Takes the uppermost card off its place. What lay below stays. */
export function lift(state: State, seat: Seat, id: string): Copy {
  const { piece } = ownAt(state, seat, id) as Spot;
  const land = landOf(state, isForeign(id) ? other(seat) : seat);
  const place = placeOf(isForeign(id) ? id.slice(1) : id) as Place;
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

/** Cards of the face-up stack are never in a draw stack; only where there is none they are ordinary cards. */
const returnsFaceUp = (state: State, copy: Copy): boolean => cardOf(copy).faceUp === true && isTheme(state.options.variant);

/** Takes a card down and puts it on a discard pile, a card of the face-up stack back onto that. */
export function discardAt(t: Table, seat: Seat, place: string, by: Cause, pile: Seat = seat): Copy {
  const { state } = t;
  const copy = lift(state, seat, place);
  const faceUp = returnsFaceUp(state, copy) && !(by === 'removal' && state.options.edition === '2.0');
  if (faceUp) state.faceUp.push(copy);
  else discardOf(state, pile).unshift(copy);
  t.tell({ kind: 'removed', seat, card: idOf(copy), place, to: faceUp ? 'face-up' : 'discard', by });
  return copy;
}

/** The owner takes a card down and puts it under a matching stack. The tokens are left as they are. */
export function* giveUp(t: Table, seat: Seat, place: string, by: Cause): Script<Copy> {
  const copy = (ownAt(t.state, seat, place) as Spot).piece.card;
  const to = returnsFaceUp(t.state, copy) ? 'face-up' : yield* chooseStackFor(t, seat, copy);
  lift(t.state, seat, place);
  if (to === 'face-up') t.state.faceUp.push(copy);
  else slideUnder(t.state, to, copy);
  t.tell({ kind: 'removed', seat, card: idOf(copy), place, to, by });
  return copy;
}

/** An event or an opposing action card costs the owner a card: it goes under a stack, tokens move, other cards console. */
export function* lose(t: Table, seat: Seat, place: string, by: Cause): Script {
  const copy = yield* giveUp(t, seat, place, by);
  discardPlayed(t);
  if (!recount(t)) yield* consoled(t, seat, copy);
}

/** What other cards give their owner for the loss of one. */
export function* consoled(t: Table, seat: Seat, lost: Copy | null): Script {
  if (!lost) return;
  for (const { piece } of spotsOf(landOf(t.state, seat), 'lost')) {
    const comfort = cardOf(piece.card).lost?.(t, seat);
    if (comfort) yield* comfort;
  }
}

/** The own cards the active player may take down: buildings and units. */
export const isRemovable = (card: Card): boolean => isBuilding(card) || isUnit(card);

export const mayRemove = ({ options, removals }: State): boolean =>
  !isFirst(options.variant) && (options.removalPerTurn === 'unlimited' || removals < options.removalPerTurn);

/** Takes an own card down of one's own will. */
export function removeOwn(t: Table, seat: Seat, place: string): void {
  t.state.removals++;
  discardAt(t, seat, place, 'removal');
  recount(t);
}

/** Sinks a trade ship of the other player: no stack, no defence. */
export function* sink(t: Table, seat: Seat, place: string, by: CardId): Script {
  const copy = discardAt(t, seat, place, by);
  if (!recount(t) && t.state.options.irmgardOnPirateShip) yield* consoled(t, seat, copy);
}
