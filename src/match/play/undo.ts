import { questionOf } from '../../engine/answers.ts';
import type { GivenAnswer } from '../../engine/match.ts';
import { undo, undoIndex } from '../../engine/undo.ts';
import type { Seat } from '../../engine/script.ts';
import type { UndoOption } from '../matches.ts';
import { problems, Stale } from '../problems.ts';
import type { StoredMatch } from '../stored-match.ts';
import { type ChangeContext, type DraftPost, draftPost, otherPeople } from '../transition/change-context.ts';
import { finalize } from '../transition/finalize.ts';
import {
  isSameQuestion,
  moveTo,
  type Position,
  resume,
  type Transition,
  decided,
  type DecidedTransition,
} from '../transition/transition.ts';
import { lastUndoable, undoableAnswers, watchUndoPoint } from '../transition/undo-snapshot.ts';

/** The answers an undo removes, and the index in `since` of the first of them. */
type UndoRange = Omit<UndoOption, 'asked' | 'view'> & { readonly at: number };

/** Returns the free undo of a seat: within the turn, back to its last manual answer. */
export function undoRange({ position, byOrder }: Transition, seat: Seat): UndoRange | null {
  const { since } = position.match;
  const own = undoableAnswers(since, seat);
  const at = lastUndoable(since, byOrder, seat);
  const [answer, last] = [since[at], since[own.at(-1) ?? -1]];
  if (!answer || !last) return null;
  return {
    at,
    answer,
    answers: own.length - own.indexOf(at),
    byOrder: byOrder.includes(own.at(-1) ?? -1) ? last : null,
  };
}

export async function undoAnswers(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  seq: number,
  how: 'step' | 'turn' | 'order',
): Promise<DecidedTransition> {
  const transition = resume(context, sheet, null);
  const { position } = transition;
  // Other seats' answers don't invalidate the panel of an independent seat.
  const oldest = context.game.rules.isIndependent?.(position.state)
    ? (transition.askedAt.get(seat) ?? position.match.seq)
    : position.match.seq;
  if (seq < oldest || seq > position.match.seq) throw new Stale(null);
  const what = undoRange(transition, seat);
  if (!what || (how === 'order' && !what.byOrder)) throw problems.nothingToUndo();
  const turn = context.game.rules.turn(position.state, seat);
  const answers =
    how === 'turn' ? undoableAnswers(position.match.since, seat).length : how === 'order' ? 1 : what.answers;
  takeBackAnswers(transition, seat, answers);
  // The end of a turn has been announced: going back past it needs consent.
  if (context.game.rules.turn(transition.position.state, seat) !== turn) throw problems.nothingToUndo();
  const change = await finalize(transition, seat, undoPosts(transition, seat, answers));
  return decided(transition, { ...change, sheet: { ...change.sheet, undos: sheet.undos + 1 } });
}

/** Undoes the seat's last answers. Throws `Refused` if it can't. */
function takeBackAnswers(transition: Transition, seat: Seat, answers: number): void {
  const { context, position } = transition;
  const { match } = position;
  let { since } = match;
  for (let count = 0; count < answers; count++) {
    const at = undoIndex({ since }, seat);
    removeAnswer(transition, at, since);
    since = since.toSpliced(at, 1);
  }
  const { watch, seen } = watchUndoPoint(context.game, { since }, transition.byOrder, seat);
  const back: Position = undo(context.game, match, seat, answers, watch);
  transition.undoSnapshot = seen();
  moveTo(transition, back, seat);
  transition.byHand.add(seat);
  transition.asking.delete(seat);
}

/** Removes an answer from the list of all answers; others may follow it. */
function removeAnswer(transition: Transition, at: number, since: readonly GivenAnswer[]): void {
  const { add, answers } = transition;
  const after = since.slice(at + 1).map(({ seat, key, answer }) => ({ seat, key, answer }));
  const back = after.length + 1;
  if (back <= add.length) add.splice(add.length - back, 1);
  else {
    transition.drop += back - add.length;
    add.splice(0, add.length, ...after);
  }
  const gone = answers - after.length;
  transition.answers--;
  transition.byOrder = transition.byOrder.flatMap((position) =>
    position === at ? [] : [position > at ? position - 1 : position],
  );
  transition.log = transition.log.flatMap((happened) =>
    happened.seq === gone ? [] : [happened.seq > gone ? { ...happened, seq: happened.seq - 1 } : happened],
  );
}

/** Announces the undo only if another seat's question changed. */
function undoPosts({ origin: from, position, before }: Transition, seat: Seat, steps: number): readonly DraftPost[] {
  const noticed = otherPeople(before, seat).some((other) => {
    const old = from && questionOf(from.open, other);
    const now = questionOf(position.open, other);
    return old ? !now || !isSameQuestion(old, now) : now !== null;
  });
  return noticed ? [draftPost('channel', 'note', { about: 'undo', seat, steps })] : [];
}
