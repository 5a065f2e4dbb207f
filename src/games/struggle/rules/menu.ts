import type { Seat } from '../../../engine/script.ts';
import { otherSeats, seatName } from '../../../engine/seats.ts';
import { playerOf, type State } from '../state.ts';
import {
  type BuildKind,
  buildKinds,
  costs,
  type Expansion,
  expansionKinds,
  resources,
  sumCards,
} from '../vocabulary.ts';
import { groupOf, isPayable } from './pay.ts';
import { hasExpansion, pointsOf, spare, tradesOf } from './points.ts';
import { victimOf } from './take-from-player.ts';

export const END = 'end';

const stackMoves = resources.map((give) => `stack ${give}`);
const marketMoves = resources.map((give) => resources.map((take) => `market ${give} ${take}`));

export function movesOf(state: State): string[] {
  const moves: string[] = [];
  if (state.phase === 'trade') addTrades(moves, state);
  addBuilds(moves, state);
  for (const seat of guildTargets(state)) moves.push(`guild ${seatName(seat)}`);
  moves.push(END);
  return moves;
}

/** Number of cards that may still be traded; without an A road, one with the stack only. */
export function tradesLeft(state: State): { readonly anywhere: number; readonly stack: number } {
  const rights = tradesOf(playerOf(state, state.active));
  const anywhere = Math.max(0, rights - state.traded);
  return { anywhere, stack: rights === 0 ? Math.max(0, 1 - state.traded) : anywhere };
}

function addTrades(moves: string[], state: State): void {
  const { hand } = playerOf(state, state.active);
  const { anywhere, stack } = tradesLeft(state);
  for (let give = 0; give < resources.length; give++) {
    if (hand[give] === 0) continue;
    if (stack > 0) moves.push(stackMoves[give] as string);
    if (anywhere === 0) continue;
    for (let take = 0; take < resources.length; take++) {
      if (take !== give && (state.market[take] as number) > 0) moves.push(marketMoves[give]?.[take] as string);
    }
  }
  if (anywhere === 0) return;
  for (const seat of otherSeats(state.active, state.players.length)) {
    const size = sumCards(playerOf(state, seat).hand);
    const name = seatName(seat);
    for (let count = 1; count <= Math.min(anywhere, size); count++)
      moves.push(count === 1 ? `trade ${name}` : `trade ${name} ${count}`);
    if (size > 0 && mayLook(state)) moves.push(`library ${name}`);
  }
}

export const mayLook = (state: State): boolean =>
  !state.library && hasExpansion(playerOf(state, state.active), 'library') > 0;

function addBuilds(moves: string[], state: State): void {
  const player = playerOf(state, state.active);
  const cards = spare(player);
  const group = groupOf(hasExpansion(player, 'university'));
  for (const kind of buildKinds) {
    if (buildViolation(state, kind) !== null || !isPayable(costs[kind], cards, group)) continue;
    if (kind === 'expansion') moves.push(...expansionsOf(state).map((each) => `build ${each}`));
    else moves.push(`build ${kind}`);
    if (kind === 'settlement' && state.destiny) moves.push('build settlement flip');
  }
}

/** Kinds of expansions left to buy. */
export const expansionsOf = ({ expansions }: State): Expansion[] =>
  expansionKinds.filter((kind) => expansions.includes(kind));

export type BuildViolation =
  | 'built'
  | 'no-settlements'
  | 'no-own-settlement'
  | 'no-city'
  | 'no-expansions'
  | 'none-free';

/** Reason why a kind cannot be built now, cards aside. */
export function buildViolation(state: State, kind: BuildKind): BuildViolation | null {
  const player = playerOf(state, state.active);
  if (state.built.includes(kind)) return 'built';
  switch (kind) {
    case 'road':
    case 'knight':
      return state.supply[kind] > 0 || victimOf(state, kind) !== null ? null : 'none-free';
    case 'settlement':
      return state.settlements.length > 0 ? null : 'no-settlements';
    case 'city':
      return player.settlements.length > 0 ? null : 'no-own-settlement';
    case 'expansion':
      if (!player.cities.some(({ expansion }) => expansion === null)) return 'no-city';
      return state.expansions.length > 0 ? null : 'no-expansions';
  }
}

/** Seats the guild may draw from: at least as strong, and not choosing robber losses. */
function guildTargets(state: State): Seat[] {
  const player = playerOf(state, state.active);
  if (state.guild >= hasExpansion(player, 'merchant-guild')) return [];
  const points = pointsOf(state, state.active);
  return otherSeats(state.active, state.players.length).filter((seat) => {
    const other = playerOf(state, seat);
    return pointsOf(state, seat) >= points && sumCards(spare(other)) > 0 && !isOwing(state, seat);
  });
}

/** Whether the seat still has to choose its robber loss. */
export const isOwing = (state: Pick<State, 'players'>, seat: Seat): boolean => {
  const { owed, chosen } = playerOf(state, seat);
  return owed > 0 && chosen === null;
};
