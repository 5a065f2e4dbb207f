import type { Seat } from '../../../../engine/script.ts';
import { nodeNamed } from '../../board/geometry.ts';
import { playable } from '../cards/play.ts';
import { commodityOf, isPointCard, type ProgressCard, type Track, tracks } from '../cards/progress.ts';
import { ACTED, ACTIVATED_THIS_TURN, PROMOTED } from '../state.ts';
import { cityPlayerOf, handOf, citiesAndKnightsOf, type State } from '../../state.ts';
import { type Goods, isResource, NO_OWNER, type Priced, prices, sorts } from '../../vocabulary.ts';
import { covers } from '../../rules/goods.ts';
import { improvementViolation, improvementPrice } from './city-improvements.ts';
import { canChase, hasFortress, isActive, reserveOf } from './knights.ts';
import { canHold } from './deferred.ts';
import { isReached } from '../../rules/places.ts';
import { wallsLeft } from './city-walls.ts';
import { isVacant, knightPathsFrom } from './knight-paths.ts';

export type CitiesAndKnightsReason =
  | 'realm-only'
  | 'top-level'
  | 'no-city'
  | 'no-bare-city'
  | 'no-wall-left'
  | 'city-needed'
  | 'has-wall'
  | 'taken'
  | 'unreached'
  | 'no-basic-left'
  | 'no-own-knight'
  | 'is-active'
  | 'promoted'
  | 'mightiest'
  | 'fortress'
  | 'no-piece-left'
  | 'asleep'
  | 'awake-now'
  | 'has-acted'
  | 'no-way'
  | 'no-target'
  | 'too-strong'
  | 'robber-off'
  | 'robber-far'
  | 'harbor-closed'
  | 'no-resource'
  | 'no-sort'
  | 'no-hand'
  | 'never-played'
  | 'before-roll'
  | 'after-roll'
  | 'dice-set'
  | 'after-trade'
  | 'before-build'
  | 'crane-waits'
  | 'no-use';

type CitiesAndKnightsViolation =
  | { readonly kind: 'because'; readonly because: CitiesAndKnightsReason }
  | { readonly kind: 'missing'; readonly goods: Goods; readonly price: Goods }
  | { readonly kind: 'no-progress'; readonly card: ProgressCard };

const violation = (because: CitiesAndKnightsReason): CitiesAndKnightsViolation => ({ kind: 'because', because });

const verbs = new Set(['activate', 'promote', 'displace', 'chase', 'improve', 'harbor', 'return']);

/** Whether the move exists only in Cities & Knights. */
export const isCitiesAndKnightsMove = (verb: string, what: string): boolean =>
  verbs.has(verb) ||
  (verb === 'move' && what === 'knight') ||
  (verb === 'build' && (what === 'wall' || what === 'knight'));

function missing(state: State, seat: Seat, price: Goods): CitiesAndKnightsViolation | null {
  const cards = handOf(state, seat);
  if (covers(cards, price)) return null;
  return { kind: 'missing', price, goods: price.map((count, sort) => Math.max(0, count - (cards[sort] ?? 0))) };
}

const short = (state: State, seat: Seat, what: Priced): CitiesAndKnightsViolation | null =>
  missing(state, seat, prices[what]);

/** Why the move is not possible now. */
export function citiesAndKnightsViolation(state: State, seat: Seat, id: string): CitiesAndKnightsViolation | null {
  const [verb = '', what = '', where = '', to = ''] = id.split(' ');
  if (!state.citiesAndKnights) return violation('realm-only');
  if (state.phase === 'roll') return violation('before-roll');
  if (state.phase === 'build' && verb === 'harbor') return violation('after-trade');
  if (state.phase === 'trade' && verb !== 'harbor') return violation('before-build');
  switch (verb) {
    case 'build':
      return what === 'wall' ? wallViolation(state, seat, Number(where)) : knightViolation(state, seat, Number(where));
    case 'activate':
      return (
        ownViolation(state, seat, what) ??
        (isActive(citiesAndKnightsOf(state), Number(what)) ? violation('is-active') : short(state, seat, 'activation'))
      );
    case 'promote':
      return ownViolation(state, seat, what) ?? promotionViolation(state, seat, Number(what));
    case 'move':
      return (
        actionViolation(state, seat, where) ??
        (knightPathsFrom(state, seat, Number(where)).free.includes(Number(to)) ? null : violation('no-way'))
      );
    case 'displace':
      return actionViolation(state, seat, what) ?? displaceViolation(state, seat, Number(what), Number(where));
    case 'chase':
      if (state.robber === NO_OWNER) return violation('robber-off');
      return actionViolation(state, seat, where) ?? (canChase(state, Number(where)) ? null : violation('robber-far'));
    case 'improve':
      return improveViolation(state, seat, what as Track);
    case 'harbor':
      return harborViolation(state, seat, what, where);
    default:
      return null;
  }
}

function wallViolation(state: State, seat: Seat, node: number): CitiesAndKnightsViolation | null {
  if (state.towns[node] !== seat || state.ranks[node] !== 2) return violation('city-needed');
  if (citiesAndKnightsOf(state).walls[node] === 1) return violation('has-wall');
  return wallsLeft(state, seat) === 0 ? violation('no-wall-left') : short(state, seat, 'wall');
}

function knightViolation(state: State, seat: Seat, node: number): CitiesAndKnightsViolation | null {
  if (!isVacant(state, node)) return violation('taken');
  if (!isReached(state, seat, node)) return violation('unreached');
  return reserveOf(state, seat, 1) === 0 ? violation('no-basic-left') : short(state, seat, 'knight');
}

const ownViolation = (state: State, seat: Seat, place: string): CitiesAndKnightsViolation | null =>
  citiesAndKnightsOf(state).knights[nodeNamed(place) ?? -1] === seat ? null : violation('no-own-knight');

function promotionViolation(state: State, seat: Seat, node: number): CitiesAndKnightsViolation | null {
  const { levels, marks } = citiesAndKnightsOf(state);
  const level = levels[node] as number;
  if (level === 3) return violation('mightiest');
  if (((marks[node] as number) & PROMOTED) !== 0) return violation('promoted');
  if (level === 2 && !hasFortress(state, seat)) return violation('fortress');
  return reserveOf(state, seat, level + 1) === 0 ? violation('no-piece-left') : short(state, seat, 'promotion');
}

function actionViolation(state: State, seat: Seat, place: string): CitiesAndKnightsViolation | null {
  const own = ownViolation(state, seat, place);
  if (own) return own;
  const marks = citiesAndKnightsOf(state).marks[Number(place)] as number;
  if ((marks & ACTED) !== 0) return violation('has-acted');
  if ((marks & ACTIVATED_THIS_TURN) !== 0) return violation('awake-now');
  return isActive(citiesAndKnightsOf(state), Number(place)) ? null : violation('asleep');
}

function displaceViolation(state: State, seat: Seat, from: number, to: number): CitiesAndKnightsViolation | null {
  const { knights, levels } = citiesAndKnightsOf(state);
  if (knights[to] === NO_OWNER || knights[to] === seat) return violation('no-target');
  if (!knightPathsFrom(state, seat, from).barred.includes(to)) return violation('no-way');
  return (levels[to] as number) < (levels[from] as number) ? null : violation('too-strong');
}

function improveViolation(state: State, seat: Seat, track: Track): CitiesAndKnightsViolation | null {
  const index = tracks.indexOf(track);
  const barred = improvementViolation(state, seat, index);
  if (barred) return violation(barred);
  return missing(
    state,
    seat,
    sorts.map((_, sort) => (sort === commodityOf(index) ? improvementPrice(state, seat, index) : 0)),
  );
}

function harborViolation(state: State, seat: Seat, colour: string, sort: string): CitiesAndKnightsViolation | null {
  const other = (state.colours as readonly string[]).indexOf(colour);
  if (!citiesAndKnightsOf(state).harbor.includes(other)) return violation('harbor-closed');
  if (!isResource(sort)) return violation('no-resource');
  if (!canHold(state, other, 1)) return violation('no-hand');
  return (handOf(state, seat)[(sorts as readonly string[]).indexOf(sort)] ?? 0) > 0 ? null : violation('no-sort');
}

function alchemyViolation(state: State): CitiesAndKnightsViolation | null {
  if (state.phase !== 'roll') return violation('after-roll');
  return citiesAndKnightsOf(state).set === null ? null : violation('dice-set');
}

/** Why a progress card cannot be played, judged by the seat's hand and public information. */
export function progressViolation(state: State, seat: Seat, card: ProgressCard): CitiesAndKnightsViolation | null {
  if (isPointCard(card)) return violation('never-played');
  if (!cityPlayerOf(state, seat).progress.includes(card)) return { kind: 'no-progress', card };
  if (card === 'alchemy') return alchemyViolation(state);
  if (state.phase === 'roll') return violation('before-roll');
  if (playable(state, seat, card)) return null;
  if (card === 'crane') return violation('crane-waits');
  if (card === 'taxation') return violation('robber-off');
  return (card === 'medicine' ? short(state, seat, 'medicine') : null) ?? violation('no-use');
}
