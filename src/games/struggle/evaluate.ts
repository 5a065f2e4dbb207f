import type { Seat } from '../../engine/script.ts';
import { finishBuild } from './rules/build.ts';
import { addCard } from './rules/draw.ts';
import { buildViolation } from './rules/menu.ts';
import { groupOf } from './rules/pay.ts';
import { drawsOf, hasExpansion, spare } from './rules/points.ts';
import { nextSide, pileOf, safeOf, type Taken } from './rules/take-from-player.ts';
import { copyState, type Player, playerOf, type State } from './state.ts';
import { type BuildKind, buildKinds, costs, KINDS, SAFE_CARDS, type CardSide, sumCards } from './vocabulary.ts';

/** Weight of the best opponent's prospects against the seat's own. */
const ENVY = 0.4;

/** Value of a position for a seat: table, hand and the strongest opponent. */
export function evaluate(open: State, seat: Seat): number {
  const state = afterPayment(open);
  let best = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, standing(state, other));
  return standing(state, seat) + soonValue(state, seat) + readyValue(state, seat) - ENVY * best;
}

/** Completes a pending build with its fallback payment. */
export function afterPayment(state: State): State {
  if (!state.paying) return state;
  const copy = copyState(state);
  const script = finishBuild(
    { state: copy, random: { below: () => 0 }, emit: () => undefined, reveal: () => undefined },
    state.paying,
  );
  const { value: asked, done } = script.next();
  const [question] = done ? [] : asked;
  if (question) script.next({ seat: question.seat, answer: question.fallback });
  return copy;
}

const POINT = 100;
/** Value of a knight's A side: one card in every turn it is held. */
const KNIGHT = 125;
const ROAD = 10;
/**
 * Weight of roads and knights that can still be taken. It falls to zero over the rounds, so that computers don't take
 * and retake forever.
 */
const kept = ({ turn, players }: State): number => Math.max(0, 0.9 - (0.02 * turn) / players.length);

/** Values points first, then draws and trades. */
function standing(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let worth =
    4 * hasExpansion(player, 'university') +
    3 * hasExpansion(player, 'merchant-guild') +
    1.5 * hasExpansion(player, 'library');
  worth += POINT * player.settlements.length;
  for (const { expansion } of player.cities) worth += POINT * (expansion ? 3 : 2);
  return worth + pileValue(state, player, 'road') + pileValue(state, player, 'knight');
}

function pileValue(state: State, player: Player, kind: Taken): number {
  return player[pileOf[kind]].reduce(
    (sum, side, index) => sum + sideValue(state, kind, side, index < safeOf(player, kind)),
    0,
  );
}

function sideValue(state: State, kind: Taken, side: CardSide, isSafe: boolean): number {
  const whole = side === 'B' ? POINT : kind === 'road' ? ROAD : KNIGHT;
  return isSafe || state.supply[kind] > 0 ? whole : kept(state) * whole;
}

/** Weight of a build that is payable but not yet done. */
const READY = 0.8;

/** Value of what can be built right away. It keeps trades, which end with the first build, first. */
function readyValue(state: State, seat: Seat): number {
  if (state.active !== seat || state.phase !== 'trade' || state.returning) return 0;
  const player = playerOf(state, seat);
  const cards = spare(player);
  const group = groupOf(hasExpansion(player, 'university'));
  let most = 0;
  for (const kind of buildKinds) {
    if (buildViolation(state, kind) === null && missing(costs[kind], cards, group) === 0)
      most = Math.max(most, gainOf(state, seat, kind));
  }
  return READY * most;
}

/** Value of the hand after the turn. Undrawn cards count already, so that ending early gains nothing. */
function soonValue(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const cards = spare(player);
  if (state.active !== seat || state.phase === 'over') return handValue(state, seat, cards);
  const count = Math.min(drawsOf(player), state.draw.length + state.discard.length);
  let sum = 0;
  for (let first = 0; first < KINDS; first++) sum += handValue(state, seat, withDrawn(cards, first, count));
  return sum / KINDS;
}

/** Adds `count` drawn cards of different kinds. */
function withDrawn(cards: readonly number[], first: number, count: number): readonly number[] {
  const all = cards.slice();
  for (let i = 0; i < count; i++) addCard(all, (first + 2 * i) % KINDS, 1);
  return all;
}

/** Value of any card in hand. */
const CARD = 5;

export function handValue(state: State, seat: Seat, cards: readonly number[]): number {
  const size = sumCards(cards);
  const toReturn = state.active === seat ? (state.returning?.cards.length ?? 0) : 0;
  const danger = Math.max(0, size - SAFE_CARDS);
  return CARD * (size - toReturn) - danger + nextBuildsValue(state, seat, cards);
}

/** Value of the next builds, lower the more of their price is missing. Impossible builds count nothing. */
export function nextBuildsValue(state: State, seat: Seat, cards: readonly number[]): number {
  const next: State = { ...state, active: seat, built: [] };
  const group = groupOf(hasExpansion(playerOf(state, seat), 'university'));
  const worths = buildKinds.map((kind) =>
    buildViolation(next, kind) === null
      ? (gainOf(state, seat, kind) / 3) * 0.6 ** missing(costs[kind], cards, group)
      : 0,
  );
  worths.sort((one, other) => other - one);
  return (worths[0] as number) + 0.4 * (worths[1] as number);
}

function gainOf(state: State, seat: Seat, kind: BuildKind): number {
  if (kind !== 'road' && kind !== 'knight') return POINT;
  const player = playerOf(state, seat);
  const pile = player[pileOf[kind]];
  return sideValue(state, kind, nextSide(pile), pile.length < safeOf(player, kind));
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
