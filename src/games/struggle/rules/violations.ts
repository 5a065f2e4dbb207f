import { seatNames } from '../../../engine/seats.ts';
import type { Seat } from '../../../engine/script.ts';
import { playerOf, type State } from '../state.ts';
import { costs, resourceIndex, sumCards } from '../vocabulary.ts';
import { kindOf } from './build.ts';
import { buildViolation, type BuildViolation, expansionsOf, isOwing, mayLook, tradesLeft } from './menu.ts';
import { groupOf, isPayable } from './pay.ts';
import { hasExpansion, pointsOf, spare, tradesOf } from './points.ts';

/** Reason why a move is illegal. It uses only public state and the seat's own hand. */
export type Violation =
  | { readonly kind: BuildViolation }
  | { readonly kind: 'cards'; readonly short: readonly number[]; readonly group: number }
  | {
      readonly kind:
        | 'not-held'
        | 'not-on-market'
        | 'trading-over'
        | 'no-trades'
        | 'no-road'
        | 'too-many'
        | 'yourself'
        | 'absent'
        | 'same-kind';
    }
  | {
      readonly kind:
        | 'empty-hand'
        | 'no-library'
        | 'library-used'
        | 'no-guild'
        | 'guild-used'
        | 'weaker'
        | 'robbed'
        | 'gone'
        | 'no-destiny';
    };

export function violationOf(state: State, id: string): Violation | null {
  const [verb = '', what = '', where = ''] = id.split(' ');
  switch (verb) {
    case 'stack':
    case 'market':
      return wareViolation(state, verb, what, where);
    case 'trade':
    case 'library':
      return tradeViolation(state, verb, what, Number(where || 1));
    case 'guild':
      return guildViolation(state, what);
    case 'build':
      return costViolation(state, what, where === 'flip');
    default:
      return null;
  }
}

const indexOf = (resource: string): number => resourceIndex.get(resource) as number;

function rightViolation(state: State, stack: boolean, count: number): Violation | null {
  if (state.phase !== 'trade') return { kind: 'trading-over' };
  const left = tradesLeft(state);
  if (!stack && tradesOf(playerOf(state, state.active)) === 0) return { kind: 'no-road' };
  const open = stack ? left.stack : left.anywhere;
  if (open === 0) return { kind: 'no-trades' };
  return open < count ? { kind: 'too-many' } : null;
}

function wareViolation(state: State, verb: 'stack' | 'market', give: string, take: string): Violation | null {
  const right = rightViolation(state, verb === 'stack', 1);
  if (right) return right;
  if (give === take) return { kind: 'same-kind' };
  if (playerOf(state, state.active).hand[indexOf(give)] === 0) return { kind: 'not-held' };
  return verb === 'market' && state.market[indexOf(take)] === 0 ? { kind: 'not-on-market' } : null;
}

function seatViolation(state: State, name: string): { readonly seat: Seat } | { readonly fault: Violation } {
  const seat = (seatNames as readonly string[]).indexOf(name);
  if (seat >= state.players.length) return { fault: { kind: 'absent' } };
  return seat === state.active ? { fault: { kind: 'yourself' } } : { seat };
}

function tradeViolation(state: State, verb: 'trade' | 'library', name: string, count: number): Violation | null {
  const target = seatViolation(state, name);
  if ('fault' in target) return target.fault;
  if (verb === 'library') {
    if (hasExpansion(playerOf(state, state.active), 'library') === 0) return { kind: 'no-library' };
    if (!mayLook(state)) return { kind: 'library-used' };
  }
  const right = rightViolation(state, false, count);
  if (right) return right;
  return sumCards(playerOf(state, target.seat).hand) < count ? { kind: 'empty-hand' } : null;
}

function guildViolation(state: State, name: string): Violation | null {
  const target = seatViolation(state, name);
  if ('fault' in target) return target.fault;
  const guilds = hasExpansion(playerOf(state, state.active), 'merchant-guild');
  if (guilds === 0) return { kind: 'no-guild' };
  if (state.guild >= guilds) return { kind: 'guild-used' };
  if (isOwing(state, target.seat)) return { kind: 'robbed' };
  if (pointsOf(state, target.seat) < pointsOf(state, state.active)) return { kind: 'weaker' };
  return sumCards(spare(playerOf(state, target.seat))) === 0 ? { kind: 'empty-hand' } : null;
}

function costViolation(state: State, what: string, flip: boolean): Violation | null {
  const kind = kindOf(what);
  const violation = buildViolation(state, kind);
  if (violation) return { kind: violation };
  if (kind === 'expansion' && !expansionsOf(state).some((each) => each === what)) return { kind: 'gone' };
  if (flip && state.destiny === null) return { kind: 'no-destiny' };
  const player = playerOf(state, state.active);
  const cards = spare(player);
  const group = groupOf(hasExpansion(player, 'university'));
  if (isPayable(costs[kind], cards, group)) return null;
  return { kind: 'cards', short: costs[kind].map((cost, each) => Math.max(0, cost - (cards[each] as number))), group };
}
