import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, idOf, isShunned, registeredCard } from '../cards/registry.ts';
import { type Copy, type Land, landOf, other, type Piece, type State, type Context } from '../state.ts';
import { type CentreCard, resources } from '../vocabulary.ts';
import {
  anyPiece,
  columnName,
  isForeign,
  parsePlace,
  regionIndex,
  roadIndex,
  spotField,
  townIndex,
} from './geometry.ts';
import { copyByChoice, takeOut } from './look-at-cards.ts';
import { unmetRequirement } from './requirements.ts';
import { affords, omissible, take } from './pay.ts';
import { showActionCard, discardActionCard } from './action-card.ts';
import { hasCard, isHero } from './points.ts';
import { costOf, payFor } from './price.ts';
import { settleAt } from './settlement.ts';
import type { PrincipalitySummary } from './principality-summary.ts';
import { updateTokens } from './tokens.ts';

/** Whether requirements, uniqueness and price allow the card, regardless of its place. */
export function isBuildable(state: State, seat: Seat, copy: Copy, { have, reducers }: PrincipalitySummary): boolean {
  const { id, card } = registeredCard(copy);
  if (card.cost && !card.paidThere && !affords(have, card.cost)) {
    const cost = card.cost;
    if (!reducers.some(({ reduces, omits = resources }) => reduces?.(card) && omissible(cost, have, omits).length > 0))
      return false;
  }
  return isAllowed(state, seat, id, card);
}

/** Whether requirements and uniqueness allow the card. */
export function isAllowed(state: State, seat: Seat, id: CardId, card: Card): boolean {
  const land = landOf(state, seat);
  return (
    !isDuplicateUnique(land, id, card) && !isExcluded(land, id, card) && unmetRequirement(state, seat, card) === null
  );
}

/** Whether a unique card is already in the principality. */
export const isDuplicateUnique = (land: Land, id: CardId, card: Card): boolean =>
  (card.unique || isHero(card)) && hasCard(land, id);

/** Whether another card in the principality excludes this one. */
export const isExcluded = (land: Land, id: CardId, { excludes }: Card): boolean =>
  (excludes !== undefined && hasCard(land, excludes)) ||
  (isShunned(id) && anyPiece(land, (piece) => cardOf(piece.card).excludes === id));

export function* buildCentre(t: Context, seat: Seat, card: CentreCard, column: number): Script {
  const cost = costOf(card);
  yield* take(t, seat, cost, `pay.${card}`);
  const land = landOf(t.state, seat);
  const place = columnName(column);
  t.emit({ kind: 'built', seat, card, place, paid: cost, ...spotField(t.state.seats, seat, place) });
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
      updateTokens(t);
    }
  }
}

/** Gives the player a marker of the face-up stack with their first city. */
function takeMarker({ state, emit: tell }: Context, seat: Seat): void {
  const copy = state.faceUp.find((each) => cardOf(each).placement === 'marker');
  const land = landOf(state, seat);
  if (!copy || land.marker) return;
  takeOut(state.faceUp, copy);
  land.marker = newPiece(state, copy);
  tell({ kind: 'turned', seat, card: idOf(copy), place: null, level: 0 });
}

/** Builds a card from hand or face-up stack; a helper is an action card played with it. */
export function* buildExpansion(t: Context, seat: Seat, name: string, place: string, helper: string): Script {
  const { state } = t;
  const { hand } = landOf(state, seat);
  const pile = copyByChoice(hand, name) ? hand : state.faceUp;
  const copy = copyByChoice(pile, name) as Copy;
  const card = cardOf(copy);
  const played = helper ? (copyByChoice(hand, helper) as Copy) : null;
  if (played) showActionCard(t, seat, played);
  const paid = yield* payFor(t, seat, copy, place, played);
  if (played) discardActionCard(t);
  takeOut(pile, copy);
  settleCard(t, seat, place, copy);
  t.emit({ kind: 'built', seat, card: idOf(copy), place, paid, ...spotField(state.seats, seat, place) });
  if (!updateTokens(t) && card.built) yield* card.built(t, seat, place);
}

/** Places a new card: at a place of either principality, on a city, or as a marker. */
function settleCard({ state }: Context, seat: Seat, place: string, copy: Copy): void {
  const land = landOf(state, seat);
  const at = parsePlace(place);
  if (isForeign(place)) {
    layCard(landOf(state, other(seat)), place.slice(1), { ...newPiece(state, copy), by: seat });
  } else if (at?.kind === 'column') {
    const town = land.towns[townIndex(land, at.column)];
    if (town) town.metropolis = copy;
  } else if (at) {
    layCard(land, place, newPiece(state, copy));
  } else {
    land.marker = newPiece(state, copy);
  }
}

/** Creates a piece; a copy that was used this turn stays used. */
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

/** Puts a card on a site, on another card, beside a region or on a road. */
export function layCard(land: Land, id: string, piece: Piece): void {
  const place = parsePlace(id);
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
