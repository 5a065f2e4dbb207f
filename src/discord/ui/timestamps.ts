import { perLanguage, type Text, verbatim } from '../../engine/text.ts';

/** Discord shows these in every reader's time zone and language. */
export const absoluteTime = (at: number): string => `<t:${Math.floor(at / 1000)}:F>`;
export const relativeTime = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
export const absoluteAndRelative = (at: number): string => `${absoluteTime(at)} (${relativeTime(at)})`;

const dayFormats = {
  en: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' }),
  de: new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', day: 'numeric' }),
};

/** Returns a day such as `2026-11-17` in words. Unlike a moment, it's the same in every time zone. */
export const dayText = (day: string): Text =>
  perLanguage((language) => dayFormats[language].format(Date.parse(`${day}T00:00:00Z`)));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a duration in at most two units. */
export function duration(ms: number): Text {
  if (ms < MINUTE) return { en: 'less than a minute', de: 'weniger als eine Minute' };
  if (ms < HOUR) return verbatim(`${Math.floor(ms / MINUTE)} min`);
  if (ms < DAY) return verbatim(`${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min`);
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
  return { en: `${days} d ${hours} h`, de: `${days} T ${hours} h` };
}

/** Discord counts from the start of 2015. */
export const DISCORD_EPOCH = 1_420_070_400_000;

/** Returns when the object with this id was created. */
export const sentAt = (id: string): number => Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
