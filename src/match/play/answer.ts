import { questionOf } from '../../engine/answers.ts';
import { goOnPlan } from '../../engine/plan.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { type Course, give, lastOwn, ownSince, stillAsked, takeBack, takeUp } from '../change/progress.ts';
import { finish } from '../change/conclude.ts';
import type { Meant, Undo } from '../matches.ts';
import { setPlan } from './ahead.ts';
import { movesIn, readMove } from './typed-move.ts';
import { isLegal } from './standing-orders.ts';
import { problems, Stale } from '../problems.ts';
import { type Change, otherPeople, type Saying, say, type Scope } from '../change/context.ts';
import type { Ahead, Sheet } from '../sheet.ts';

/** The question open for a seat. Throws when there is none. */
function openFor(course: Course, seat: Seat): Decision {
  const decision = questionOf(course.standing.open, seat);
  if (!decision) throw problems.nothingAsked();
  return decision;
}

/** An answer given on a panel that showed `seq`: it counts only for the very question that panel showed. */
export async function answer(scope: Scope, sheet: Sheet, seat: Seat, seq: number, meant: Answer | Meant, asking = false): Promise<Done> {
  const course = takeUp(scope, sheet, seat);
  const { match, open } = course.standing;
  const decision = questionOf(open, seat);
  const asked = course.asked.get(seat) ?? 0;
  if (!decision && (typeof meant === 'function' || seq === match.seq)) throw problems.nothingAsked();
  const given = typeof meant !== 'function' ? meant : decision ? await meant(decision, { from: asked, to: match.seq }) : [];
  if (!decision || seq > match.seq || seq < asked) {
    throw new Stale(decision && isLegal(decision, given) ? { seq: match.seq, answer: given } : null);
  }
  if (asking) course.asking.set(seat, scope.game.rules.turn(course.standing.state, seat));
  give(course, seat, given);
  return done(course, await finish(course, seat));
}

/** Several moves pressed as one, on a panel that showed `seq`. */
export async function answerByPlan(scope: Scope, sheet: Sheet, seat: Seat, seq: number, moves: readonly string[]): Promise<Done> {
  const course = takeUp(scope, sheet, seat);
  const { match, open } = course.standing;
  if (!questionOf(open, seat) && seq === match.seq) throw problems.nothingAsked();
  if (seq > match.seq || seq < (course.asked.get(seat) ?? 0)) throw new Stale(null);
  for (const move of moves) {
    goOnPlan(scope.game.words, questionOf(course.standing.open, seat));
    give(course, seat, [move]);
  }
  return done(course, await finish(course, seat));
}

/** A typed move is made for the question open when it arrives; `pin` keeps that question while others write. */
export async function answerByMove(scope: Scope, sheet: Sheet, seat: Seat, move: string, pin: { asked?: number }): Promise<Done> {
  const course = takeUp(scope, sheet, seat);
  const decision = openFor(course, seat);
  const asked = course.asked.get(seat) ?? 0;
  pin.asked ??= asked;
  if (pin.asked !== asked) throw new Stale(null);
  for (const [index, typed] of movesIn(scope.game, decision, move).entries()) {
    if (index > 0) goOnPlan(scope.game.words, questionOf(course.standing.open, seat));
    give(course, seat, readMove(scope.game, course.standing.state, openFor(course, seat), typed));
  }
  return done(course, await finish(course, seat));
}

/** What the seat wants to be done in its next turns; in a turn of its own it begins at once. */
export async function planAhead(scope: Scope, sheet: Sheet, seat: Seat, plan: Ahead | null): Promise<Done> {
  const course = takeUp(scope, sheet, seat);
  setPlan(course.ahead, seat, plan);
  return done(course, await finish(course, seat));
}

/** A decided change together with where the match stands after it. */
export interface Done {
  readonly change: Change;
  readonly course: Course;
}

export const done = (course: Course, change: Change): Done => ({ course, change });

/** The answers that go, without how it was then, and where in `since` the first of them stands. */
type Taken = Omit<Undo, 'asked' | 'view'> & { readonly at: number };

/** What can be taken back freely: only within the turn, and a step reaches back to the last answer given by hand. */
export function undoOf({ standing, byOrder }: Course, seat: Seat): Taken | null {
  const { since } = standing.match;
  const own = ownSince(since, seat);
  const at = lastOwn(since, byOrder, seat);
  const [answer, last] = [since[at], since[own.at(-1) ?? -1]];
  if (!answer || !last) return null;
  return { at, answer, answers: own.length - own.indexOf(at), byOrder: byOrder.includes(own.at(-1) ?? -1) ? last : null };
}

export async function undo(scope: Scope, sheet: Sheet, seat: Seat, seq: number, how: 'step' | 'turn' | 'order'): Promise<Done> {
  const course = takeUp(scope, sheet, null);
  const { standing } = course;
  // What others do beside it leaves the panel of a seat apart as it is.
  const oldest = scope.game.rules.apart?.(standing.state) ? (course.asked.get(seat) ?? standing.match.seq) : standing.match.seq;
  if (seq < oldest || seq > standing.match.seq) throw new Stale(null);
  const what = undoOf(course, seat);
  if (!what || (how === 'order' && !what.byOrder)) throw problems.nothingToUndo();
  const turn = scope.game.rules.turn(standing.state, seat);
  const answers = how === 'turn' ? ownSince(standing.match.since, seat).length : how === 'order' ? 1 : what.answers;
  takeBack(course, seat, answers);
  // What the other was told about the end of a turn is not taken back without asking.
  if (scope.game.rules.turn(course.standing.state, seat) !== turn) throw problems.nothingToUndo();
  const change = await finish(course, seat, undoSaying(course, seat, answers));
  return done(course, { ...change, sheet: { ...change.sheet, undos: sheet.undos + 1 } });
}

/** Silent as the turn itself is, unless the other was asked something that is not asked any more. */
function undoSaying({ from, standing, before }: Course, seat: Seat, steps: number): readonly Saying[] {
  const noticed = otherPeople(before, seat).some((other) => {
    const old = from && questionOf(from.open, other);
    const now = questionOf(standing.open, other);
    return old ? !now || !stillAsked(old, now) : now !== null;
  });
  return noticed ? [say('channel', 'note', { about: 'undo', seat, steps })] : [];
}
