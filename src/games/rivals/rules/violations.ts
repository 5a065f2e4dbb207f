import type { Seat } from '../../../engine/script.ts';
import type { Card, Requirement, Placement, PlayTiming } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, findCard, idOf } from '../cards/registry.ts';
import { landOf, type State } from '../state.ts';
import { isFirst } from '../variants.ts';
import { type CentreCard, centreCards, type Goods, producedBy, type Resource, resources } from '../vocabulary.ts';
import { isExcluded, isDuplicateUnique } from './build.ts';
import { parsePlace, regionIndex, spotAt, townIndex } from './geometry.ts';
import { copyByChoice } from './look-at-cards.ts';
import { unmetRequirement } from './requirements.ts';
import { columnsFor, placesFor } from './places.ts';
import { costOf, isPayable, isReduced, isSubstitutable } from './price.ts';
import { isRemovable, mayRemove, ownCardAt } from './remove.ts';
import { type Amounts, noAmounts, roomOf, totals } from './stores.ts';
import { summarize } from './principality-summary.ts';
import { isTruce, tollOn } from './toll.ts';
import { rateOf } from './trade.ts';

interface Missing {
  readonly kind: 'missing';
  readonly goods: Goods;
  /** The player's goods beyond the price. */
  readonly spare: Amounts;
  /** Whether one of the goods may be left out. */
  readonly spared?: true;
}

/** The reason an action is not possible. */
export type Violation =
  | Missing
  | { readonly kind: 'not-at-hand'; readonly card: CardId }
  | { readonly kind: 'no-action-card' | 'no-expansion' | 'not-usable'; readonly card: CardId }
  | { readonly kind: 'need'; readonly need: Requirement }
  | { readonly kind: 'only-one'; readonly card: CardId }
  | { readonly kind: 'timing'; readonly timing: PlayTiming }
  | { readonly kind: 'futile' }
  | { readonly kind: 'supply'; readonly card: CentreCard }
  | { readonly kind: 'column'; readonly card: CentreCard }
  | {
      readonly kind: 'place';
      readonly reason: 'taken' | 'city' | 'base' | 'absent' | Exclude<Placement, object | 'settlement-or-city'>;
    }
  /** A card excluded by another one in the principality. */
  | { readonly kind: 'excluded'; readonly card: CardId }
  | { readonly kind: 'toll'; readonly by: CardId; readonly gold: number }
  | { readonly kind: 'truce' | 'too-new' | 'not-helped' | 'no-use' }
  | {
      readonly kind:
        | 'same-type'
        | 'no-ship'
        | 'nothing-there'
        | 'not-removable'
        | 'no-removal'
        | 'removal-used'
        | 'used';
    }
  | { readonly kind: 'no-room'; readonly resource: Resource | null };

/** The violation of an action; null when it is possible. Reads only public information and the player's hand. */
export function violationOf(state: State, seat: Seat, id: string): Violation | null {
  const [verb = '', what = '', where = '', helper] = id.split(' ');
  switch (verb) {
    case 'build':
      return isCentre(what)
        ? centreViolation(state, seat, what, where)
        : buildViolation(state, seat, what, where, helper);
    case 'play':
      return playViolation(state, seat, what);
    case 'trade':
      // `trade` alone is an answer to the Wainwright's question.
      return what ? tradeViolation(state, seat, what, where as Resource) : null;
    case 'use':
      return useViolation(state, seat, what, where);
    case 'remove':
      return removeViolation(state, seat, what);
    default:
      return null;
  }
}

const isCentre = (id: string): id is CentreCard => (centreCards as readonly string[]).includes(id);
const plainId = (name: string): CardId => name.split('/')[0] as CardId;

function centreViolation(state: State, seat: Seat, card: CentreCard, where: string): Violation | null {
  const land = landOf(state, seat);
  if (state.supply[card] === 0) return { kind: 'supply', card };
  const column = parsePlace(where)?.column;
  if (column === undefined || !columnsFor(land, card).includes(column)) return { kind: 'column', card };
  return missing(costOf(card), totals(land));
}

function buildViolation(state: State, seat: Seat, name: string, where: string, helper?: string): Violation | null {
  const land = landOf(state, seat);
  const id = plainId(name);
  const card = findCard(id) as Card;
  if (card.placement === 'hand' || card.kind === 'event' || card.kind === 'region')
    return { kind: 'no-expansion', card: id };
  if (!copyByChoice(land.hand, name) && !copyByChoice(state.faceUp, name)) return { kind: 'not-at-hand', card: id };
  if (helper !== undefined && !copyByChoice(land.hand, helper)) return { kind: 'not-at-hand', card: plainId(helper) };
  if (card.placement === 'marker' && !copyByChoice(land.hand, name)) return { kind: 'not-at-hand', card: id };
  if (isDuplicateUnique(land, id, card)) return { kind: 'only-one', card: id };
  if (isExcluded(land, id, card)) return { kind: 'excluded', card: id };
  const need = unmetRequirement(state, seat, card);
  if (need) return { kind: 'need', need };
  if (!placesFor(state.seats, seat, card).includes(where)) return placeViolation(state, seat, card, where);
  if (helper !== undefined) {
    const most = findCard(plainId(helper))?.substitutes;
    return most && isSubstitutable(land, card, most) ? null : { kind: 'not-helped' };
  }
  if (card.paidThere || !card.cost || isPayable(land, card, totals(land))) return null;
  const short = missing(card.cost, totals(land));
  return isReduced(land, card) ? reduced(short) : short;
}

/** Checks a build of a card. */
function placeViolation(state: State, seat: Seat, { placement }: Card, where: string): Violation {
  const land = landOf(state, seat);
  if (typeof placement === 'object') return { kind: 'place', reason: 'base' };
  if (placement !== 'settlement-or-city' && placement !== 'city') return { kind: 'place', reason: placement };
  const place = parsePlace(where);
  const town = place?.kind === 'site' ? land.towns[townIndex(land, place.column)] : undefined;
  if (!town) return { kind: 'place', reason: 'absent' };
  if (spotAt(land, where)) return { kind: 'place', reason: 'taken' };
  return { kind: 'place', reason: town.city ? 'absent' : 'city' };
}

function missing(cost: Goods, have: Amounts): Missing | null {
  const goods: Partial<Record<Resource, number>> = {};
  const spare = noAmounts();
  for (const resource of resources) {
    const short = (cost[resource] ?? 0) - have[resource];
    if (short > 0) goods[resource] = short;
    else spare[resource] = -short;
  }
  return Object.keys(goods).length > 0 ? { kind: 'missing', goods, spare } : null;
}

/** Applies a reduction to the missing goods; with several types the player may choose. */
function reduced(violation: Missing | null): Violation | null {
  const [only, ...more] = resources.filter((resource) => violation?.goods[resource]);
  if (!violation || !only) return violation;
  return more.length > 0
    ? { ...violation, spared: true }
    : { ...violation, goods: { [only]: (violation.goods[only] ?? 0) - 1 } };
}

function playViolation(state: State, seat: Seat, name: string): Violation | null {
  const id = plainId(name);
  const card = findCard(id) as Card;
  if (card.placement !== 'hand') return { kind: 'no-action-card', card: id };
  if (!copyByChoice(landOf(state, seat).hand, name)) return { kind: 'not-at-hand', card: id };
  if (card.timing) return { kind: 'timing', timing: card.timing };
  const need = unmetRequirement(state, seat, card);
  if (need) return { kind: 'need', need };
  if (card.kind === 'action-attack' && isTruce(state)) return { kind: 'truce' };
  const toll = tollOn(state, seat, card);
  if (toll && toll.gold > totals(landOf(state, seat)).gold) return { kind: 'toll', ...toll };
  return card.effective && !card.effective(state, seat) ? { kind: 'futile' } : null;
}

function tradeViolation(state: State, seat: Seat, from: string, to: Resource): Violation | null {
  const land = landOf(state, seat);
  const [type, region] = from.split('@') as [Resource, string?];
  if (type === to) return { kind: 'same-type' };
  if (roomOf(land)[to] === 0) return { kind: 'no-room', resource: to };
  if (region === undefined) return missing({ [type]: rateOf(land, type, state.bargains) }, totals(land));
  const place = parsePlace(region);
  const index = place ? regionIndex(land, place) : -1;
  const source = land.regions[index];
  if (!source || producedBy[source.type] !== type || !summarize(land).moorings.includes(index))
    return { kind: 'no-ship' };
  return source.stock < 2 ? { kind: 'missing', goods: { [type]: 2 - source.stock }, spare: noAmounts() } : null;
}

function useViolation(state: State, seat: Seat, name: string, where: string): Violation | null {
  const land = landOf(state, seat);
  const spot = ownCardAt(state, seat, where);
  if (!spot || idOf(spot.piece.card) !== plainId(name)) return { kind: 'nothing-there' };
  const { use } = cardOf(spot.piece.card);
  if (!use) return { kind: 'not-usable', card: idOf(spot.piece.card) };
  if (spot.piece.used) return { kind: use.next ? 'too-new' : 'used' };
  return (use.price && missing(use.price, totals(land))) ?? use.fault?.(state, seat, spot) ?? null;
}

function removeViolation(state: State, seat: Seat, where: string): Violation | null {
  if (isFirst(state.options.variant)) return { kind: 'no-removal' };
  const piece = ownCardAt(state, seat, where)?.piece;
  if (!piece) return { kind: 'nothing-there' };
  if (!isRemovable(cardOf(piece.card))) return { kind: 'not-removable' };
  return mayRemove(state) ? null : { kind: 'removal-used' };
}
