import { questionOf } from '../../engine/answers.ts';
import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import { type GivenAnswer, type Match, replayMatch } from '../../engine/match.ts';
import type { ReplayObserver } from '../../engine/replay.ts';
import type { Decision, Seat } from '../../engine/script.ts';
import type { Transition } from './transition.ts';

/** The position as a seat saw it before its last manual answer, used to describe an undo. */
export interface UndoSnapshot {
  readonly seat: Seat;
  /** Index of that answer in `match.since`. */
  readonly at: number;
  readonly asked: Decision;
  readonly view: unknown;
  readonly turn: number;
}

/** Returns the indexes in `since` of the seat's undoable answers. */
export const undoableAnswers = (since: readonly GivenAnswer[], seat: Seat): readonly number[] =>
  since.flatMap((given, at) => (given.seat === seat && !given.settled ? [at] : []));

/** Returns the index of the last undoable manual answer, else of the last automatic one; -1 if there is none. */
export function lastUndoable(since: readonly GivenAnswer[], byOrder: readonly number[], seat: Seat): number {
  const own = undoableAnswers(since, seat);
  return own.findLast((at) => !byOrder.includes(at)) ?? own.at(-1) ?? -1;
}

/** Observes a replay and takes a snapshot before the viewer's last answer. */
export function watchUndoPoint(
  game: AnyGame,
  { since }: Pick<Match, 'since'>,
  byOrder: readonly number[],
  viewer: Seat | null,
): { readonly watch?: ReplayObserver<BaseState>; seen(): UndoSnapshot | null } {
  const at = viewer === null ? -1 : lastUndoable(since, byOrder, viewer);
  if (viewer === null || at === -1) return { seen: () => null };
  let undoSnapshot: UndoSnapshot | null = null;
  const watch: ReplayObserver<BaseState> = {
    index: at,
    onReached(open, state) {
      undoSnapshot = snapshotOf(game, open, state, viewer, at);
    },
    onDiverged() {
      undoSnapshot = null;
    },
  };
  return { watch, seen: () => undoSnapshot };
}

/** Returns the snapshot before this answer of `since`; replays the match if it wasn't taken before. */
export function undoSnapshotAt(
  { context, position, undoSnapshot, byOrder }: Transition,
  seat: Seat,
  at: number,
): UndoSnapshot | null {
  if (undoSnapshot?.seat === seat && undoSnapshot.at === at) return undoSnapshot;
  const { watch, seen } = watchUndoPoint(context.game, position.match, byOrder, seat);
  replayMatch(context.game, position.match, watch);
  return seen();
}

export function snapshotOf(
  game: AnyGame,
  open: readonly Decision[],
  state: unknown,
  seat: Seat,
  at: number,
): UndoSnapshot | null {
  const asked = questionOf(open, seat);
  return asked && { seat, at, asked, view: game.views.forSeat(state, seat), turn: game.rules.turn(state, seat) };
}
