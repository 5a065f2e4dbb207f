import type { Seat } from '../../../engine/script.ts';
import type { IndexedMap } from '../maps/index.ts';
import { mapOf, playerOf, type State, type Turn } from '../state.ts';
import { costs, type DieFace, faceIndex, GOLD, type PricedKind } from '../vocabulary.ts';
import { jokerFor, readyJokers } from './jokers.ts';
import { CASTLE, freeCastle, paysCastle, placeIndex } from './moves.ts';
import { isOrdered, listOf, ownerOf, placesFor, reachOf, siteOwner } from './sites.ts';
import { startRoads } from './start.ts';

/** Reason why a move is illegal. */
export type Violation =
  /** Missing dice by face. */
  | { readonly kind: 'dice'; readonly short: readonly number[] }
  | { readonly kind: 'absent'; readonly what: PricedKind }
  | { readonly kind: 'built'; readonly what: PricedKind; readonly by: Seat }
  | { readonly kind: 'order'; readonly what: PricedKind; readonly next: string }
  | { readonly kind: 'site-first'; readonly node: number }
  | { readonly kind: 'site-foreign'; readonly node: number; readonly by: Seat }
  | { readonly kind: 'no-settlement' | 'hex' | 'road' | 'no-castles' | 'castles-gone' | 'six-alike' }
  | { readonly kind: 'not-lying'; readonly face: DieFace }
  | { readonly kind: 'no-joker'; readonly face: DieFace; readonly fresh: boolean }
  | { readonly kind: 'no-gold' | 'same-face' }
  | { readonly kind: 'inland' | 'too-close' | 'no-room' };

/** Reason why a build-phase move is illegal; null if it is legal. */
export function violationOf(state: State, seat: Seat, move: string): Violation | null {
  const [verb, what = '', where = ''] = move.split(' ');
  const { dice } = playerOf(state, seat).turn as Turn;
  if (verb === 'joker') return jokerViolation(state, seat, what as DieFace, where as DieFace);
  if (verb === 'gold') return goldViolation(dice, what);
  if (verb !== 'build') return null;
  return move === CASTLE ? castleViolation(state, dice) : buildViolation(state, seat, what as PricedKind, where);
}

function castleViolation(state: State, dice: readonly number[]): Violation | null {
  if (!state.options.castles || mapOf(state).castles === 0) return { kind: 'no-castles' };
  if (freeCastle(state) === null) return { kind: 'castles-gone' };
  return paysCastle(dice) ? null : { kind: 'six-alike' };
}

function goldViolation(dice: readonly number[], to: string): Violation | null {
  if (faceIndex.get(to) === GOLD) return { kind: 'same-face' };
  return (dice[GOLD] as number) >= 2 ? null : { kind: 'no-gold' };
}

function jokerViolation(state: State, seat: Seat, from: DieFace, to: DieFace): Violation | null {
  if (from === to) return { kind: 'same-face' };
  const { dice, fresh } = playerOf(state, seat).turn as Turn;
  if (dice[faceIndex.get(from) as number] === 0) return { kind: 'not-lying', face: from };
  if (jokerFor(state, readyJokers(state, seat), faceIndex.get(to) as number) !== null) return null;
  const { jokers } = mapOf(state);
  const waiting = jokers.some(
    ({ needs, gives }) => (gives === to || gives === 'any') && needs.some((knight) => fresh.includes(knight)),
  );
  return { kind: 'no-joker', face: to, fresh: waiting && state.options.variant === 'extra' };
}

function buildViolation(state: State, seat: Seat, kind: PricedKind, id: string): Violation | null {
  const place = placeIndex(mapOf(state), kind, id);
  if (place < 0) return { kind: 'absent', what: kind };
  if (!placesFor(state, seat, kind).includes(place)) return placeViolation(state, seat, kind, place);
  const { dice } = playerOf(state, seat).turn as Turn;
  const short = costs[kind].map((count, face) => Math.max(0, count - (dice[face] as number)));
  return short.some((count) => count > 0) ? { kind: 'dice', short } : null;
}

function placeViolation(state: State, seat: Seat, kind: PricedKind, place: number): Violation {
  const chart = mapOf(state);
  const owner = ownerOf(state, seat, listOf[kind], place);
  if (owner !== null) return { kind: 'built', what: kind, by: owner };
  if (kind === 'road') return roadViolation(state, seat, place);
  if (kind === 'city' && !chart.given) return { kind: 'no-settlement' };
  if (kind === 'knight' && !isOrdered(state)) return { kind: 'hex' };
  const node = kind === 'knight' ? null : (kind === 'city' ? chart.cities : chart.settlements)[place]?.node;
  const site = chart.given || node === null || node === undefined ? 'no-site' : siteOwner(state, node);
  if (typeof site === 'number') return { kind: 'built', what: kind, by: site };
  if (isOrdered(state)) {
    const list = kind === 'knight' ? chart.knights : kind === 'city' ? chart.cities : chart.settlements;
    const next = list.findIndex((_, index) => !playerOf(state, seat)[listOf[kind]].includes(index));
    if (next !== place) return { kind: 'order', what: kind, next: list[next]?.id ?? '' };
  }
  return { kind: 'road' };
}

/** On the shared map, a site between two roads must belong to the seat first. */
function roadViolation(state: State, seat: Seat, road: number): Violation {
  const chart = mapOf(state);
  const reach = reachOf(chart, playerOf(state, seat));
  for (const node of (chart.roads[road] as IndexedMap['roads'][number]).ends) {
    if (reach[node] !== 1) continue;
    const owner = siteOwner(state, node);
    if (owner === 'nobody') return { kind: 'site-first', node };
    if (owner !== 'no-site') return { kind: 'site-foreign', node, by: owner };
  }
  return { kind: 'road' };
}

/** Reason why a road cannot be a starting road. */
export function startViolation(state: State, id: string): Violation | null {
  const chart = mapOf(state);
  const road = placeIndex(chart, 'road', id);
  if (road < 0) return { kind: 'absent', what: 'road' };
  const at = chart.coast.indexOf(road);
  if (at < 0) return { kind: 'inland' };
  if (startRoads(state).includes(road)) return null;
  const taken = state.players.flatMap(({ roads }) => roads.map((each) => chart.coast.indexOf(each)));
  const apart = taken.map((other) => Math.min(Math.abs(other - at), chart.coast.length - Math.abs(other - at)));
  return { kind: apart.some((distance) => distance < 6) ? 'too-close' : 'no-room' };
}
