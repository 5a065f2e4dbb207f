import type { Seat } from '../../engine/script.ts';
import { finishBuild } from './rules/build.ts';
import { add } from './rules/draw.ts';
import { buildFault } from './rules/menu.ts';
import { groupOf } from './rules/pay.ts';
import { drawsOf, has, spare } from './rules/points.ts';
import { nextSide, pileOf, safeOf, type Taken } from './rules/take.ts';
import { copyState, type Player, playerOf, type State } from './state.ts';
import { type BuildKind, buildKinds, costs, KINDS, SAFE, type Side, sumOf } from './vocabulary.ts';

/** How much the best other player's prospects weigh against the own ones. */
const ENVY = 0.4;

/** Grows with the seat's prospects: what lies on the table, what is in hand, and what the strongest other has. */
export function value(open: State, seat: Seat): number {
  const state = paidOff(open);
  let best = 0;
  for (let other = 0; other < state.players.length; other++) if (other !== seat) best = Math.max(best, standing(state, other));
  return standing(state, seat) + soonWorth(state, seat) + readyWorth(state, seat) - ENVY * best;
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

const POINT = 100;
/** What an A side of a knight brings: a card in every turn it is held. */
const KNIGHT = 125;
const ROAD = 10;
/**
 * Once the stack is empty, somebody may take a road or a knight again that no castle or church guards: it counts for less round
 * by round, and for nothing in the end, so that nobody takes and retakes for ever.
 */
const kept = ({ turn, players }: State): number => Math.max(0, 0.9 - (0.02 * turn) / players.length);

/** Points above all, then rights to draw and to trade. */
function standing(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let worth = 4 * has(player, 'university') + 3 * has(player, 'merchant-guild') + 1.5 * has(player, 'library');
  worth += POINT * player.settlements.length;
  for (const { expansion } of player.cities) worth += POINT * (expansion ? 3 : 2);
  return worth + pileWorth(state, player, 'road') + pileWorth(state, player, 'knight');
}

function pileWorth(state: State, player: Player, kind: Taken): number {
  return player[pileOf[kind]].reduce((sum, side, index) => sum + sideWorth(state, kind, side, index < safeOf(player, kind)), 0);
}

function sideWorth(state: State, kind: Taken, side: Side, isSafe: boolean): number {
  const whole = side === 'B' ? POINT : kind === 'road' ? ROAD : KNIGHT;
  return isSafe || state.supply[kind] > 0 ? whole : kept(state) * whole;
}

/** So much of it counts before it is done. */
const READY = 0.8;

/** What can be built at once is nearly built: so trades come first, which are over with the first build. */
function readyWorth(state: State, seat: Seat): number {
  if (state.active !== seat || state.phase !== 'trade' || state.returning) return 0;
  const player = playerOf(state, seat);
  const cards = spare(player);
  const group = groupOf(has(player, 'university'));
  let most = 0;
  for (const kind of buildKinds) {
    if (buildFault(state, kind) === null && missing(costs[kind], cards, group) === 0) most = Math.max(most, gainOf(state, seat, kind));
  }
  return READY * most;
}

/** The hand as it will be once the turn is over: what is not drawn yet counts as much as it will when it is, so that nobody hurries to the end. */
function soonWorth(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const cards = spare(player);
  if (state.active !== seat || state.phase === 'over') return handWorth(state, seat, cards);
  const count = Math.min(drawsOf(player), state.draw.length + state.discard.length);
  let sum = 0;
  for (let first = 0; first < KINDS; first++) sum += handWorth(state, seat, withDrawn(cards, first, count));
  return sum / KINDS;
}

/** These cards and so many drawn ones, each of another kind. */
function withDrawn(cards: readonly number[], first: number, count: number): readonly number[] {
  const all = cards.slice();
  for (let i = 0; i < count; i++) add(all, (first + 2 * i) % KINDS, 1);
  return all;
}

/** A card in hand for itself. */
const CARD = 5;

export function handWorth(state: State, seat: Seat, cards: readonly number[]): number {
  const size = sumOf(cards);
  const toReturn = state.active === seat ? (state.returning?.cards.length ?? 0) : 0;
  const danger = Math.max(0, size - SAFE);
  return CARD * (size - toReturn) - danger + plans(state, seat, cards);
}

/** What the next builds would bring, the less the more of their price is missing. What nobody can build any more is no plan. */
export function plans(state: State, seat: Seat, cards: readonly number[]): number {
  const next: State = { ...state, active: seat, built: [] };
  const group = groupOf(has(playerOf(state, seat), 'university'));
  const worths = buildKinds.map((kind) => (buildFault(next, kind) === null ? (gainOf(state, seat, kind) / 3) * 0.6 ** missing(costs[kind], cards, group) : 0));
  worths.sort((one, other) => other - one);
  return (worths[0] as number) + 0.4 * (worths[1] as number);
}

function gainOf(state: State, seat: Seat, kind: BuildKind): number {
  if (kind !== 'road' && kind !== 'knight') return POINT;
  const player = playerOf(state, seat);
  const pile = player[pileOf[kind]];
  return sideWorth(state, kind, nextSide(pile), pile.length < safeOf(player, kind));
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
