import { toAnswer, picksOf, questionOf } from '../../engine/answers.ts';
import { type GivenAnswer, continueMatch, replayMatch, type MatchUpdate } from '../../engine/match.ts';
import { undoIndex } from '../../engine/undo.ts';
import { readMatch, readCheckpoint } from '../../engine/read-match.ts';
import { endsTurn } from '../../engine/puzzle.ts';
import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { type ChangeContext, tableTurn, type MatchChange } from './change-context.ts';
import type { Premoves, LoggedEvent, StoredMatch } from '../stored-match.ts';
import { type UndoSnapshot, watchUndoPoint, snapshotOf } from './undo-snapshot.ts';

export type Position = MatchUpdate<BaseState, unknown>;

/** The part of the position before a change that is still needed afterwards; the state itself is mutated. */
export interface TransitionOrigin {
  readonly open: readonly Decision[];
  readonly turn: number;
  /** By seat. */
  readonly turns: readonly number[];
}

/** A match being moved on within one change. */
export interface Transition {
  readonly context: ChangeContext;
  readonly before: StoredMatch;
  /** Null if the match only starts. */
  readonly origin: TransitionOrigin | null;
  position: Position;
  /** The seat that gets a panel afterwards; null if none does. */
  readonly viewer: Seat | null;
  undoSnapshot: UndoSnapshot | null;
  answers: number;
  drop: number;
  readonly add: GivenAnswer[];
  /** Events of this change. */
  readonly newEvents: LoggedEvent[];
  log: readonly LoggedEvent[];
  byOrder: readonly number[];
  /** By seat: `match.seq` when its open question was asked. */
  readonly askedAt: Map<Seat, number>;
  /** Seats that answer their open question by hand, although a standing order exists. */
  readonly byHand: Set<Seat>;
  /** By seat: the turn in which standing orders skip nothing. */
  readonly asking: Map<Seat, number>;
  /** By seat: its premoves. */
  readonly ahead: Map<Seat, Premoves>;
  /** By seat: the turn a computer played last, and its number of answers. */
  readonly computerTurns: Map<Seat, { readonly turn: number; readonly answers: number }>;
  /** Whether an answer ended the turn. */
  turnEnded: boolean;
  unfinished: boolean;
}

export interface DecidedTransition {
  readonly change: MatchChange;
  readonly transition: Transition;
}

export const decided = (transition: Transition, change: MatchChange): DecidedTransition => ({ transition, change });

/** Returns the last checkpoint of a match. Throws `UnreadableMatch`. */
export const lastCheckpoint = (game: AnyGame, sheet: StoredMatch): BaseState =>
  readCheckpoint(game, readMatch(game, sheet.match).rest) as BaseState;

/** Returns the position of a match under the current rules. Throws `UnreadableMatch` and `ReplayDiverged`. */
export const currentPosition = (game: AnyGame, sheet: StoredMatch): Position =>
  replayMatch(game, readMatch(game, sheet.match));

export const transitionOrigin = (
  game: AnyGame,
  { open, state }: Position,
  { players }: Pick<StoredMatch, 'players'>,
): TransitionOrigin => ({
  open,
  turn: tableTurn(game, state),
  turns: players.map((_, seat) => game.rules.turn(state, seat)),
});

/** Returns whether several seats play their turns at the same time; also for the last one after the others finished. */
export function hasParallelTurns({ rules }: AnyGame, state: BaseState, seats: number): boolean {
  const active = rules.active(state);
  if (active.length === 1) return seats > 1 && (rules.isIndependent?.(state) ?? false);
  return active.some((seat) => rules.turn(state, seat) > 0);
}

/** Resumes a stored match for a viewer who gets a panel afterwards. Throws `UnreadableMatch` and `ReplayDiverged`. */
export function resume(context: ChangeContext, sheet: StoredMatch, viewer: Seat | null): Transition {
  const match = readMatch(context.game, sheet.match);
  const { watch, seen } = watchUndoPoint(context.game, match, sheet.byOrder, viewer);
  const position = replayMatch(context.game, match, watch) as Position;
  return {
    context,
    before: sheet,
    origin: transitionOrigin(context.game, position, sheet),
    position,
    viewer,
    undoSnapshot: seen(),
    answers: sheet.answers,
    drop: 0,
    add: [],
    newEvents: [],
    log: sheet.log,
    byOrder: sheet.byOrder,
    askedAt: new Map(sheet.waits.map(({ seat, asked }) => [seat, asked])),
    byHand: new Set(sheet.waits.flatMap(({ seat, byHand }) => (byHand ? [seat] : []))),
    asking: new Map(sheet.waits.flatMap(({ seat, asking }) => (asking === undefined ? [] : [[seat, asking] as const]))),
    ahead: premovesOf(sheet),
    computerTurns: new Map(),
    turnEnded: false,
    unfinished: false,
  };
}

const premovesOf = ({ ahead = [] }: StoredMatch): Map<Seat, Premoves> =>
  new Map(ahead.flatMap((plan, seat) => (plan ? [[seat, plan] as const] : [])));

/** Starts from a position other than the stored one: new, rebuilt or rewound. Earlier questions are void. */
export function startAt(
  context: ChangeContext,
  before: StoredMatch,
  origin: TransitionOrigin | null,
  position: Position,
  history: {
    readonly answers: number;
    readonly drop: number;
    readonly log: readonly LoggedEvent[];
    readonly fresh?: readonly LoggedEvent[];
  },
): Transition {
  const askedAt = new Map(position.open.map(({ seat }) => [seat, position.match.seq]));
  const newEvents = [...(history.fresh ?? [])];
  const { answers, drop, log } = history;
  const blank = {
    add: [],
    byOrder: [],
    byHand: new Set<Seat>(),
    asking: new Map<Seat, number>(),
    computerTurns: new Map(),
    turnEnded: false,
    unfinished: false,
  };
  return {
    context,
    before,
    origin,
    position,
    viewer: null,
    undoSnapshot: null,
    answers,
    drop,
    newEvents,
    log,
    askedAt,
    ahead: premovesOf(before),
    ...blank,
  };
}

/** Applies an answer. Throws `Refused` if it isn't legal. */
export function applyAnswer(transition: Transition, seat: Seat, answer: Answer, byOrder = false): void {
  const { context, position } = transition;
  const turn = context.game.rules.turn(position.state, seat);
  const asked = questionOf(position.open, seat);
  const key = asked?.key ?? '';
  if (asked && endsTurn(asked, answer)) transition.turnEnded = true;
  const snapshot =
    seat === transition.viewer && !byOrder ? snapshotOf(context.game, position.open, position.state, seat, -1) : null;
  const moved: Position = continueMatch(context.game, position, seat, answer);
  const longer = moved.match.since.length === position.match.since.length + 1;
  transition.undoSnapshot = snapshot
    ? { ...snapshot, at: undoIndex(moved.match, seat) }
    : longer
      ? transition.undoSnapshot
      : null;
  transition.add.push({ seat, key, answer: toAnswer(picksOf(answer)) });
  transition.answers++;
  transition.byOrder = standingOrdersAfter(
    transition.byOrder,
    position.match.since.length,
    moved.match.since.length,
    byOrder,
  );
  const happened = moved.events.map((event): LoggedEvent => ({ seq: transition.answers, turn, event }));
  transition.newEvents.push(...happened);
  transition.log = [...transition.log, ...happened];
  moveTo(transition, moved, seat);
}

function standingOrdersAfter(
  before: readonly number[],
  length: number,
  after: number,
  byOrder: boolean,
): readonly number[] {
  if (after === 0) return [];
  const kept = after === length + 1 ? before : [];
  return byOrder ? [...kept, after - 1] : kept;
}

/** Moves to a position. A question stays the same if its seat didn't answer and every answer to it is still valid. */
export function moveTo(transition: Transition, position: Position, actor: Seat): void {
  for (const decision of position.open) {
    const old = questionOf(transition.position.open, decision.seat);
    if (decision.seat === actor || !old || !isSameQuestion(old, decision)) {
      transition.askedAt.set(decision.seat, position.match.seq);
      transition.byHand.delete(decision.seat);
    }
  }
  transition.position = position;
}

/** Returns whether a question reads the same, or only has more choices. */
export function isSameQuestion(old: Decision, now: Decision): boolean {
  if (
    old.key !== now.key ||
    old.min !== now.min ||
    old.max > now.max ||
    JSON.stringify(old.quotas) !== JSON.stringify(now.quotas)
  )
    return false;
  return old.choices.every((id, index) => {
    const at = now.choices.indexOf(id);
    return at !== -1 && (now.limits?.[at] ?? 1) >= (old.limits?.[index] ?? 1);
  });
}
