import type { Seat } from '../../engine/script.ts';
import { shiftTimer, idleDeadline } from './deadlines.ts';
import { quietHoursAt } from './quiet-hours.ts';
import type { MatchLimits } from '../limits.ts';
import { problems } from '../problems.ts';
import { type MatchChange, changeOf, draftPost, type ChangeContext, withSeat } from '../transition/change-context.ts';
import type { Profile, StoredMatch } from '../stored-match.ts';

/** Returns the end of the current vacation; null if there is none. */
export function vacationUntil(profile: Profile | null, now: number): number | null {
  const running = profile?.vacations.find(([from, to]) => from <= now && now < to);
  return running ? running[1] : null;
}

/** Returns the vacation left in the current half-year. */
export function vacationLeft(profile: Profile, now: number, limits: MatchLimits): number {
  const since = now - limits.vacationPeriod;
  const taken = profile.vacations.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, since)), 0);
  return Math.max(0, limits.vacation - taken);
}

/** Adds a vacation from now on, or extends the current one. */
export function withVacation(profile: Profile, length: number, now: number, limits: MatchLimits): Profile {
  if (!(length > 0) || length > vacationLeft(profile, now, limits)) throw problems.vacationSpent();
  const recent = profile.vacations.filter(([, to]) => to > now - limits.vacationPeriod);
  const running = recent.find(([from, to]) => from <= now && now < to);
  if (!running) return { ...profile, vacations: [...recent, [now, now + length]] };
  return { ...profile, vacations: recent.map((each) => (each === running ? [running[0], running[1] + length] : each)) };
}

export function withoutVacation(profile: Profile, now: number): Profile {
  if (vacationUntil(profile, now) === null) throw problems.notOnVacation();
  return {
    ...profile,
    vacations: profile.vacations.map(([from, to]) => (from <= now && now < to ? [from, now] : [from, to])),
  };
}

/** Returns when a span of time from a moment on is over, not counting vacations. */
export function endWithoutVacations(profile: Profile | null, from: number, span: number): number {
  let [at, left] = [from, span];
  for (const [start, end] of (profile?.vacations ?? []).toSorted(([a], [b]) => a - b)) {
    if (end <= at) continue;
    const before = Math.max(0, start - at);
    if (before >= left) break;
    [at, left] = [end, left - before];
  }
  return at + left;
}

/** Returns whether something outside of matches may make a sound for someone: not in quiet hours or on vacation. */
export const mayDisturb = (profile: Profile | null, now: number): boolean =>
  profile === null ||
  (profile.notifications !== 'none' && !quietHoursAt(profile, now) && vacationUntil(profile, now) === null);

/** A vacation stops the clock, except in rated matches: only where a competition has its own end, also in those. */
export const stopsOnVacation = ({ terms, competition }: Pick<StoredMatch, 'terms' | 'competition'>): boolean =>
  !terms.rated || competition !== undefined;

/** Applies the player's vacation to a match by stopping its clock; null if nothing changes. */
export function applyVacation(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange | null {
  const until = stopsOnVacation(sheet) ? vacationUntil(context.profiles[seat] ?? null, context.now) : null;
  const old = sheet.away[seat] ?? null;
  const current = old !== null && old > context.now ? old : null;
  if (until === current || (sheet.status !== 'open' && sheet.status !== 'adjourned')) return null;
  const by = (until ?? context.now) - (current ?? context.now);
  const away: StoredMatch = {
    ...sheet,
    away: withSeat(sheet.away, seat, until),
    waits: sheet.waits.map((timer) => (timer.seat === seat ? shiftTimer(context, timer, by) : timer)),
  };
  const note = until === null ? ({ about: 'back', seat } as const) : ({ about: 'vacation', seat, until } as const);
  return changeOf({ ...away, expires: sheet.expires === null ? null : idleDeadline(context, away) }, [
    draftPost('channel', 'note', note),
  ]);
}
