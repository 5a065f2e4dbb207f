import { MINUTE } from './limits.ts';
import type { Profile } from './stored-match.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
}

/** Returns minutes east of UTC in a zone at a moment, including daylight saving. */
export function offsetIn(zone: string, at: number): number {
  const name =
    formatOf(zone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d+):(\d+)$/.exec(name) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns minutes east of UTC of a person; null if unknown. */
export const offsetOf = ({ zone, offset }: Profile, at: number): number | null =>
  zone === undefined ? offset : offsetIn(zone, at);

/** Returns the moment at which a person's clock shows this time, written as if it were UTC. */
export function momentOf(profile: Profile, shown: number): number {
  const shift = (at: number): number => (offsetOf(profile, at) ?? 0) * MINUTE;
  return shown - shift(shown - shift(shown));
}
