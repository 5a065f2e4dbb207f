import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, findCard, idOf, lookUp } from '../cards/registry.ts';
import { type Copy, type Land, landOf, type Piece, type State, type Table } from '../state.ts';
import type { CentreCard, Goods } from '../vocabulary.ts';
import {
  anyPiece, CITY_SITES, columnName, placeOf, regionIndex, SETTLEMENT_SITES, siteName, slotName, townColumn, townIndex,
} from './geometry.ts';
import { findCopy, takeOut } from './looking.ts';
import { lacking } from './needs.ts';
import { affords, leaveOut, omissible, take } from './pay.ts';
import { has } from './points.ts';
import { settleAt } from './settlement.ts';
import { type Amounts, totals } from './stores.ts';
import type { Survey } from './survey.ts';
import { recount } from './tokens.ts';

export const costOf = (card: CentreCard): Goods => (findCard(card) as Card).cost as Goods;

/** Whether a card of the player takes one resource off the price. */
export const isReduced = (land: Land, card: Card): boolean =>
  card.cost !== undefined && anyPiece(land, (piece) => cardOf(piece.card).reduces?.(card) === true);

export const isPayable = (land: Land, card: Card, have: Amounts): boolean =>
  !card.cost || isMet(card.cost, have, () => isReduced(land, card));

/** Whether the price, or the price without one of its resources, can be paid. */
const isMet = (cost: Goods, have: Amounts, reduced: () => boolean): boolean =>
  affords(have, cost) || (reduced() && omissible(cost, have).length > 0);

/** Whether requirements, uniqueness and price allow the card, wherever it may go. */
export function isBuildable(state: State, seat: Seat, copy: Copy, { have, reducers }: Survey): boolean {
  const { id, card } = lookUp(copy);
  if (card.cost && !isMet(card.cost, have, () => reducers.some((reducer) => reducer.reduces?.(card)))) return false;
  if (card.unique && has(landOf(state, seat), id)) return false;
  return lacking(state, seat, card) === null;
}

/** The free places where the card may go. */
export function placesFor(land: Land, card: Card): string[] {
  const { placement } = card;
  const { west, towns, regions } = land;
  const found: string[] = [];
  if (placement === 'region') {
    regions.forEach(({ on }, index) => {
      if (!on) found.push(slotName(west, index));
    });
  } else if (placement === 'settlement-or-city' || placement === 'city') {
    towns.forEach(({ city, sites }, town) => {
      if (!city && placement === 'city') return;
      for (const site of city ? CITY_SITES : SETTLEMENT_SITES) if (!sites[site]) found.push(siteName(west, town, site));
    });
  } else if (typeof placement === 'object') {
    towns.forEach(({ city, sites }, town) => {
      if (!city) return;
      for (const site of CITY_SITES) {
        const top = sites[site]?.[0];
        if (top && idOf(top.card) === placement.on) found.push(siteName(west, town, site));
      }
    });
  }
  return found;
}

/** Columns where a road, settlement or city may be placed. */
export function columnsFor({ west, towns, ends }: Land, card: CentreCard): number[] {
  const first = townColumn(west, 0);
  const last = townColumn(west, towns.length - 1);
  switch (card) {
    case 'road':
      return [...(ends[0] ? [] : [first - 1]), ...(ends[1] ? [] : [last + 1])];
    case 'settlement':
      return [...(ends[0] ? [first - 2] : []), ...(ends[1] ? [last + 2] : [])];
    case 'city':
      return towns.flatMap(({ city }, town) => (city ? [] : [townColumn(west, town)]));
  }
}

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
      if (town) town.city = true;
      recount(t);
    }
  }
}

/** Builds a card of the hand or of the face-up stack. */
export function* buildExpansion(t: Table, seat: Seat, name: string, place: string): Script {
  const { state } = t;
  const hand = landOf(state, seat).hand;
  const pile = findCopy(hand, name) ? hand : state.faceUp;
  const copy = findCopy(pile, name) as Copy;
  const card = cardOf(copy);
  const paid = yield* payFor(t, seat, card, idOf(copy));
  takeOut(pile, copy);
  lay(landOf(state, seat), place, newPiece(state, copy));
  t.tell({ kind: 'built', seat, card: idOf(copy), place, paid });
  if (!recount(t) && card.built) yield* card.built(t, seat, place);
}

function* payFor(t: Table, seat: Seat, card: Card, id: CardId): Script<Goods> {
  if (!card.cost) return {};
  const land = landOf(t.state, seat);
  const cost = isReduced(land, card) ? yield* leaveOut(seat, card.cost, totals(land), `omit.${id}`) : card.cost;
  yield* take(t, seat, cost, `pay.${id}`);
  return cost;
}

/** A card as it comes into play: one that was used in this turn stays used. */
function newPiece({ spent }: State, copy: Copy): Piece {
  const { gold } = cardOf(copy);
  if (gold !== undefined) return { card: copy, goods: gold };
  if (!spent.includes(copy)) return { card: copy };
  takeOut(spent, copy);
  return { card: copy, used: true };
}

/** Lays a card on a free site, onto the card there, or beside a region. */
export function lay(land: Land, id: string, piece: Piece): void {
  const place = placeOf(id);
  if (place?.kind === 'slot') {
    const region = land.regions[regionIndex(land, place)];
    if (region) region.on = piece;
  } else if (place?.kind === 'site') {
    const town = land.towns[townIndex(land, place.column)];
    if (town) town.sites[place.site as 0] = [piece, ...(town.sites[place.site] ?? [])];
  }
}
