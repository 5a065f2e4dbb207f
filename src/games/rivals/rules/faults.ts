import type { Seat } from '../../../engine/script.ts';
import type { Card, Need, Placement, Timing } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, findCard, idOf } from '../cards/registry.ts';
import { landOf, type State } from '../state.ts';
import { isFirst } from '../variants.ts';
import { type CentreCard, centreCards, type Goods, produce, type Resource, resources } from '../vocabulary.ts';
import { isExcluded, isSecond } from './build.ts';
import { placeOf, regionIndex, spotAt, townIndex } from './geometry.ts';
import { findCopy } from './looking.ts';
import { lacking } from './needs.ts';
import { columnsFor, placesFor } from './places.ts';
import { costOf, isPayable, isReduced, isSubstitutable } from './price.ts';
import { isRemovable, mayRemove, ownAt } from './remove.ts';
import { type Amounts, none, roomOf, totals } from './stores.ts';
import { survey } from './survey.ts';
import { isTruce, tollOn } from './toll.ts';
import { rateOf } from './trade.ts';

interface Missing {
  readonly kind: 'missing';
  readonly goods: Goods;
  /** What is left of the player's goods beside the price. */
  readonly spare: Amounts;
  /** One of the goods may be left out. */
  readonly spared?: true;
}

/** Why an action is not possible now. */
export type Fault =
  | Missing
  | { readonly kind: 'not-at-hand'; readonly card: CardId }
  | { readonly kind: 'no-action-card' | 'no-expansion' | 'not-usable'; readonly card: CardId }
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'only-one'; readonly card: CardId }
  | { readonly kind: 'timing'; readonly timing: Timing }
  | { readonly kind: 'futile' }
  | { readonly kind: 'supply'; readonly card: CentreCard }
  | { readonly kind: 'column'; readonly card: CentreCard }
  | { readonly kind: 'place'; readonly reason: 'taken' | 'city' | 'base' | 'absent' | Exclude<Placement, object | 'settlement-or-city'> }
  /** Two cards that do not go together in a principality. */
  | { readonly kind: 'excluded'; readonly card: CardId }
  | { readonly kind: 'toll'; readonly by: CardId; readonly gold: number }
  | { readonly kind: 'truce' | 'too-new' | 'not-helped' | 'no-use' }
  | { readonly kind: 'same-type' | 'no-ship' | 'nothing-there' | 'not-removable' | 'no-removal' | 'removal-used' | 'used' }
  | { readonly kind: 'no-room'; readonly resource: Resource | null };

/** Null when the action is possible. It may read the own hand and what lies open, nothing else. */
export function faultOf(state: State, seat: Seat, id: string): Fault | null {
  const [verb = '', what = '', where = '', helper] = id.split(' ');
  switch (verb) {
    case 'build':
      return isCentre(what) ? centreFault(state, seat, what, where) : buildFault(state, seat, what, where, helper);
    case 'play':
      return playFault(state, seat, what);
    case 'trade':
      // The bare word is one of a Wainwright's two answers.
      return what ? tradeFault(state, seat, what, where as Resource) : null;
    case 'use':
      return useFault(state, seat, what, where);
    case 'remove':
      return removeFault(state, seat, what);
    default:
      return null;
  }
}

const isCentre = (id: string): id is CentreCard => (centreCards as readonly string[]).includes(id);
const plainId = (name: string): CardId => name.split('/')[0] as CardId;

function centreFault(state: State, seat: Seat, card: CentreCard, where: string): Fault | null {
  const land = landOf(state, seat);
  if (state.supply[card] === 0) return { kind: 'supply', card };
  const column = placeOf(where)?.column;
  if (column === undefined || !columnsFor(land, card).includes(column)) return { kind: 'column', card };
  return missing(costOf(card), totals(land));
}

function buildFault(state: State, seat: Seat, name: string, where: string, helper?: string): Fault | null {
  const land = landOf(state, seat);
  const id = plainId(name);
  const card = findCard(id) as Card;
  if (card.placement === 'hand' || card.kind === 'event' || card.kind === 'region') return { kind: 'no-expansion', card: id };
  if (!findCopy(land.hand, name) && !findCopy(state.faceUp, name)) return { kind: 'not-at-hand', card: id };
  if (helper !== undefined && !findCopy(land.hand, helper)) return { kind: 'not-at-hand', card: plainId(helper) };
  if (card.placement === 'marker' && !findCopy(land.hand, name)) return { kind: 'not-at-hand', card: id };
  if (isSecond(land, id, card)) return { kind: 'only-one', card: id };
  if (isExcluded(land, id, card)) return { kind: 'excluded', card: id };
  const need = lacking(state, seat, card);
  if (need) return { kind: 'need', need };
  if (!placesFor(state.seats, seat, card).includes(where)) return placeFault(state, seat, card, where);
  if (helper !== undefined) {
    const most = findCard(plainId(helper))?.substitutes;
    return most && isSubstitutable(land, card, most) ? null : { kind: 'not-helped' };
  }
  if (card.paidThere || !card.cost || isPayable(land, card, totals(land))) return null;
  const short = missing(card.cost, totals(land));
  return isReduced(land, card) ? reduced(short) : short;
}

/** A card that is built, and where. */
function placeFault(state: State, seat: Seat, { placement }: Card, where: string): Fault {
  const land = landOf(state, seat);
  if (typeof placement === 'object') return { kind: 'place', reason: 'base' };
  if (placement !== 'settlement-or-city' && placement !== 'city') return { kind: 'place', reason: placement };
  const place = placeOf(where);
  const town = place?.kind === 'site' ? land.towns[townIndex(land, place.column)] : undefined;
  if (!town) return { kind: 'place', reason: 'absent' };
  if (spotAt(land, where)) return { kind: 'place', reason: 'taken' };
  return { kind: 'place', reason: town.city ? 'absent' : 'city' };
}

function missing(cost: Goods, have: Amounts): Missing | null {
  const goods: Partial<Record<Resource, number>> = {};
  const spare = none();
  for (const resource of resources) {
    const short = (cost[resource] ?? 0) - have[resource];
    if (short > 0) goods[resource] = short;
    else spare[resource] = -short;
  }
  return Object.keys(goods).length > 0 ? { kind: 'missing', goods, spare } : null;
}

/** One of what is missing may be left out: of a single type there is one less, of several the player may choose. */
function reduced(fault: Missing | null): Fault | null {
  const [only, ...more] = resources.filter((resource) => fault?.goods[resource]);
  if (!fault || !only) return fault;
  return more.length > 0 ? { ...fault, spared: true } : { ...fault, goods: { [only]: (fault.goods[only] ?? 0) - 1 } };
}

function playFault(state: State, seat: Seat, name: string): Fault | null {
  const id = plainId(name);
  const card = findCard(id) as Card;
  if (card.placement !== 'hand') return { kind: 'no-action-card', card: id };
  if (!findCopy(landOf(state, seat).hand, name)) return { kind: 'not-at-hand', card: id };
  if (card.timing) return { kind: 'timing', timing: card.timing };
  const need = lacking(state, seat, card);
  if (need) return { kind: 'need', need };
  if (card.kind === 'action-attack' && isTruce(state)) return { kind: 'truce' };
  const toll = tollOn(state, seat, card);
  if (toll && toll.gold > totals(landOf(state, seat)).gold) return { kind: 'toll', ...toll };
  return card.effective && !card.effective(state, seat) ? { kind: 'futile' } : null;
}

function tradeFault(state: State, seat: Seat, from: string, to: Resource): Fault | null {
  const land = landOf(state, seat);
  const [type, region] = from.split('@') as [Resource, string?];
  if (type === to) return { kind: 'same-type' };
  if (roomOf(land)[to] === 0) return { kind: 'no-room', resource: to };
  if (region === undefined) return missing({ [type]: rateOf(land, type, state.bargains) }, totals(land));
  const place = placeOf(region);
  const index = place ? regionIndex(land, place) : -1;
  const source = land.regions[index];
  if (!source || produce[source.type] !== type || !survey(land).moorings.includes(index)) return { kind: 'no-ship' };
  return source.stock < 2 ? { kind: 'missing', goods: { [type]: 2 - source.stock }, spare: none() } : null;
}

function useFault(state: State, seat: Seat, name: string, where: string): Fault | null {
  const land = landOf(state, seat);
  const spot = ownAt(state, seat, where);
  if (!spot || idOf(spot.piece.card) !== plainId(name)) return { kind: 'nothing-there' };
  const { use } = cardOf(spot.piece.card);
  if (!use) return { kind: 'not-usable', card: idOf(spot.piece.card) };
  if (spot.piece.used) return { kind: use.next ? 'too-new' : 'used' };
  return (use.price && missing(use.price, totals(land))) ?? use.fault?.(state, seat, spot) ?? null;
}

function removeFault(state: State, seat: Seat, where: string): Fault | null {
  if (isFirst(state.options.variant)) return { kind: 'no-removal' };
  const piece = ownAt(state, seat, where)?.piece;
  if (!piece) return { kind: 'nothing-there' };
  if (!isRemovable(cardOf(piece.card))) return { kind: 'not-removable' };
  return mayRemove(state) ? null : { kind: 'removal-used' };
}
