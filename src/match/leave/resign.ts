import type { Seat } from '../../engine/script.ts';
import { courseAt, placeOn } from '../change/progress.ts';
import { ended, finish, idleFrom } from '../change/conclude.ts';
import type { Note } from '../posts.ts';
import { problems } from '../problems.ts';
import { type Change, changed, otherPeople, type Saying, say, type Scope, withSeat } from '../change/context.ts';
import type { Ending, Sheet } from '../sheet.ts';

const note = (detail: Note, push = false): Saying => say('channel', 'note', detail, push);

/** Ends a match by somebody's will. The position stays as it is. */
export function stop(scope: Scope, sheet: Sheet, ending: Ending): Change {
  const place = placeOn(scope.game, sheet);
  const over = ended(scope, sheet, ending, [], place.state);
  return changed(over.sheet, over.said);
}

export const resign = (scope: Scope, sheet: Sheet, seat: Seat): Change =>
  stop(scope, sheet, { kind: 'resigned', winner: nextSeat(sheet, seat) });

const nextSeat = (sheet: Sheet, seat: Seat): Seat => (seat + 1) % sheet.players.length;

/** No result, no clock, no more calls until it is resumed. */
export function adjourned(sheet: Sheet, why: Extract<Note, { about: 'adjourned' }>['why']): Change {
  const resting: Sheet = { ...sheet, status: 'adjourned', waits: [], paused: [], requests: [], expires: null };
  return changed(resting, [note({ about: 'adjourned', why })]);
}

/** The first asks, the other agrees. Nobody has to be asked when the other is a computer or out of time. */
export function adjourn(scope: Scope, sheet: Sheet, seat: Seat): Change {
  const here = { ...sheet, lastActed: withSeat(sheet.lastActed, seat, scope.now) };
  if (otherPeople(sheet, seat).length === 0) return adjourned(here, 'agreed');
  if (sheet.waits.some((wait) => wait.seat !== seat && wait.stage === 'empty')) return adjourned(here, 'bank');
  if (sheet.requests.some((request) => request.kind === 'adjourn' && request.seat !== seat)) return adjourned(here, 'agreed');
  const requests = [...sheet.requests.filter(({ kind }) => kind !== 'adjourn'), { kind: 'adjourn', seat } as const];
  return changed({ ...here, requests }, [note({ about: 'adjourn-asked', seat }, true)]);
}

export function resume(scope: Scope, sheet: Sheet, seat: Seat): Change {
  if (sheet.status !== 'adjourned') throw problems.notOpen();
  const agreed = sheet.requests.some((request) => request.kind === 'resume' && request.seat !== seat);
  if (agreed || otherPeople(sheet, seat).length === 0) return resumed(scope, sheet, seat);
  const here = { ...sheet, lastActed: withSeat(sheet.lastActed, seat, scope.now) };
  return changed({ ...here, requests: [{ kind: 'resume', seat }] }, [note({ about: 'resume-asked', seat }, true)]);
}

/** Goes on where it stood; every clock begins anew. */
export function resumed(scope: Scope, sheet: Sheet, actor: Seat | null): Change {
  const messages = sheet.messages.map(() => 0);
  const open: Sheet = { ...sheet, status: 'open', requests: [], messages, expires: idleFrom(scope, sheet) };
  const place = placeOn(scope.game, sheet);
  const course = courseAt(scope, open, place, place, { answers: sheet.answers, drop: 0, log: sheet.log });
  return finish(course, actor, [note({ about: 'resumed' })]);
}
