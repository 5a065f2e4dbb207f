import type { Decision } from '../../engine/script.ts';
import { awakeDeadline, awakeReminder } from './quiet-hours.ts';
import type { Scope } from '../change/context.ts';
import type { Sheet, Wait } from '../sheet.ts';

/** How long a turn, or a choice in the other's turn, may take; null without a clock. */
function timeFor({ limits }: Scope, sheet: Sheet, kind: Wait['kind']): number | null {
  const whole = limits.turn[sheet.terms.clock];
  return kind === 'turn' || whole === null ? whole : Math.min(limits.choice, whole * limits.choiceShare);
}

/** A wait that begins now, or when the player is back from vacation. Without `timed` it has no end of its own. */
export function freshWait(scope: Scope, sheet: Sheet, decision: Decision, kind: Wait['kind'], turn: number, timed: boolean): Wait {
  const { seat, key } = decision;
  const time = timed ? timeFor(scope, sheet, kind) : null;
  const since = Math.max(scope.now, sheet.away[seat] ?? 0);
  const due = time === null ? null : deadline(scope, seat, since + time);
  const clock = { since, due, stage: 'running', next: null, reminded: 0, muted: false } as const;
  const wait: Wait = { seat, key, kind, ...clock, turn, asked: 0, auto: null, byHand: false };
  return { ...wait, next: nextMoment(scope, wait) };
}

export function deadline(scope: Scope, seat: number, at: number): number {
  return awakeDeadline(scope.profiles[seat] ?? null, at, scope.limits.afterQuiet);
}

/** When the two reminders of a wait are due. A choice has a short clock: one reminder is enough. */
export function remindersOf({ limits }: Scope, wait: Wait, due: number): { readonly half: number | null; readonly late: number } {
  const whole = due - wait.since;
  const half = wait.since + whole * limits.halfShare;
  if (wait.kind === 'choice') return { half: null, late: half };
  return { half, late: Math.min(wait.since + whole * limits.lateShare, due - limits.lateBefore) };
}

/** When something has to be done about a wait: the next reminder that is still worth it, or its end. */
export function nextMoment(scope: Scope, wait: Wait): number | null {
  const { now } = scope;
  const { due } = wait;
  if (due === null || wait.stage === 'empty') return null;
  const profile = scope.profiles[wait.seat] ?? null;
  if (wait.stage === 'bank' || wait.muted || (profile && profile.notifications !== 'all')) return due;
  const { half, late } = remindersOf(scope, wait, due);
  const lateAt = awakeReminder(profile, late, due);
  const halfAt = half === null ? null : awakeReminder(profile, half, due);
  if (wait.reminded < 1 && halfAt !== null && halfAt >= now && halfAt < lateAt) return halfAt;
  if (wait.reminded < 2 && lateAt >= now && lateAt < due) return lateAt;
  return due;
}

/** The same wait so much later: the clock stood still. */
export function later(scope: Scope, wait: Wait, by: number): Wait {
  const due = wait.due === null || wait.stage === 'empty' ? wait.due : deadline(scope, wait.seat, wait.due + by);
  const moved = { ...wait, since: wait.since + by, due };
  return { ...moved, next: nextMoment(scope, moved) };
}

/** The player is here: the next reminder can wait. */
export function postponed({ now, limits }: Scope, wait: Wait): Wait {
  const { next, due } = wait;
  if (next === null || due === null || next >= due) return wait;
  return { ...wait, next: Math.min(due, Math.max(next, now + limits.postpone)) };
}

/** Somebody whose time was up is back: there is a little time for the rest of the turn. */
export function revived(scope: Scope, sheet: Sheet, wait: Wait): Wait {
  const time = timeFor(scope, sheet, 'choice');
  if (wait.stage !== 'empty' || time === null) return wait;
  const due = deadline(scope, wait.seat, scope.now + time);
  return { ...wait, stage: 'running', due, next: due, reminded: 2 };
}

/** What is left in the bank when a turn ends: what ran is gone, and every turn refills a little. */
export function bankAfter({ limits, now }: Scope, bank: number, wait: Wait): number {
  if (wait.kind !== 'turn' || wait.due === null) return bank;
  const left = wait.stage === 'bank' ? Math.max(0, Math.min(bank, wait.due - now)) : bank;
  return Math.min(limits.bank, left + limits.bankRefill);
}
