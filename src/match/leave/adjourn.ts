import type { Seat } from '../../engine/script.ts';
import { finish, idleFrom } from '../change/conclude.ts';
import { type Change, changed, type Saying, say, type Scope, withSeat } from '../change/context.ts';
import { courseAt, originOf, standingOn } from '../change/progress.ts';
import type { Note } from '../posts.ts';
import { problems } from '../problems.ts';
import type { Sheet } from '../sheet.ts';
import { requestOf, withYes } from './agree.ts';

const note = (detail: Note, push = false): Saying => say('channel', 'note', detail, push);

/** No result, no clock, no more calls until it is resumed. */
export function adjourned(sheet: Sheet, why: Extract<Note, { about: 'adjourned' }>['why']): Change {
  const resting: Sheet = { ...sheet, status: 'adjourned', waits: [], paused: [], requests: [], expires: null };
  return changed(resting, [note({ about: 'adjourned', why })]);
}

/** The first asks, all others agree. Nobody has to be asked when there are only computers, or somebody is out of time. */
export function adjourn(scope: Scope, sheet: Sheet, seat: Seat): Change {
  const here = { ...sheet, lastActed: withSeat(sheet.lastActed, seat, scope.now) };
  if (sheet.waits.some((wait) => wait.seat !== seat && wait.stage === 'empty')) return adjourned(here, 'bank');
  const open = requestOf(sheet, 'adjourn');
  const requests = withYes(sheet, seat, { kind: 'adjourn', seat }, open);
  if (!requests) return adjourned(here, 'agreed');
  return changed({ ...here, requests }, open ? [] : [note({ about: 'adjourn-asked', seat }, true)]);
}

export async function resume(scope: Scope, sheet: Sheet, seat: Seat): Promise<Change> {
  if (sheet.status !== 'adjourned') throw problems.notOpen();
  const open = requestOf(sheet, 'resume');
  const requests = withYes(sheet, seat, { kind: 'resume', seat }, open);
  if (!requests) return resumed(scope, sheet, seat);
  const here = { ...sheet, lastActed: withSeat(sheet.lastActed, seat, scope.now) };
  return changed({ ...here, requests }, open ? [] : [note({ about: 'resume-asked', seat }, true)]);
}

/** Goes on where it stood; every clock begins anew. */
export async function resumed(scope: Scope, sheet: Sheet, actor: Seat | null): Promise<Change> {
  const messages = sheet.messages.map(() => 0);
  const open: Sheet = { ...sheet, status: 'open', requests: [], messages, expires: idleFrom(scope, sheet) };
  const standing = standingOn(scope.game, sheet);
  const course = courseAt(scope, open, originOf(scope.game, standing, open), standing, { answers: sheet.answers, drop: 0, log: sheet.log });
  return finish(course, actor, [note({ about: 'resumed' })]);
}
