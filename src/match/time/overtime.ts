import type { Seat } from '../../engine/script.ts';
import { deadline, nextMoment, postponed } from './deadlines.ts';
import { takeUp } from '../change/progress.ts';
import { finish } from '../change/conclude.ts';
import { ahead } from '../leave/ranking.ts';
import { stop } from '../leave/resign.ts';
import { done, type Done } from '../play/answer.ts';
import { problems } from '../problems.ts';
import { type Change, changed, say, type Scope, withSeat } from '../change/context.ts';
import type { Sheet, Wait } from '../sheet.ts';

/** The wait of somebody else whose time bank is empty. Throws when there is none. */
function lateWait(sheet: Sheet, seat: Seat): Wait {
  const wait = sheet.waits.find((each) => each.seat !== seat && each.stage === 'empty');
  if (!wait) throw problems.nobodyLate();
  return wait;
}

/** From when a win on time may be claimed by this seat; null when it may not be claimed: among more than two nobody wins by it. */
export function claimFrom(scope: Pick<Scope, 'limits'>, sheet: Sheet, seat: Seat): number | null {
  if (sheet.players.length > 2) return null;
  const late = sheet.waits.find((wait) => wait.seat !== seat && wait.stage === 'empty');
  return late && late.due !== null ? late.due + (sheet.terms.rated ? 0 : scope.limits.claimAfter) : null;
}

export function claim(scope: Scope, sheet: Sheet, seat: Seat): Change {
  lateWait(sheet, seat);
  if ((claimFrom(scope, sheet, seat) ?? Infinity) > scope.now) throw problems.claimLater();
  return stop(scope, sheet, { kind: 'claimed', ranking: ahead(sheet, [seat]) });
}

/** A gift of time by the one who waits. */
export function grant(scope: Scope, sheet: Sheet, seat: Seat): Change {
  const late = lateWait(sheet, seat);
  const due = deadline(scope, late.seat, scope.now + scope.limits.grant);
  const given: Wait = { ...late, stage: 'running', since: scope.now, due, reminded: 1 };
  const wait = { ...given, next: nextMoment(scope, given) };
  return changed(withWait(sheet, late, wait, scope.now, seat), [
    say('channel', 'note', { about: 'granted', seat: late.seat, by: seat, until: due }),
  ]);
}

function withWait(sheet: Sheet, old: Wait, wait: Wait, now: number, actor: Seat): Sheet {
  const waits = sheet.waits.map((each) => (each === old ? wait : each));
  return { ...sheet, waits, lastActed: withSeat(sheet.lastActed, actor, now) };
}

/** The rest of this turn is played safely and as briefly as possible. */
export async function autopilot(scope: Scope, sheet: Sheet, seat: Seat): Promise<Done> {
  const late = lateWait(sheet, seat);
  const flying = { ...sheet, autopilot: withSeat(sheet.autopilot, late.seat, late.turn) };
  const course = takeUp(scope, flying, seat);
  const change = await finish(course, seat, [say('channel', 'note', { about: 'autopilot', seat: late.seat, by: seat })]);
  return done(course, change);
}

function ownWait(sheet: Sheet, seat: Seat): Wait {
  const wait = sheet.waits.find((each) => each.seat === seat);
  if (!wait) throw problems.nothingAsked();
  return wait;
}

/** Draws on the bank before the time is over: the deadline moves by what is in it. */
export function useBank(scope: Scope, sheet: Sheet, seat: Seat): Change {
  const wait = ownWait(sheet, seat);
  const bank = sheet.banks[seat] ?? 0;
  if (wait.kind !== 'turn' || wait.stage !== 'running' || wait.due === null || bank === 0) throw problems.noBank();
  const due = deadline(scope, seat, wait.due + bank);
  const drawn: Wait = { ...wait, stage: 'bank', due, next: due };
  return changed(withWait(sheet, wait, drawn, scope.now, seat), [
    say('channel', 'bank', { turn: wait.turn, seat, stage: 'bank', until: due, calls: [], amends: false }),
  ]);
}

export function mute(scope: Scope, sheet: Sheet, seat: Seat): Change {
  const wait = ownWait(sheet, seat);
  const muted = { ...wait, muted: true };
  return changed(withWait(sheet, wait, { ...muted, next: nextMoment(scope, muted) }, scope.now, seat));
}

/** A click without consequences: the next reminder can wait. Null when that changes nothing worth writing. */
export function touch(scope: Scope, sheet: Sheet, seat: Seat): Change | null {
  const wait = sheet.waits.find((each) => each.seat === seat);
  if (sheet.status !== 'open' || !wait) return null;
  const later = postponed(scope, wait);
  return later.next === wait.next ? null : changed(withWait(sheet, wait, later, scope.now, seat));
}
