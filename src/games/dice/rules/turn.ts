import type { Decision, Script, Seat } from '../../../engine/script.ts';
import { nextSeat } from '../../../engine/seats.ts';
import type { Text } from '../../../engine/text.ts';
import { isParallel, playerOf, type State, type Context, type Turn } from '../state.ts';
import { BOXES, faceIndex, faces, sumDice } from '../vocabulary.ts';
import { claimVictory, makeMove } from './build.ts';
import { diceFor, newTurn, rollCup } from './dice.ts';
import { END, movesOf, STOP } from './moves.ts';
import { isComplete, isFull, isScored, scoreOf } from './points.ts';
import { placeStart } from './start.ts';

/** Runs from one checkpoint to the next: a starting road, a throw, or one answer. */
export function* step(t: Context): Script {
  const { state } = t;
  if (state.phase === 'setup') return yield* placeStart(t);
  const seats = seatsAtTurn(state);
  if (seats.length === 0) return passOn(t);
  if (throwFor(t, seats)) return;
  const reply = yield seats.map((seat) => (seats.length === 1 ? questionFor(state, seat) : stillOpen(state, seat)));
  if (reply) answer(t, reply.seat, reply.answer);
}

/** Open questions by turn; in parallel play, other seats never change them. */
const open = new WeakMap<Turn, Decision>();

function stillOpen(state: State, seat: Seat): Decision {
  const turn = playerOf(state, seat).turn as Turn;
  const asked = open.get(turn) ?? questionFor(state, seat);
  open.set(turn, asked);
  return asked;
}

/** Seats on turn: in parallel play, all with a free box. */
export function seatsAtTurn(state: State): readonly Seat[] {
  if (!isParallel(state)) return [state.active];
  return state.players.flatMap((_, seat) => (isFull(state, seat) ? [] : [seat]));
}

/** Starts turns and throws cups; false if there was nothing to do. */
function throwFor(t: Context, seats: readonly Seat[]): boolean {
  const { state } = t;
  let done = false;
  for (const seat of seats) {
    const player = playerOf(state, seat);
    if (player.turn && player.turn.cup === 0) continue;
    done = true;
    if (!player.turn) {
      if (isScored(state) && (isFull(state, seat) || isComplete(state, seat))) {
        if (!isFull(state, seat)) fillUp(t, seat);
        passOn(t);
        continue;
      }
      if (claimVictory(t, seat)) return true;
      player.turn = newTurn(diceFor(state));
    }
    rollCup(t, seat);
  }
  return done;
}

const justStop: readonly string[] = [STOP];
const standaloneStop = { standalone: STOP };
const justEnd: readonly string[] = [END];

const notBoth: Text = {
  en: 'You can’t keep all dice and roll some again.',
  de: 'Du kannst nicht alle Würfel behalten und welche noch einmal werfen.',
};
const stopsAlone = (picks: readonly string[]): Text | null =>
  picks.length > 1 && picks.includes(STOP) ? notBoth : null;

function questionFor(state: State, seat: Seat): Decision {
  const { dice, rolling } = playerOf(state, seat).turn as Turn;
  if (!rolling)
    return { seat, key: 'build', choices: movesOf(state, seat), min: 1, max: 1, always: 'turn', fallback: justEnd };
  const choices: string[] = [];
  const limits: number[] = [];
  for (let face = 0; face < faces.length; face++) {
    const count = dice[face] as number;
    if (count === 0) continue;
    choices.push(faces[face] as string);
    limits.push(count);
  }
  choices.push(STOP);
  limits.push(1);
  return {
    seat,
    key: 'reroll',
    choices,
    limits,
    min: 1,
    max: sumDice(dice),
    check: stopsAlone,
    hints: standaloneStop,
    always: 'turn',
    fallback: justStop,
  };
}

function answer(t: Context, seat: Seat, picks: readonly string[]): void {
  const turn = playerOf(t.state, seat).turn as Turn;
  const [first] = picks as [string];
  open.delete(turn);
  if (turn.rolling) {
    turn.rolling = first !== STOP;
    if (turn.rolling) takeUp(turn, picks);
  } else if (first === END) endTurn(t, seat);
  else makeMove(t, seat, first);
}

function takeUp(turn: Turn, picks: readonly string[]): void {
  for (const face of picks) {
    const index = faceIndex.get(face) as number;
    turn.dice[index] = (turn.dice[index] as number) - 1;
  }
  turn.cup = picks.length;
}

/** Turns per seat without a build after which a match on the shared map ends. */
const IDLE_TURNS = 3;

function endTurn(t: Context, seat: Seat): void {
  const { state } = t;
  const player = playerOf(state, seat);
  const { builds, points } = player.turn as Turn;
  player.turn = null;
  // Only on the shared map: in parallel play, nothing may depend on the order of different seats' actions.
  if (state.options.variant === 'extra') state.idle = builds > 0 ? 0 : state.idle + 1;
  if (isScored(state)) {
    const box = builds > 0 ? points : null;
    player.boxes.push(box);
    t.emit({ kind: 'box', seat, box: player.boxes.length, points: box });
    if (isComplete(state, seat)) fillUp(t, seat);
    else if (isFull(state, seat)) t.emit({ kind: 'finished', seat, score: scoreOf(state, seat), complete: false });
  } else if (builds === 0) t.emit({ kind: 'idle', seat });
  if (state.idle >= IDLE_TURNS * state.players.length) {
    state.phase = 'over';
    t.reveal();
    t.emit({ kind: 'stalled', turns: state.idle });
    return;
  }
  passOn(t);
}

/** Fills the remaining boxes of a complete sheet. */
function fillUp(t: Context, seat: Seat): void {
  const { boxes } = playerOf(t.state, seat);
  while (boxes.length < BOXES) boxes.push(0);
  t.emit({ kind: 'finished', seat, score: scoreOf(t.state, seat), complete: true });
}

/** Passes the turn to the next seat that can still play, or ends the match. */
function passOn(t: Context): void {
  const { state } = t;
  if (isScored(state) && state.players.every((_, each) => isFull(state, each))) {
    state.phase = 'over';
    t.reveal();
    return;
  }
  state.number++;
  if (isParallel(state)) return;
  do state.active = nextSeat(state.active, state.players.length);
  while (isScored(state) && isFull(state, state.active));
}
