import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, idOf, isShunned, lookUp } from '../cards/registry.ts';
import { type Copy, type Land, landOf, other, type Piece, type State, type Table } from '../state.ts';
import { type CentreCard, resources } from '../vocabulary.ts';
import { anyPiece, columnName, isForeign, placeOf, regionIndex, roadIndex, townIndex } from './geometry.ts';
import { findCopy, takeOut } from './looking.ts';
import { lacking } from './needs.ts';
import { affords, omissible, take } from './pay.ts';
import { beginPlaying, discardPlayed } from './played.ts';
import { has, isHero } from './points.ts';
import { costOf, payFor } from './price.ts';
import { settleAt } from './settlement.ts';
import type { Survey } from './survey.ts';
import { recount } from './tokens.ts';

/** Whether requirements, uniqueness and price allow the card, wherever it may go. */
export function isBuildable(state: State, seat: Seat, copy: Copy, { have, reducers }: Survey): boolean {
  const { id, card } = lookUp(copy);
  if (card.cost && !card.paidThere && !affords(have, card.cost)) {
    const cost = card.cost;
    if (!reducers.some(({ reduces, omits = resources }) => reduces?.(card) && omissible(cost, have, omits).length > 0)) return false;
  }
  return isAllowed(state, seat, id, card);
}

/** Whether requirements and uniqueness allow the card. */
export function isAllowed(state: State, seat: Seat, id: CardId, card: Card): boolean {
  const land = landOf(state, seat);
  return !isSecond(land, id, card) && !isExcluded(land, id, card) && lacking(state, seat, card) === null;
}

/** Whether a card that may lie there once lies there already: named persons are such cards. */
export const isSecond = (land: Land, id: CardId, card: Card): boolean => (card.unique || isHero(card)) && has(land, id);

/** Whether the card and one in the principality do not go together. */
export const isExcluded = (land: Land, id: CardId, { excludes }: Card): boolean =>
  (excludes !== undefined && has(land, excludes)) || (isShunned(id) && anyPiece(land, (piece) => cardOf(piece.card).excludes === id));

export function* buildCentre(t: Table, seat: Seat, card: CentreCard, column: number): Script {
  const cost = costOf(card);
  yield* take(t, seat, cost, `pay.${card}`);
  const land = landOf(t.state, seat);
  t.tell({ kind: 'built', seat, card, place: columnName(column), paid: cost });
  switch (card) {
    case 'road':
      t.state.supply.road--;
      land.ends[column < land.west + 1 ? 0 : 1] = true;
      return;
    case 'settlement':
      yield* settleAt(t, seat, column);
      return;
    case 'city': {
      const town = land.towns[townIndex(land, column)];
      t.state.supply.city--;
      const first = !land.towns.some(({ city }) => city);
      if (town) town.city = true;
      if (first) takeMarker(t, seat);
      recount(t);
    }
  }
}

/** With the first city a marker of the face-up stack comes along. */
function takeMarker({ state, tell }: Table, seat: Seat): void {
  const copy = state.faceUp.find((each) => cardOf(each).placement === 'marker');
  const land = landOf(state, seat);
  if (!copy || land.marker) return;
  takeOut(state.faceUp, copy);
  land.marker = newPiece(state, copy);
  tell({ kind: 'turned', seat, card: idOf(copy), place: null, level: 0 });
}

/** Builds a card of the hand or of the face-up stack; a helper is an action card played with it. */
export function* buildExpansion(t: Table, seat: Seat, name: string, place: string, helper: string): Script {
  const { state } = t;
  const { hand } = landOf(state, seat);
  const pile = findCopy(hand, name) ? hand : state.faceUp;
  const copy = findCopy(pile, name) as Copy;
  const card = cardOf(copy);
  const played = helper ? (findCopy(hand, helper) as Copy) : null;
  if (played) beginPlaying(t, seat, played);
  const paid = yield* payFor(t, seat, copy, place, played);
  if (played) discardPlayed(t);
  takeOut(pile, copy);
  settleCard(t, seat, place, copy);
  t.tell({ kind: 'built', seat, card: idOf(copy), place, paid });
  if (!recount(t) && card.built) yield* card.built(t, seat, place);
}

/** Lays a new card where its player wants it: at an own place, in the other principality, onto a city, or at no place. */
function settleCard({ state }: Table, seat: Seat, place: string, copy: Copy): void {
  const land = landOf(state, seat);
  const at = placeOf(place);
  if (isForeign(place)) {
    lay(landOf(state, other(seat)), place.slice(1), { ...newPiece(state, copy), by: seat });
  } else if (at?.kind === 'column') {
    const town = land.towns[townIndex(land, at.column)];
    if (town) town.metropolis = copy;
  } else if (at) {
    lay(land, place, newPiece(state, copy));
  } else {
    land.marker = newPiece(state, copy);
  }
}

/** A card as it comes into play: one that was used in this turn stays used, but not another of its kind. */
export function newPiece({ spent, discards }: State, copy: Copy): Piece {
  const { gold, levels, use } = cardOf(copy);
  const piece: Piece = { card: copy };
  if (gold !== undefined) piece.goods = gold;
  if (levels) piece.level = 0;
  if (use?.next) piece.used = true;
  const id = idOf(copy);
  const gone = spent.filter((each) => each === id).length;
  if (gone === 0 || gone <= discards.flat().filter((each) => idOf(each) === id).length) return piece;
  spent.splice(spent.indexOf(id), 1);
  return { ...piece, used: true };
}

/** Lays a card on a free site, onto the card there, beside a region, or on a road. */
export function lay(land: Land, id: string, piece: Piece): void {
  const place = placeOf(id);
  if (place?.kind === 'slot') {
    const region = land.regions[regionIndex(land, place)];
    if (region) region.on = piece;
  } else if (place?.kind === 'road') {
    land.roads[roadIndex(land, place)] = piece;
  } else if (place?.kind === 'site') {
    const town = land.towns[townIndex(land, place.column)];
    if (town) town.sites[place.site as 0] = [piece, ...(town.sites[place.site] ?? [])];
  }
}
