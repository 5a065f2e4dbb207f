import type { Seat } from '../../../engine/script.ts';
import { nodeNamed } from '../board/geometry.ts';
import { playable } from '../cards/play.ts';
import { commodityOf, isPointCard, type Progress, type Track, tracks } from '../cards/progress.ts';
import { ACTED, FRESH, PROMOTED } from '../realm.ts';
import { courtOf, handOf, realmOf, type State } from '../state.ts';
import { type Goods, isResource, NOBODY, type Priced, prices, sorts } from '../vocabulary.ts';
import { covers } from './hand.ts';
import { improvementFault, improvementPrice } from './improve.ts';
import { canChase, hasFortress, isActive, reserveOf } from './knights.ts';
import { mayHold } from './pending.ts';
import { isReached } from './places.ts';
import { wallsLeft } from './walls.ts';
import { isVacant, waysFrom } from './ways.ts';

export type RealmBecause =
  | 'realm-only' | 'top-level' | 'no-city' | 'no-bare-city' | 'no-wall-left' | 'city-needed' | 'has-wall' | 'taken' | 'unreached'
  | 'no-basic-left' | 'no-own-knight' | 'is-active' | 'promoted' | 'mightiest' | 'fortress' | 'no-piece-left' | 'asleep' | 'awake-now'
  | 'has-acted' | 'no-way' | 'no-target' | 'too-strong' | 'robber-off' | 'robber-far' | 'harbor-closed' | 'no-resource' | 'no-sort' | 'no-hand'
  | 'never-played' | 'before-roll' | 'after-roll' | 'after-trade' | 'before-build' | 'crane-waits' | 'no-use';

type RealmFault =
  | { readonly kind: 'because'; readonly because: RealmBecause }
  | { readonly kind: 'missing'; readonly goods: Goods; readonly price: Goods }
  | { readonly kind: 'no-progress'; readonly card: Progress };

const fault = (because: RealmBecause): RealmFault => ({ kind: 'because', because });

const verbs = new Set(['activate', 'promote', 'displace', 'chase', 'improve', 'harbor', 'return']);

/** Whether the move belongs to Cities & Knights alone. */
export const isRealmMove = (verb: string, what: string): boolean =>
  verbs.has(verb) || (verb === 'move' && what === 'knight') || (verb === 'build' && (what === 'wall' || what === 'knight'));

function missing(state: State, seat: Seat, price: Goods): RealmFault | null {
  const cards = handOf(state, seat);
  if (covers(cards, price)) return null;
  return { kind: 'missing', price, goods: price.map((count, sort) => Math.max(0, count - (cards[sort] ?? 0))) };
}

const short = (state: State, seat: Seat, what: Priced): RealmFault | null => missing(state, seat, prices[what]);

/** Why such a move is not possible now. */
export function realmFault(state: State, seat: Seat, id: string): RealmFault | null {
  const [verb = '', what = '', where = '', to = ''] = id.split(' ');
  if (!state.realm) return fault('realm-only');
  if (state.phase === 'roll') return fault('before-roll');
  if (state.phase === 'build' && verb === 'harbor') return fault('after-trade');
  if (state.phase === 'trade' && verb !== 'harbor') return fault('before-build');
  switch (verb) {
    case 'build':
      return what === 'wall' ? wallFault(state, seat, Number(where)) : knightFault(state, seat, Number(where));
    case 'activate':
      return ownFault(state, seat, what) ?? (isActive(realmOf(state), Number(what)) ? fault('is-active') : short(state, seat, 'activation'));
    case 'promote':
      return ownFault(state, seat, what) ?? promotionFault(state, seat, Number(what));
    case 'move':
      return actionFault(state, seat, where) ?? (waysFrom(state, seat, Number(where)).free.includes(Number(to)) ? null : fault('no-way'));
    case 'displace':
      return actionFault(state, seat, what) ?? displaceFault(state, seat, Number(what), Number(where));
    case 'chase':
      if (state.robber === NOBODY) return fault('robber-off');
      return actionFault(state, seat, where) ?? (canChase(state, Number(where)) ? null : fault('robber-far'));
    case 'improve':
      return improveFault(state, seat, what as Track);
    case 'harbor':
      return harborFault(state, seat, what, where);
    default:
      return null;
  }
}

function wallFault(state: State, seat: Seat, node: number): RealmFault | null {
  if (state.towns[node] !== seat || state.ranks[node] !== 2) return fault('city-needed');
  if (realmOf(state).walls[node] === 1) return fault('has-wall');
  return wallsLeft(state, seat) === 0 ? fault('no-wall-left') : short(state, seat, 'wall');
}

function knightFault(state: State, seat: Seat, node: number): RealmFault | null {
  if (!isVacant(state, node)) return fault('taken');
  if (!isReached(state, seat, node)) return fault('unreached');
  return reserveOf(state, seat, 1) === 0 ? fault('no-basic-left') : short(state, seat, 'knight');
}

const ownFault = (state: State, seat: Seat, place: string): RealmFault | null =>
  realmOf(state).knights[nodeNamed(place) ?? -1] === seat ? null : fault('no-own-knight');

function promotionFault(state: State, seat: Seat, node: number): RealmFault | null {
  const { levels, marks } = realmOf(state);
  const level = levels[node] as number;
  if (level === 3) return fault('mightiest');
  if (((marks[node] as number) & PROMOTED) !== 0) return fault('promoted');
  if (level === 2 && !hasFortress(state, seat)) return fault('fortress');
  return reserveOf(state, seat, level + 1) === 0 ? fault('no-piece-left') : short(state, seat, 'promotion');
}

function actionFault(state: State, seat: Seat, place: string): RealmFault | null {
  const own = ownFault(state, seat, place);
  if (own) return own;
  const marks = realmOf(state).marks[Number(place)] as number;
  if ((marks & ACTED) !== 0) return fault('has-acted');
  if ((marks & FRESH) !== 0) return fault('awake-now');
  return isActive(realmOf(state), Number(place)) ? null : fault('asleep');
}

function displaceFault(state: State, seat: Seat, from: number, to: number): RealmFault | null {
  const { knights, levels } = realmOf(state);
  if (knights[to] === NOBODY || knights[to] === seat) return fault('no-target');
  if (!waysFrom(state, seat, from).barred.includes(to)) return fault('no-way');
  return (levels[to] as number) < (levels[from] as number) ? null : fault('too-strong');
}

function improveFault(state: State, seat: Seat, track: Track): RealmFault | null {
  const index = tracks.indexOf(track);
  const barred = improvementFault(state, seat, index);
  if (barred) return fault(barred);
  return missing(state, seat, sorts.map((_, sort) => (sort === commodityOf(index) ? improvementPrice(state, seat, index) : 0)));
}

function harborFault(state: State, seat: Seat, colour: string, sort: string): RealmFault | null {
  const other = (state.colours as readonly string[]).indexOf(colour);
  if (!realmOf(state).harbor.includes(other)) return fault('harbor-closed');
  if (!isResource(sort)) return fault('no-resource');
  if (!mayHold(state, other, 1)) return fault('no-hand');
  return (handOf(state, seat)[(sorts as readonly string[]).indexOf(sort)] ?? 0) > 0 ? null : fault('no-sort');
}

/** Why a progress card cannot be played. It goes by the own hand and what lies open. */
export function progressFault(state: State, seat: Seat, card: Progress): RealmFault | null {
  if (isPointCard(card)) return fault('never-played');
  if (!courtOf(state, seat).progress.includes(card)) return { kind: 'no-progress', card };
  if (card === 'alchemy') return state.phase === 'roll' ? null : fault('after-roll');
  if (state.phase === 'roll') return fault('before-roll');
  if (playable(state, seat, card)) return null;
  if (card === 'crane') return fault('crane-waits');
  if (card === 'taxation') return fault('robber-off');
  return (card === 'medicine' ? short(state, seat, 'medicine') : null) ?? fault('no-use');
}
