import { DAY, MINUTE } from '../limits.ts';
import type { Profile, StoredMatch } from '../stored-match.ts';
import { momentOf, offsetOf } from '../zone.ts';
import type { Seat } from '../../engine/script.ts';
import { type ChangeContext, isEveryonePresent } from '../transition/change-context.ts';

/** Returns the quiet hours around a moment, in the player's time zone; null outside of them. */
export function quietHoursAt(
  profile: Profile | null,
  at: number,
): { readonly start: number; readonly end: number } | null {
  const offset = profile && offsetOf(profile, at);
  if (!profile?.quiet || offset === null) return null;
  const [from, to] = [profile.quiet[0] * MINUTE, profile.quiet[1] * MINUTE];
  if (from === to) return null;
  const midnight = Math.floor((at + offset * MINUTE) / DAY) * DAY;
  // Quiet hours across midnight start yesterday or end tomorrow.
  for (const day of [midnight - DAY, midnight]) {
    const start = momentOf(profile, day + from);
    const end = momentOf(profile, day + to + (to < from ? DAY : 0));
    if (at >= start && at < end) return { start, end };
  }
  return null;
}

/** Moves a deadline in quiet hours to some time after them. */
export function deadlineOutsideQuietHours(profile: Profile | null, at: number, after: number): number {
  const quiet = quietHoursAt(profile, at);
  return quiet ? quiet.end + after : at;
}

/** Moves a reminder in quiet hours to their end, or before their start if the end would be too late. */
export function reminderOutsideQuietHours(profile: Profile | null, at: number, due: number | null): number {
  const quiet = quietHoursAt(profile, at);
  if (!quiet) return at;
  return due !== null && due <= quiet.end ? quiet.start - MINUTE : quiet.end;
}

/** Returns whether a direct message may make a sound: not in quiet hours, on vacation, or while everyone is present. */
export function mayNotifyLoudly(context: ChangeContext, sheet: StoredMatch, seat: Seat): boolean {
  const profile = context.profiles[seat] ?? null;
  const awake = !quietHoursAt(profile, context.now) && (sheet.away[seat] ?? 0) <= context.now;
  return awake && profile?.notifications !== 'none' && !isEveryonePresent(sheet, context.now, context.limits);
}
