import type { Seat } from '../../../engine/script.ts';
import { nodeNamed, pathEnds, pathNamed, pathsAt } from '../board/geometry.ts';
import { isProgressCard, type ProgressCard } from '../cities-and-knights/cards/progress.ts';
import { BUY, FORCE, HOME, OFFER, RETRACT, SELL } from '../notation.ts';
import { handOf, isTwo, seatsOf, sideOf, type State, stockOfOwner } from '../state.ts';
import {
  type Development,
  type Goods,
  isDevelopment,
  isResource,
  NO_OWNER,
  type PieceKind,
  type Priced,
  prices,
  type Sort,
  sorts,
} from '../vocabulary.ts';
import { ratesOf } from './bank-trade.ts';
import { playableCards } from './development.ts';
import { covers, goodsCount } from './goods.ts';
import { dealId, proposalsTo } from './standing-offers.ts';
import { citySites, isFree, isGuarded, isReached, isRoadSite } from './places.ts';
import {
  isCitiesAndKnightsMove,
  progressViolation,
  type CitiesAndKnightsReason,
  citiesAndKnightsViolation,
} from '../cities-and-knights/rules/violations.ts';
import { tradeCardPrice } from './trade-cards.ts';

/** Why a move of the turn is not possible now, judged by the seat's hand and public information. */
export type Violation =
  | { readonly kind: 'missing'; readonly goods: Goods; readonly price: Goods }
  | { readonly kind: 'stock'; readonly piece: PieceKind }
  | { readonly kind: 'not-held'; readonly card: Development }
  | { readonly kind: 'rate'; readonly rate: number; readonly sort: Sort }
  | { readonly kind: 'bank'; readonly sort: Sort }
  | { readonly kind: 'action-price'; readonly price: number }
  | { readonly kind: 'no-progress'; readonly card: ProgressCard }
  | { readonly kind: 'because'; readonly because: ViolationReason };

export type ViolationReason =
  | CitiesAndKnightsReason
  | 'knight-there'
  | 'road-knight'
  | 'laid-first'
  | 'no-development'
  | 'taken'
  | 'road-foreign'
  | 'road-far'
  | 'near'
  | 'unreached'
  | 'not-settlement'
  | 'is-city'
  | 'foreign'
  | 'deck'
  | 'played'
  | 'fresh'
  | 'never-played'
  | 'no-road'
  | 'empty-bank'
  | 'same-sort'
  | 'own-cards'
  | 'no-cards'
  | 'offers'
  | 'no-offer'
  | 'no-proposal'
  | 'deal-price'
  | 'before-roll'
  | 'after-trade'
  | 'before-build'
  | 'two-only'
  | 'force-own'
  | 'force-other'
  | 'at-home'
  | 'no-knight'
  | 'sold'
  | 'between'
  | 'neutral-only';

const violation = (because: ViolationReason): Violation => ({ kind: 'because', because });

const trades = new Set(['trade', OFFER, RETRACT, 'deal']);

/** Null for a legal move. */
export function violationOf(state: State, seat: Seat, id: string): Violation | null {
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  const { phase } = state;
  if (isCitiesAndKnightsMove(verb, what)) return citiesAndKnightsViolation(state, seat, id);
  if (!state.citiesAndKnights && isCitiesAndKnightsId(verb, what, where, more)) return violation('realm-only');
  if (verb === 'play' && state.citiesAndKnights && isProgressCard(what)) return progressViolation(state, seat, what);
  if (state.citiesAndKnights && (id === BUY || verb === 'play')) return violation('no-development');
  if (phase === 'roll' && (trades.has(verb) || verb === 'build' || id === BUY)) return violation('before-roll');
  if (phase === 'build' && trades.has(verb)) return violation('after-trade');
  if (phase === 'trade' && (verb === 'build' || id === BUY)) return violation('before-build');
  if (id === FORCE || id === HOME || id === SELL) return actionViolation(state, seat, id);
  switch (verb) {
    case 'build':
      return more ? violation('neutral-only') : buildViolation(state, seat, what as PieceKind, where);
    case 'buy':
      return state.deck.length === 0 ? violation('deck') : missing(state, seat, 'development');
    case 'play':
      return playViolation(state, seat, what as Development);
    case 'trade':
      return tradeViolation(state, seat, Number(what), where as Sort, more as Sort);
    case OFFER:
      return offerViolation(state, seat);
    case RETRACT:
      return state.offer ? null : violation('no-offer');
    case 'deal':
      return dealViolation(state, seat, id);
    default:
      return null;
  }
}

function dealViolation(state: State, seat: Seat, id: string): Violation | null {
  const proposal = proposalsTo(state, seat).find((each) => dealId(state, each) === id);
  if (!proposal) return violation('no-proposal');
  return covers(handOf(state, seat), proposal.want) ? null : violation('deal-price');
}

/** Whether the move names a card or sort that exists only in Cities & Knights. */
function isCitiesAndKnightsId(verb: string, what: string, from: string, to: string): boolean {
  return verb === 'play' ? !isDevelopment(what) : verb === 'trade' && !(isResource(from) && isResource(to));
}

function missing(state: State, seat: Seat, what: Priced): Violation | null {
  const price = prices[what];
  const cards = handOf(state, seat);
  if (covers(cards, price)) return null;
  return { kind: 'missing', price, goods: price.map((count, sort) => Math.max(0, count - (cards[sort] as number))) };
}

function buildViolation(state: State, seat: Seat, piece: PieceKind, place: string): Violation | null {
  const stock = stockOfOwner(state, seat);
  const left = { road: stock.roads, settlement: stock.settlements, city: stock.cities }[piece];
  if (left === 0) return { kind: 'stock', piece };
  const there =
    piece === 'road'
      ? roadViolation(state, seat, pathNamed(place) as number)
      : nodeViolation(state, seat, piece, nodeNamed(place) as number);
  return there ?? missing(state, seat, piece);
}

function roadViolation(state: State, seat: Seat, path: number): Violation | null {
  if (state.roads[path] !== NO_OWNER) return violation('taken');
  if (isRoadSite(state, seat, path)) return null;
  const cut = (pathEnds[path] as readonly number[]).some(
    (node) =>
      state.towns[node] !== NO_OWNER &&
      state.towns[node] !== seat &&
      (pathsAt[node] as readonly number[]).some((other) => state.roads[other] === seat),
  );
  const barred = (pathEnds[path] as readonly number[]).some(
    (node) => isGuarded(state, seat, node) && isReached(state, seat, node),
  );
  if (barred) return violation('road-knight');
  return violation(cut ? 'road-foreign' : 'road-far');
}

function nodeViolation(state: State, seat: Seat, piece: PieceKind, node: number): Violation | null {
  const owner = state.towns[node] as number;
  if (piece === 'city') {
    if (owner === NO_OWNER) return violation('not-settlement');
    if (owner !== seat) return violation('foreign');
    if (
      !citySites(state, seat).includes(node) &&
      state.citiesAndKnights?.laid.some((laid, other) => laid === 1 && state.towns[other] === seat)
    )
      return violation('laid-first');
    return state.ranks[node] === 1 ? null : violation('is-city');
  }
  if (owner !== NO_OWNER) return violation('taken');
  if (state.citiesAndKnights && state.citiesAndKnights.knights[node] !== NO_OWNER) return violation('knight-there');
  if (!isFree(state, node)) return violation('near');
  return isReached(state, seat, node) ? null : violation('unreached');
}

function playViolation(state: State, seat: Seat, card: Development): Violation | null {
  const { development, bought } = sideOf(state, seat);
  if (card === 'victory-point') return violation('never-played');
  if (!development.includes(card)) return bought.includes(card) ? violation('fresh') : { kind: 'not-held', card };
  if (state.now.played) return violation('played');
  if (playableCards(state, seat).includes(card)) return null;
  if (state.phase === 'roll' && state.now.first !== null) return violation('between');
  return violation(card === 'road-building' ? 'no-road' : 'empty-bank');
}

function tradeViolation(state: State, seat: Seat, rate: number, from: Sort, to: Sort): Violation | null {
  if (from === to) return violation('same-sort');
  const best = ratesOf(state, seat)[sorts.indexOf(from)] as number;
  if (rate !== best) return { kind: 'rate', rate: best, sort: from };
  const have = handOf(state, seat)[sorts.indexOf(from)] as number;
  if (have < rate) {
    const price = sorts.map((sort) => (sort === from ? rate : 0));
    return { kind: 'missing', price, goods: price.map((count) => (count > 0 ? rate - have : 0)) };
  }
  return (state.bank[sorts.indexOf(to)] as number) > 0 ? null : { kind: 'bank', sort: to };
}

function offerViolation(state: State, seat: Seat): Violation | null {
  if (goodsCount(handOf(state, seat)) === 0) return violation('own-cards');
  const others = Array.from({ length: seatsOf(state) }, (_, other) => other).filter((other) => other !== seat);
  if (others.every((other) => goodsCount(handOf(state, other)) === 0)) return violation('no-cards');
  return state.now.offers >= 3 ? violation('offers') : null;
}

function actionViolation(state: State, seat: Seat, id: string): Violation | null {
  if (!isTwo(state)) return violation('two-only');
  if (id !== HOME && state.phase === 'roll' && state.now.first !== null) return violation('between');
  if (id === SELL) {
    if (state.now.sold) return violation('sold');
    return sideOf(state, seat).army === 0 ? violation('no-knight') : null;
  }
  const price = tradeCardPrice(state, seat);
  if (sideOf(state, seat).tradeCards < price) return { kind: 'action-price', price };
  if (id === HOME) return state.terrain[state.robber] === 'desert' ? violation('at-home') : null;
  if (goodsCount(handOf(state, seat)) < 2) return violation('force-own');
  return goodsCount(handOf(state, 1 - seat)) === 0 ? violation('force-other') : null;
}
