import { Refused } from '../../engine/text.ts';
import { DAY, HOUR } from '../../match/limits.ts';
import type { Profile } from '../../match/stored-match.ts';
import { momentOf } from '../../match/zone.ts';
import { clubAdminStrings as strings } from '../strings/club-admin.ts';

/** Hour of a day without a time. */
const NOON = 12;
/** The latest start. */
const LONGEST_WAIT = 366 * DAY;

const units: Readonly<Record<string, number>> = { h: HOUR, d: DAY, t: DAY, w: 7 * DAY };

/** Reads a number with a unit, such as `3 days` or `2 Wochen`, in milliseconds; null if it isn't one. */
function readSpan(text: string): number | null {
  const [, count = '', unit = ''] =
    /^(?:in )?(\d{1,5}) ?(h|hours?|stunden?|d|days?|t|tage?n?|w|weeks?|wochen?)?$/iu.exec(text.trim()) ?? [];
  if (count === '') return null;
  const first = unit.charAt(0).toLowerCase();
  return Number(count) * (unit.toLowerCase().startsWith('st') ? HOUR : (units[first] ?? DAY));
}

/** Reads `2027-01-15 18:00` or `15.01.2027 18:00` as shown on the person's clock; null if it isn't a date. */
function readDate(text: string, profile: Profile): number | null {
  const time = '(?:[ T,]+(\\d{1,2}):(\\d{2})(?: ?Uhr)?)?';
  const iso = new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${time}$`, 'u').exec(text);
  const german = new RegExp(`^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})${time}$`, 'u').exec(text);
  const [, first, month, last, hours, minutes] = iso ?? german ?? [];
  if (!first || !month || !last) return null;
  const [year, day] = iso ? [first, last] : [last, first];
  const numbers = [
    Number(month),
    Number(day),
    hours === undefined ? NOON : Number(hours),
    Number(minutes ?? 0),
  ] as const;
  const shown = Date.UTC(Number(year), numbers[0] - 1, numbers[1], numbers[2], numbers[3]);
  const date = new Date(shown);
  const given = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
  return given.every((value, index) => value === numbers[index]) ? momentOf(profile, shown) : null;
}

/** Reads when something starts; refuses what isn't a date, is in the past, or is too far away. */
export function readStart(text: string, profile: Profile, now: number): number {
  const span = readSpan(text);
  const at = span === null ? readDate(text.trim(), profile) : now + span;
  if (at === null) throw new Refused(strings.badDate);
  if (at < now) throw new Refused(strings.pastDate);
  if (at > now + LONGEST_WAIT) throw new Refused(strings.farDate);
  return at;
}

/** Reads a number of days; refuses anything else. */
export function readDays(text: string): number {
  const span = readSpan(text);
  if (span === null || span < DAY) throw new Refused(strings.badLength);
  return Math.floor(span / DAY);
}
