import type { Decision } from '../../engine/script.ts';
import { deadlineOutsideQuietHours } from './quiet-hours.ts';
import type { ChangeContext } from '../transition/change-context.ts';
import type { StoredMatch, Timer } from '../stored-match.ts';
import { nextTimerEvent } from './reminders.ts';

/** Returns the time for a turn or for a choice in another player's turn; null without a clock. */
function timeAllowed({ limits }: ChangeContext, sheet: StoredMatch, kind: Timer['kind']): number | null {
  const total = limits.turn[sheet.terms.clock];
  return kind === 'turn' || total === null ? total : Math.min(limits.choiceTime, total * limits.choiceShare);
}

/** Starts a timer now, or at the end of the player's vacation. Without `timed` it has no deadline. */
export function startTimer(
  context: ChangeContext,
  sheet: StoredMatch,
  decision: Decision,
  kind: Timer['kind'],
  turn: number,
  timed: boolean,
): Timer {
  const { seat, key } = decision;
  const time = timed ? timeAllowed(context, sheet, kind) : null;
  const since = Math.max(context.now, sheet.away[seat] ?? 0);
  const due = time === null ? null : quietDeadline(context, seat, since + time);
  const clock = { since, due, stage: 'running', next: null, reminded: 0, muted: false } as const;
  const timer: Timer = { seat, key, kind, ...clock, turn, asked: 0, auto: null, byHand: false };
  return { ...timer, next: nextTimerEvent(context, timer) };
}

export function quietDeadline(context: ChangeContext, seat: number, at: number): number {
  return deadlineOutsideQuietHours(context.profiles[seat] ?? null, at, context.limits.quietHoursGrace);
}

/** Moves a timer by the time its clock was stopped. */
export function shiftTimer(context: ChangeContext, timer: Timer, by: number): Timer {
  const due =
    timer.due === null || timer.stage === 'empty' ? timer.due : quietDeadline(context, timer.seat, timer.due + by);
  const moved = { ...timer, since: timer.since + by, due };
  return { ...moved, next: nextTimerEvent(context, moved) };
}

/** Gives a late player who returned a little time for the rest of the turn. */
export function reviveTimer(context: ChangeContext, sheet: StoredMatch, timer: Timer): Timer {
  const time = timeAllowed(context, sheet, 'choice');
  if (timer.stage !== 'empty' || time === null) return timer;
  const due = quietDeadline(context, timer.seat, context.now + time);
  return { ...timer, stage: 'running', due, next: due, reminded: 2 };
}

/** Returns when an idle match is adjourned. */
export function idleDeadline({ now, limits }: ChangeContext, sheet: StoredMatch): number {
  return Math.max(now, ...sheet.away.map((until) => until ?? 0)) + limits.idle;
}
