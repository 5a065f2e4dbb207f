import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, landOf, type State, type Table, type Town } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { isDuel, isFirst } from '../variants.ts';
import { chooseStackFor, slideUnder } from './hand.ts';
import { type Spot, spotAt, spotsOf } from './geometry.ts';
import { isBuilding, isUnit } from './points.ts';
import { totalOf } from './pay.ts';
import { recount } from './tokens.ts';

/** The open cards on sites that satisfy the test. */
export function spotsWith(state: State, seat: Seat, test: (card: Card, spot: Spot) => boolean): Spot[] {
  return spotsOf(landOf(state, seat)).filter((spot) => test(cardOf(spot.piece.card), spot));
}

export const placesOf = (spots: readonly Spot[]): string[] => spots.map(({ place }) => place);

/** The spots in the order of their printed cost. */
export const cheapestFirst = (spots: readonly Spot[]): Spot[] =>
  [...spots].sort((a, b) => totalOf(cardOf(a.piece.card).cost) - totalOf(cardOf(b.piece.card).cost));

/** Takes the uppermost card off a site. What lay below stays. */
function lift(state: State, seat: Seat, place: string): Copy {
  const land = landOf(state, seat);
  const spot = spotAt(land, place);
  const pile = spot && land.towns[spot.town]?.sites[spot.site];
  if (!pile) throw new Error(`nothing lies at ${place}`);
  pile.shift();
  if (spot.piece.used) state.spent.push(spot.piece.card);
  if (pile.length === 0) (land.towns[spot.town] as Town).sites[spot.site as 0] = null;
  return spot.piece.card;
}

/** Cards of the face-up stack are never in a draw stack; only in the Duel they are ordinary cards. */
const returnsFaceUp = (state: State, copy: Copy): boolean => cardOf(copy).faceUp === true && !isDuel(state.options.variant);

/** Takes a card down and puts it on the discard pile, a card of the face-up stack back onto that. */
function discardAt(t: Table, seat: Seat, place: string, by: Cause): void {
  const { state } = t;
  const copy = lift(state, seat, place);
  const faceUp = returnsFaceUp(state, copy) && !(by === 'removal' && state.options.edition === '2.0');
  if (faceUp) state.faceUp.push(copy);
  else state.discard.unshift(copy);
  t.tell({ kind: 'removed', seat, card: idOf(copy), place, to: faceUp ? 'face-up' : 'discard', by });
}

/** The owner takes a card down and puts it under a matching stack. The tokens are left as they are. */
export function* giveUp(t: Table, seat: Seat, place: string, by: Cause): Script<Copy> {
  const copy = (spotAt(landOf(t.state, seat), place) as Spot).piece.card;
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
  for (const { piece } of spotsOf(landOf(t.state, seat))) {
    const comfort = cardOf(piece.card).lost?.(t, seat);
    if (comfort) yield* comfort;
  }
}

/** The action card that was resolved goes onto the discard pile. */
export function discardPlayed(t: Table): void {
  if (t.state.playing) t.state.discard.unshift(t.state.playing);
  t.state.playing = null;
}

/** The own cards the active player may take down: buildings and units on sites. */
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
  const copy = (spotAt(landOf(t.state, seat), place) as Spot).piece.card;
  discardAt(t, seat, place, by);
  if (!recount(t) && t.state.options.irmgardOnPirateShip) yield* consoled(t, seat, copy);
}
