import type { Seat } from '../../engine/script.ts';
import type { StoredMatch, Timer } from '../stored-match.ts';
import {
  type ChangeContext,
  changeOf,
  type DraftPost,
  draftPost,
  isPerson,
  type MatchChange,
  timerOf,
  withActivity,
  type WithPosts,
  withSeat,
  withTimer,
} from '../transition/change-context.ts';
import { mayNotifyLoudly, reminderOutsideQuietHours } from './quiet-hours.ts';

/** Returns when the reminders of a timer are due. A choice has a short clock and gets only one. */
function reminderTimes(
  { limits }: ChangeContext,
  timer: Timer,
  due: number,
): { readonly half: number | null; readonly late: number } {
  const total = due - timer.since;
  const half = timer.since + total * limits.firstReminderShare;
  if (timer.kind === 'choice') return { half: null, late: half };
  return { half, late: Math.min(timer.since + total * limits.lastReminderShare, due - limits.lastReminderBefore) };
}

/** Returns when a timer has to be processed: at its next reminder that is still useful, or its deadline. */
export function nextTimerEvent(context: ChangeContext, timer: Timer): number | null {
  const { now } = context;
  const { due } = timer;
  if (due === null || timer.stage === 'empty') return null;
  const profile = context.profiles[timer.seat] ?? null;
  if (timer.stage === 'bank' || timer.muted || (profile && profile.notifications !== 'all')) return due;
  const { half, late } = reminderTimes(context, timer, due);
  const lateAt = reminderOutsideQuietHours(profile, late, due);
  const halfAt = half === null ? null : reminderOutsideQuietHours(profile, half, due);
  if (timer.reminded < 1 && halfAt !== null && halfAt >= now && halfAt < lateAt) return halfAt;
  if (timer.reminded < 2 && lateAt >= now && lateAt < due) return lateAt;
  return due;
}

export function draftReminder(context: ChangeContext, sheet: StoredMatch, timer: Timer): WithPosts {
  const { seat, turn, kind, due } = timer;
  const step = context.now >= reminderTimes(context, timer, due ?? 0).late ? 'late' : 'half';
  const reminded = { ...timer, reminded: step === 'late' ? 2 : 1 };
  const next = withTimer(sheet, timer, { ...reminded, next: nextTimerEvent(context, reminded) });
  const push = step === 'late' && mayNotifyLoudly(context, sheet, seat);
  return draftDirect(context, next, seat, draftPost(seat, 'reminder', { turn, step, kind, due }, push));
}

/** Adds a direct message, unless there were too many about this turn. */
export function draftDirect(
  { limits, profiles }: ChangeContext,
  sheet: StoredMatch,
  seat: number,
  post: DraftPost,
): WithPosts {
  const sent = sheet.messages[seat] ?? 0;
  if (sent >= limits.directMessagesPerTurn || !isPerson(sheet, seat) || profiles[seat]?.notifications === 'none')
    return { sheet, posts: [] };
  return { sheet: { ...sheet, messages: withSeat(sheet.messages, seat, sent + 1) }, posts: [post] };
}

/** Postpones the next reminder of a player who is present. */
export function postponeReminder({ now, limits }: ChangeContext, timer: Timer): Timer {
  const { next, due } = timer;
  if (next === null || due === null || next >= due) return timer;
  return { ...timer, next: Math.min(due, Math.max(next, now + limits.reminderPostpone)) };
}

export function muteReminders(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange {
  const timer = timerOf(sheet, seat);
  const muted = { ...timer, muted: true };
  return changeOf(
    withActivity(withTimer(sheet, timer, { ...muted, next: nextTimerEvent(context, muted) }), seat, context.now),
  );
}

/** Postpones reminders after a click; null if nothing changes. */
export function postponeReminders(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange | null {
  const timer = sheet.waits.find((each) => each.seat === seat);
  if (sheet.status !== 'open' || !timer) return null;
  const later = postponeReminder(context, timer);
  return later.next === timer.next ? null : changeOf(withActivity(withTimer(sheet, timer, later), seat, context.now));
}
