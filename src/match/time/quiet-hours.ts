import { DAY, MINUTE } from '../limits.ts';
import type { Profile } from '../sheet.ts';

/** The quiet hours around a moment, in the player's own time; null when it is in none. */
export function quietAround(profile: Profile | null, at: number): { readonly start: number; readonly end: number } | null {
  if (!profile?.quiet || profile.offset === null) return null;
  const [from, to] = [profile.quiet[0] * MINUTE, profile.quiet[1] * MINUTE];
  if (from === to) return null;
  const shift = profile.offset * MINUTE;
  const midnight = Math.floor((at + shift) / DAY) * DAY - shift;
  // Hours over midnight began yesterday or end tomorrow.
  for (const day of [midnight - DAY, midnight]) {
    const start = day + from;
    const end = day + to + (to < from ? DAY : 0);
    if (at >= start && at < end) return { start, end };
  }
  return null;
}

/** Nobody runs out of time asleep: a deadline in quiet hours moves to some time after them. */
export function awakeDeadline(profile: Profile | null, at: number, after: number): number {
  const quiet = quietAround(profile, at);
  return quiet ? quiet.end + after : at;
}

/** A reminder in quiet hours moves to their end, or before their beginning when the end would be too late. */
export function awakeReminder(profile: Profile | null, at: number, due: number | null): number {
  const quiet = quietAround(profile, at);
  if (!quiet) return at;
  return due !== null && due <= quiet.end ? quiet.start - MINUTE : quiet.end;
}
