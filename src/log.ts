import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

/** What a line of the log is about, so that all lines about the same can be found. */
export interface Subject {
  readonly interaction?: string;
  readonly match?: string;
}

const current = new AsyncLocalStorage<{ -readonly [K in keyof Subject]: Subject[K] }>();

/** Every line logged within the work, however deep, says that it is about this. */
export const concerning = <T>(subject: Subject, work: () => T): T => current.run({ ...current.getStore(), ...subject }, work);

/** What the work at hand is about, found out on the way. */
export function concerns(subject: Subject): void {
  const store = current.getStore();
  if (store) Object.assign(store, subject);
}

/** The log of a process: no names, no tokens, no hidden cards. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, base: null, redact: ['token', 'DISCORD_TOKEN'], mixin: () => ({ ...current.getStore() }) }, to ?? pino.destination(1));
