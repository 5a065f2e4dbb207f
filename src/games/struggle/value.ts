import type { Seat } from '../../engine/script.ts';
import { finishBuild } from './rules/build.ts';
import { buildFault } from './rules/menu.ts';
import { groupOf } from './rules/pay.ts';
import { has, pointsOf, sides, spare } from './rules/points.ts';
import { nextSide, pileOf } from './rules/take.ts';
import { copyState, playerOf, type State } from './state.ts';
import { type BuildKind, buildKinds, costs, KINDS, SAFE, sumOf } from './vocabulary.ts';

/** How much the best other player's prospects weigh against the own ones. */
const ENVY = 0.4;

/** Grows with the seat's prospects: what lies on the table, what is in hand, and what the strongest other has. */
export function value(open: State, seat: Seat): number {
  const state = paidOff(open);
  let best = 0;
  for (let other = 0; other < state.players.length; other++) if (other !== seat) best = Math.max(best, standing(state, other));
  return standing(state, seat) + handWorth(state, seat) - ENVY * best;
}

/** What is being paid for counts as built, with the payment that is taken when time runs out. */
export function paidOff(state: State): State {
  if (!state.paying) return state;
  const copy = copyState(state);
  const script = finishBuild({ state: copy, random: { below: () => 0 }, tell: () => undefined, reveal: () => undefined }, state.paying);
  const { value: asked, done } = script.next();
  const [question] = done ? [] : asked;
  if (question) script.next({ seat: question.seat, answer: question.otherwise });
  return copy;
}

/** Points above all, then rights to trade and to draw. */
function standing(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const rights = 14 * Math.min(2, sides(player.roads, 'A')) + 70 * sides(player.knights, 'A');
  const works = 8 * has(player, 'university') + 6 * has(player, 'merchant-guild') + 3 * has(player, 'library');
  // The first of a pair brings the second, which is a point, within reach.
  return 100 * pointsOf(state, seat) + rights + works + 3 * (player.roads.length + player.knights.length);
}

/** A card in hand for itself. */
const CARD = 8;

export function handWorth(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const cards = spare(player);
  const size = sumOf(cards);
  const toReturn = state.active === seat ? (state.returning?.cards.length ?? 0) : 0;
  const danger = Math.max(0, size - SAFE);
  return CARD * (size - toReturn) - 2 * danger + plans(state, seat, cards);
}

/** What the next builds would bring, the less the more of their price is missing. */
export function plans(state: State, seat: Seat, cards: readonly number[]): number {
  const player = playerOf(state, seat);
  const group = groupOf(has(player, 'university'));
  const worths = buildKinds.map((kind) => (isOpen(state, seat, kind) ? (gainOf(state, seat, kind) / 3) * 0.6 ** missing(costs[kind], cards, group) : 0));
  worths.sort((one, other) => other - one);
  return (worths[0] as number) + 0.4 * (worths[1] as number);
}

/** In the own turn what can still be built in it, otherwise in the next. */
function isOpen(state: State, seat: Seat, kind: BuildKind): boolean {
  if (state.active === seat) {
    const fault = buildFault(state, kind);
    return fault === null || fault === 'built';
  }
  const player = playerOf(state, seat);
  if (kind === 'city') return player.settlements.length > 0;
  return kind !== 'expansion' || player.cities.some(({ expansion }) => expansion === null);
}

function gainOf(state: State, seat: Seat, kind: BuildKind): number {
  if (kind !== 'road' && kind !== 'knight') return 100;
  if (nextSide(playerOf(state, seat)[pileOf[kind]]) === 'B') return 100;
  return kind === 'road' ? 35 : 90;
}

function missing(cost: readonly number[], cards: readonly number[], group: number): number {
  let short = 0;
  let groups = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const left = (cards[kind] as number) - (cost[kind] as number);
    if (left < 0) short -= left;
    else groups += left / group;
  }
  return Math.max(0, short - groups);
}
