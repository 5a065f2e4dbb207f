import type { Seat } from '../../engine/script.ts';
import { problems } from '../problems.ts';
import type { MatchLimits } from '../limits.ts';
import type { StoredMatch, Terms, TimeControl, Timer } from '../stored-match.ts';
import {
  type ChangeContext,
  changeOf,
  draftPost,
  type MatchChange,
  otherPeople,
  timerOf,
  withActivity,
  type WithPosts,
  withSeat,
  withTimer,
} from '../transition/change-context.ts';
import { quietDeadline } from './deadlines.ts';
import { mayNotifyLoudly } from './quiet-hours.ts';
import { draftDirect } from './reminders.ts';

/** Starts the time bank early: the deadline moves by its content. */
export function useBank(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange {
  const timer = timerOf(sheet, seat);
  const bank = sheet.banks[seat] ?? 0;
  if (timer.kind !== 'turn' || timer.stage !== 'running' || timer.due === null || bank === 0) throw problems.noBank();
  const due = quietDeadline(context, seat, timer.due + bank);
  const drawn: Timer = { ...timer, stage: 'bank', due, next: due };
  return changeOf(withActivity(withTimer(sheet, timer, drawn), seat, context.now), [
    draftPost('channel', 'bank', { turn: timer.turn, seat, stage: 'bank', until: due, calls: [], amends: false }),
  ]);
}

/** Starts the time bank, or marks it as empty. */
export function runOutOfTime(context: ChangeContext, sheet: StoredMatch, timer: Timer): WithPosts {
  const { now, limits } = context;
  const { seat, turn } = timer;
  const bank = sheet.banks[seat] ?? 0;
  if (timer.stage === 'running' && bank > 0) {
    const until = quietDeadline(context, seat, now + bank);
    const running = withTimer(sheet, timer, { ...timer, stage: 'bank', due: until, next: until });
    const detail = { turn, seat, stage: 'bank', until, calls: [], amends: false } as const;
    const own =
      context.profiles[seat]?.notifications === 'none' ? [] : [draftPost(seat, 'bank', { ...detail, amends: true })];
    return { sheet: running, posts: [draftPost('channel', 'bank', detail), ...own] };
  }
  const until = now + (sheet.terms.rated ? 0 : limits.claimAfter);
  const empty = withTimer({ ...sheet, banks: withSeat(sheet.banks, seat, 0) }, timer, {
    ...timer,
    stage: 'empty',
    due: now,
    next: null,
  });
  const detail = { turn, seat, stage: 'empty', until, calls: [seat], amends: false } as const;
  const own = draftDirect(context, empty, seat, draftPost(seat, 'bank', detail, mayNotifyLoudly(context, sheet, seat)));
  const others = otherPeople(sheet, seat).map((other) =>
    draftPost(other, 'bank', detail, mayNotifyLoudly(context, sheet, other)),
  );
  return { sheet: own.sheet, posts: [draftPost('channel', 'bank', detail, true), ...own.posts, ...others] };
}

/** Returns the full time bank of a clock and what a turn adds to it. */
export function timeBankOf(
  { turn, timeBank, timeBankTurns, timeBankRefill, timeBankRefillTurns }: MatchLimits,
  clock: TimeControl,
): { readonly full: number; readonly refill: number } {
  const time = turn[clock] ?? Infinity;
  return {
    full: Math.min(timeBank, time * timeBankTurns),
    refill: Math.min(timeBankRefill, time * timeBankRefillTurns),
  };
}

/** Returns the bank after a turn: used time is gone, and every turn refills a little. */
export function timeBankAfter(
  { limits, now }: ChangeContext,
  { clock }: Pick<Terms, 'clock'>,
  bank: number,
  timer: Timer,
): number {
  if (timer.kind !== 'turn' || timer.due === null) return bank;
  const left = timer.stage === 'bank' ? Math.max(0, Math.min(bank, timer.due - now)) : bank;
  const { full, refill } = timeBankOf(limits, clock);
  return Math.min(full, left + refill);
}
