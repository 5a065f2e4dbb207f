import { questionOf } from '../../engine/answers.ts';
import { type Given, undoable } from '../../engine/match.ts';
import { goOnPlan } from '../../engine/plan.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { type Course, give, stillAsked, takeBack, takeUp } from '../change/progress.ts';
import { finish } from '../change/conclude.ts';
import type { Undo } from '../matches.ts';
import { setPlan } from './ahead.ts';
import { movesIn, readMove } from './typed-move.ts';
import { isLegal } from './standing-orders.ts';
import { problems, Stale } from '../problems.ts';
import { type Change, otherPeople, type Saying, say, type Scope } from '../change/context.ts';
import type { Ahead, Sheet } from '../sheet.ts';

/** The question open for a seat. Throws when there is none. */
function openFor(course: Course, seat: Seat): Decision {
  const decision = questionOf(course.place.open, seat);
  if (!decision) throw problems.nothingAsked();
  return decision;
}

/** An answer given on a panel that showed `seq`: it counts only for the very question that panel showed. */
export function answer(scope: Scope, sheet: Sheet, seat: Seat, seq: number, given: Answer, asking = false): Done {
  const course = takeUp(scope, sheet);
  const { match, open } = course.place;
  const decision = questionOf(open, seat);
  if (!decision && seq === match.seq) throw problems.nothingAsked();
  if (!decision || seq > match.seq || seq < (course.asked.get(seat) ?? 0)) {
    throw new Stale(decision && isLegal(decision, given) ? { seq: match.seq, answer: given } : null);
  }
  if (asking) course.asking.set(seat, scope.game.rules.turn(course.place.state, seat));
  give(course, seat, given);
  return done(course, finish(course, seat));
}

/** A typed move is made for the question open when it arrives; `pin` keeps that question while others write. */
export function answerByMove(scope: Scope, sheet: Sheet, seat: Seat, move: string, pin: { asked?: number }): Done {
  const course = takeUp(scope, sheet);
  const decision = openFor(course, seat);
  const asked = course.asked.get(seat) ?? 0;
  pin.asked ??= asked;
  if (pin.asked !== asked) throw new Stale(null);
  for (const [index, typed] of movesIn(scope.game, decision, move).entries()) {
    if (index > 0) goOnPlan(scope.game.words, questionOf(course.place.open, seat));
    give(course, seat, readMove(scope.game, course.place.state, openFor(course, seat), typed));
  }
  return done(course, finish(course, seat));
}

/** What the seat wants to be done in its next turns; in a turn of its own it begins at once. */
export function planAhead(scope: Scope, sheet: Sheet, seat: Seat, plan: Ahead | null): Done {
  const course = takeUp(scope, sheet);
  setPlan(course.ahead, seat, plan);
  return done(course, finish(course, seat));
}

/** A decided change together with where the match stands after it. */
export interface Done {
  readonly change: Change;
  readonly course: Course;
}

export const done = (course: Course, change: Change): Done => ({ course, change });

/** The answers that go, without how it was then. */
export type Taken = Omit<Undo, 'asked' | 'view'>;

/** What can be taken back freely: only within the turn, and a step reaches back to the last answer given by hand. */
export function undoOf(course: Course, seat: Seat): Taken | null {
  const { match } = course.place;
  const { since } = match;
  if (!undoable(match, seat)) return null;
  const own = ownSince(since, seat);
  let last = own.length - 1;
  while (last >= 0 && course.byOrder.includes(own[last] as number)) last--;
  const byOrder = last < own.length - 1 ? (since[own.at(-1) as number] as Given) : null;
  const hand = since[own[last] ?? -1];
  if (!hand) return byOrder && { answer: byOrder, answers: 1, byOrder };
  return { answer: hand, answers: own.length - last, byOrder };
}

/** Where the seat's own answers stand that can be undone. */
const ownSince = (since: readonly Given[], seat: Seat): readonly number[] =>
  since.flatMap((given, at) => (given.seat === seat && !given.settled ? [at] : []));

export function undo(scope: Scope, sheet: Sheet, seat: Seat, seq: number, how: 'step' | 'turn' | 'order'): Done {
  const course = takeUp(scope, sheet);
  const { place } = course;
  // What others do beside it leaves the panel of a seat apart as it is.
  const oldest = scope.game.rules.apart?.(place.state) ? (course.asked.get(seat) ?? place.match.seq) : place.match.seq;
  if (seq < oldest || seq > place.match.seq) throw new Stale(null);
  const what = undoOf(course, seat);
  if (!what || (how === 'order' && !what.byOrder)) throw problems.nothingToUndo();
  const turn = scope.game.rules.turn(place.state, seat);
  const answers = how === 'turn' ? ownSince(place.match.since, seat).length : how === 'order' ? 1 : what.answers;
  takeBack(course, seat, answers);
  // What the other was told about the end of a turn is not taken back without asking.
  if (scope.game.rules.turn(course.place.state, seat) !== turn) throw problems.nothingToUndo();
  const change = finish(course, seat, undoSaying(course, seat, answers));
  return done(course, { ...change, sheet: { ...change.sheet, undos: sheet.undos + 1 } });
}

/** Silent as the turn itself is, unless the other was asked something that is not asked any more. */
function undoSaying({ from, place, before }: Course, seat: Seat, steps: number): readonly Saying[] {
  const noticed = otherPeople(before, seat).some((other) => {
    const old = from && questionOf(from.open, other);
    const now = questionOf(place.open, other);
    return old ? !now || !stillAsked(old, now) : now !== null;
  });
  return noticed ? [say('channel', 'note', { about: 'undo', seat, steps })] : [];
}
