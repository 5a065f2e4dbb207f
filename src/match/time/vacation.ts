import type { Seat } from '../../engine/script.ts';
import { later } from './deadlines.ts';
import { idleFrom } from '../change/conclude.ts';
import type { Limits } from '../limits.ts';
import { problems } from '../problems.ts';
import { type Change, changed, say, type Scope, withSeat } from '../change/context.ts';
import type { Profile, Sheet } from '../sheet.ts';

/** Until when the player is away now; null when not. */
export function awayUntil(profile: Profile | null, now: number): number | null {
  const running = profile?.vacations.find(([from, to]) => from <= now && now < to);
  return running ? running[1] : null;
}

/** What is left of the vacation of the running half-year. */
export function vacationLeft(profile: Profile, now: number, limits: Limits): number {
  const since = now - limits.vacationPer;
  const taken = profile.vacations.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, since)), 0);
  return Math.max(0, limits.vacation - taken);
}

/** The profile with a vacation from now on; one that is running is made longer. */
export function withVacation(profile: Profile, length: number, now: number, limits: Limits): Profile {
  if (!(length > 0) || length > vacationLeft(profile, now, limits)) throw problems.vacationSpent();
  const recent = profile.vacations.filter(([, to]) => to > now - limits.vacationPer);
  const running = recent.find(([from, to]) => from <= now && now < to);
  if (!running) return { ...profile, vacations: [...recent, [now, now + length]] };
  return { ...profile, vacations: recent.map((each) => (each === running ? [running[0], running[1] + length] : each)) };
}

/** The profile of somebody who is back early. */
export function withoutVacation(profile: Profile, now: number): Profile {
  if (awayUntil(profile, now) === null) throw problems.notAway();
  return { ...profile, vacations: profile.vacations.map(([from, to]) => (from <= now && now < to ? [from, now] : [from, to])) };
}

/** Brings a match in line with the player's vacation: the clock stands for so long. Null when it is. Rated ones go on. */
export function settleAway(scope: Scope, sheet: Sheet, seat: Seat): Change | null {
  const until = sheet.terms.rated ? null : awayUntil(scope.profiles[seat] ?? null, scope.now);
  const old = sheet.away[seat] ?? null;
  const standing = old !== null && old > scope.now ? old : null;
  if (until === standing || (sheet.status !== 'open' && sheet.status !== 'adjourned')) return null;
  const by = (until ?? scope.now) - (standing ?? scope.now);
  const away: Sheet = {
    ...sheet,
    away: withSeat(sheet.away, seat, until),
    waits: sheet.waits.map((wait) => (wait.seat === seat ? later(scope, wait, by) : wait)),
  };
  const note = until === null ? ({ about: 'back', seat } as const) : ({ about: 'vacation', seat, until } as const);
  return changed({ ...away, expires: sheet.expires === null ? null : idleFrom(scope, away) }, [say('channel', 'note', note)]);
}
