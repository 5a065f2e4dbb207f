import { type Text, verbatim } from '../../engine/text.ts';

/** Discord shows these in every reader's own time zone and language. */
export const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:F>`;
export const distance = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
export const both = (at: number): string => `${moment(at)} (${distance(at)})`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its two largest units at most. */
export function lasting(ms: number): Text {
  if (ms < MINUTE) return { en: 'less than a minute', de: 'weniger als eine Minute' };
  if (ms < HOUR) return verbatim(`${Math.floor(ms / MINUTE)} min`);
  if (ms < DAY) return verbatim(`${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min`);
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
  return { en: `${days} d ${hours} h`, de: `${days} T ${hours} h` };
}

/** Discord counts from the beginning of 2015. */
export const EPOCH = 1_420_070_400_000;

/** When something with this id came into being. */
export const sentAt = (id: string): number => Number(BigInt(id) >> 22n) + EPOCH;
