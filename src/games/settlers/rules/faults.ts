import type { Seat } from '../../../engine/script.ts';
import { nodeNamed, pathEnds, pathNamed, pathsAt } from '../board/geometry.ts';
import { isProgress, type Progress } from '../cards/progress.ts';
import { BUY, FORCE, HOME, OFFER, RETRACT, SELL } from '../notation.ts';
import { handOf, isTwo, seatsOf, sideOf, type State, stockOfOwner } from '../state.ts';
import { type Development, type Goods, isDevelopment, isResource, NOBODY, type Piece, type Priced, prices, type Sort, sorts } from '../vocabulary.ts';
import { ratesOf } from './bank.ts';
import { playableCards } from './development.ts';
import { covers, sizeOf } from './hand.ts';
import { dealId } from './market.ts';
import { citySites, isFree, isGuarded, isReached, isRoadSite } from './places.ts';
import { isRealmMove, progressFault, type RealmBecause, realmFault } from './realm-faults.ts';
import { actionPrice } from './trade-cards.ts';

/** Why a move of the turn is not possible now. It goes by the own hand and what lies open, nothing else. */
export type Fault =
  | { readonly kind: 'missing'; readonly goods: Goods; readonly price: Goods }
  | { readonly kind: 'stock'; readonly piece: Piece }
  | { readonly kind: 'not-held'; readonly card: Development }
  | { readonly kind: 'rate'; readonly rate: number; readonly sort: Sort }
  | { readonly kind: 'bank'; readonly sort: Sort }
  | { readonly kind: 'action-price'; readonly price: number }
  | { readonly kind: 'no-progress'; readonly card: Progress }
  | { readonly kind: 'because'; readonly because: Because };

export type Because =
  | RealmBecause | 'knight-there' | 'road-knight' | 'laid-first' | 'no-development'
  | 'taken' | 'road-foreign' | 'road-far' | 'near' | 'unreached' | 'not-settlement' | 'is-city' | 'foreign'
  | 'deck' | 'played' | 'fresh' | 'never-played' | 'no-road' | 'empty-bank' | 'same-sort' | 'own-cards' | 'no-cards'
  | 'offers' | 'no-offer' | 'no-proposal' | 'deal-price' | 'before-roll' | 'after-trade' | 'before-build' | 'two-only'
  | 'force-own' | 'force-other' | 'at-home' | 'no-knight' | 'sold' | 'between' | 'neutral-only';

const fault = (because: Because): Fault => ({ kind: 'because', because });

const trades = new Set(['trade', OFFER, RETRACT, 'deal']);

/** Null when nothing speaks against it. */
export function faultOf(state: State, seat: Seat, id: string): Fault | null {
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  const { phase } = state;
  if (isRealmMove(verb, what)) return realmFault(state, seat, id);
  if (!state.realm && namesRealm(verb, what, where, more)) return fault('realm-only');
  if (verb === 'play' && state.realm && isProgress(what)) return progressFault(state, seat, what);
  if (state.realm && (id === BUY || verb === 'play')) return fault('no-development');
  if (phase === 'roll' && (trades.has(verb) || verb === 'build' || id === BUY)) return fault('before-roll');
  if (phase === 'build' && trades.has(verb)) return fault('after-trade');
  if (phase === 'trade' && (verb === 'build' || id === BUY)) return fault('before-build');
  if (id === FORCE || id === HOME || id === SELL) return actionFault(state, seat, id);
  switch (verb) {
    case 'build':
      return more ? fault('neutral-only') : buildFault(state, seat, what as Piece, where);
    case 'buy':
      return state.deck.length === 0 ? fault('deck') : missing(state, seat, 'development');
    case 'play':
      return playFault(state, seat, what as Development);
    case 'trade':
      return tradeFault(state, seat, Number(what), where as Sort, more as Sort);
    case OFFER:
      return offerFault(state, seat);
    case RETRACT:
      return state.offer ? null : fault('no-offer');
    case 'deal':
      return state.proposals.some((proposal) => dealId(state, proposal) === id) ? fault('deal-price') : fault('no-proposal');
    default:
      return null;
  }
}

/** Whether the move names a card or a sort that Cities & Knights alone has. */
function namesRealm(verb: string, what: string, from: string, to: string): boolean {
  return verb === 'play' ? !isDevelopment(what) : verb === 'trade' && !(isResource(from) && isResource(to));
}

function missing(state: State, seat: Seat, what: Priced): Fault | null {
  const price = prices[what];
  const cards = handOf(state, seat);
  if (covers(cards, price)) return null;
  return { kind: 'missing', price, goods: price.map((count, sort) => Math.max(0, count - (cards[sort] as number))) };
}

function buildFault(state: State, seat: Seat, piece: Piece, place: string): Fault | null {
  const stock = stockOfOwner(state, seat);
  const left = { road: stock.roads, settlement: stock.settlements, city: stock.cities }[piece];
  if (left === 0) return { kind: 'stock', piece };
  const there = piece === 'road' ? roadFault(state, seat, pathNamed(place) as number) : nodeFault(state, seat, piece, nodeNamed(place) as number);
  return there ?? missing(state, seat, piece);
}

function roadFault(state: State, seat: Seat, path: number): Fault | null {
  if (state.roads[path] !== NOBODY) return fault('taken');
  if (isRoadSite(state, seat, path)) return null;
  const cut = (pathEnds[path] as readonly number[]).some((node) =>
    state.towns[node] !== NOBODY && state.towns[node] !== seat && (pathsAt[node] as readonly number[]).some((other) => state.roads[other] === seat),
  );
  const barred = (pathEnds[path] as readonly number[]).some((node) => isGuarded(state, seat, node) && isReached(state, seat, node));
  if (barred) return fault('road-knight');
  return fault(cut ? 'road-foreign' : 'road-far');
}

function nodeFault(state: State, seat: Seat, piece: Piece, node: number): Fault | null {
  const owner = state.towns[node] as number;
  if (piece === 'city') {
    if (owner === NOBODY) return fault('not-settlement');
    if (owner !== seat) return fault('foreign');
    if (!citySites(state, seat).includes(node) && state.realm?.laid.some((laid, other) => laid === 1 && state.towns[other] === seat)) return fault('laid-first');
    return state.ranks[node] === 1 ? null : fault('is-city');
  }
  if (owner !== NOBODY) return fault('taken');
  if (state.realm && state.realm.knights[node] !== NOBODY) return fault('knight-there');
  if (!isFree(state, node)) return fault('near');
  return isReached(state, seat, node) ? null : fault('unreached');
}

function playFault(state: State, seat: Seat, card: Development): Fault | null {
  const { development, bought } = sideOf(state, seat);
  if (card === 'victory-point') return fault('never-played');
  if (!development.includes(card)) return bought.includes(card) ? fault('fresh') : { kind: 'not-held', card };
  if (state.now.played) return fault('played');
  if (playableCards(state, seat).includes(card)) return null;
  if (state.phase === 'roll' && state.now.first !== null) return fault('between');
  return fault(card === 'road-building' ? 'no-road' : 'empty-bank');
}

function tradeFault(state: State, seat: Seat, rate: number, from: Sort, to: Sort): Fault | null {
  if (from === to) return fault('same-sort');
  const best = ratesOf(state, seat)[sorts.indexOf(from)] as number;
  if (rate !== best) return { kind: 'rate', rate: best, sort: from };
  const have = handOf(state, seat)[sorts.indexOf(from)] as number;
  if (have < rate) {
    const price = sorts.map((sort) => (sort === from ? rate : 0));
    return { kind: 'missing', price, goods: price.map((count) => (count > 0 ? rate - have : 0)) };
  }
  return (state.bank[sorts.indexOf(to)] as number) > 0 ? null : { kind: 'bank', sort: to };
}

function offerFault(state: State, seat: Seat): Fault | null {
  if (sizeOf(handOf(state, seat)) === 0) return fault('own-cards');
  const others = Array.from({ length: seatsOf(state) }, (_, other) => other).filter((other) => other !== seat);
  if (others.every((other) => sizeOf(handOf(state, other)) === 0)) return fault('no-cards');
  return state.now.offers >= 3 ? fault('offers') : null;
}

function actionFault(state: State, seat: Seat, id: string): Fault | null {
  if (!isTwo(state)) return fault('two-only');
  if (id !== HOME && state.phase === 'roll' && state.now.first !== null) return fault('between');
  if (id === SELL) {
    if (state.now.sold) return fault('sold');
    return sideOf(state, seat).army === 0 ? fault('no-knight') : null;
  }
  const price = actionPrice(state, seat);
  if (sideOf(state, seat).tradeCards < price) return { kind: 'action-price', price };
  if (id === HOME) return state.terrain[state.robber] === 'desert' ? fault('at-home') : null;
  if (sizeOf(handOf(state, seat)) < 2) return fault('force-own');
  return sizeOf(handOf(state, 1 - seat)) === 0 ? fault('force-other') : null;
}
