import { useEffect, useState } from 'preact/hooks';
import { usePage } from './page-context.tsx';
import { sandboxNow } from './client-state.ts';

const formats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

export function relative(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(seconds / size), unit);
}

/** `<t:…>` in the reader's time zone and language, by the sandbox's clock. */
export function Timestamp({ seconds, style }: { readonly seconds: number; readonly style: string }) {
  const { client } = usePage();
  const [, tick] = useState(0);
  useEffect(() => {
    if (style !== 'R') return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 10_000);
    return () => clearInterval(timer);
  }, [style]);
  const { locale } = client.me;
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale, formats['F']).format(date);
  const shown =
    style === 'R'
      ? relative(seconds - sandboxNow(client) / 1000, locale)
      : new Intl.DateTimeFormat(locale, formats[style]).format(date);
  return (
    <time class="timestamp" dateTime={date.toISOString()} title={full}>
      {shown}
    </time>
  );
}
