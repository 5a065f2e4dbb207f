import type { Seat } from '../../../engine/script.ts';
import { others, seatName } from '../../../engine/seats.ts';
import { playerOf, type State } from '../state.ts';
import { type BuildKind, buildKinds, costs, type Expansion, expansionKinds, resources, sumOf } from '../vocabulary.ts';
import { groupOf, isPayable } from './pay.ts';
import { has, pointsOf, spare, tradesOf } from './points.ts';
import { victimOf } from './take.ts';

export const END = 'end';

const stackMoves = resources.map((give) => `stack ${give}`);
const marketMoves = resources.map((give) => resources.map((take) => `market ${give} ${take}`));

/** What the active player may do now. */
export function movesOf(state: State): string[] {
  const moves: string[] = [];
  if (state.phase === 'trade') addTrades(moves, state);
  addBuilds(moves, state);
  for (const seat of guildTargets(state)) moves.push(`guild ${seatName(seat)}`);
  moves.push(END);
  return moves;
}

/** How many cards may still be traded; one with the stack alone where there is no A road. */
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
  for (const seat of others(state.active, state.players.length)) {
    const size = sumOf(playerOf(state, seat).hand);
    const name = seatName(seat);
    for (let count = 1; count <= Math.min(anywhere, size); count++) moves.push(count === 1 ? `trade ${name}` : `trade ${name} ${count}`);
    if (size > 0 && mayLook(state)) moves.push(`library ${name}`);
  }
}

export const mayLook = (state: State): boolean => !state.library && has(playerOf(state, state.active), 'library') > 0;

function addBuilds(moves: string[], state: State): void {
  const player = playerOf(state, state.active);
  const cards = spare(player);
  const group = groupOf(has(player, 'university'));
  for (const kind of buildKinds) {
    if (buildFault(state, kind) !== null || !isPayable(costs[kind], cards, group)) continue;
    if (kind === 'expansion') moves.push(...expansionsOf(state).map((each) => `build ${each}`));
    else moves.push(`build ${kind}`);
    if (kind === 'settlement' && state.destiny) moves.push('build settlement flip');
  }
}

/** The kinds that can still be bought. */
export const expansionsOf = ({ expansions }: State): Expansion[] => expansionKinds.filter((kind) => expansions.includes(kind));

export type BuildFault = 'built' | 'no-settlements' | 'no-own-settlement' | 'no-city' | 'no-expansions' | 'none-free';

/** Why a kind cannot be built now, cards aside. */
export function buildFault(state: State, kind: BuildKind): BuildFault | null {
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

/** Whose hand a guild may draw from: nobody weaker, and nobody who still chooses what the robbers take. */
export function guildTargets(state: State): Seat[] {
  const player = playerOf(state, state.active);
  if (state.guild >= has(player, 'merchant-guild')) return [];
  const points = pointsOf(state, state.active);
  return others(state.active, state.players.length).filter((seat) => {
    const other = playerOf(state, seat);
    return pointsOf(state, seat) >= points && sumOf(spare(other)) > 0 && !isOwing(state, seat);
  });
}

/** Still has to choose what the robbers take. */
export const isOwing = (state: Pick<State, 'players'>, seat: Seat): boolean => {
  const { owed, chosen } = playerOf(state, seat);
  return owed > 0 && chosen === null;
};
