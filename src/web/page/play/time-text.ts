import type { Language } from '../../../engine/text.ts';

/** Words a deadline: the time of today, otherwise day and time. */
export function timeText(time: number, language: Language): string {
  const date = new Date(time);
  const today = new Date().toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(today ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(date);
}
