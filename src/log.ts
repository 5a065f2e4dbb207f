import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The subject of a log line, so that related lines can be found. */
export interface LogContext {
  readonly interaction?: string;
  readonly match?: string;
}

const logContext = new AsyncLocalStorage<{ -readonly [K in keyof LogContext]: LogContext[K] }>();

/** Adds this context to every line logged within the work. */
export const withLogContext = <T>(subject: LogContext, work: () => T): T =>
  logContext.run({ ...logContext.getStore(), ...subject }, work);

/** Adds to the context of the current work. */
export function addLogContext(subject: LogContext): void {
  const store = logContext.getStore();
  if (store) Object.assign(store, subject);
}

/** Creates the log of a process: no names, no tokens, no hidden cards. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    { level, base: null, redact: ['token', 'DISCORD_TOKEN'], mixin: () => ({ ...logContext.getStore() }) },
    to ?? pino.destination(1),
  );
