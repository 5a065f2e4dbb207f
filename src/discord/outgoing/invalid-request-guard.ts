import type { REST } from 'discord.js';
import { RESTEvents } from 'discord.js';
import { isPermanent } from './discord-errors.ts';
import type { Log } from '../../match/ports.ts';

/** Half of the 10,000 refused requests in 10 minutes after which Discord bans an address for an hour. */
const MAX_INVALID = 5_000;
/** Interval of checking the count, in refused requests. */
export const COUNT_INTERVAL = 500;
/** How long a closed channel isn't tried again. */
const CLOSED_TIME = 60_000;
/** Number of closed channels remembered. */
const MAX_CHANNELS = 10_000;

export interface InvalidRequestGuard {
  /** Throws Discord's last refusal, or that nothing may be sent now. `ignoreRecent`: retries after a refusal. */
  check(channel: string, ignoreRecent?: boolean): void;
  /** Records a refusal by Discord. */
  refused(channel: string, error: unknown): void;
}

/** Counts refused requests. Returns until when nothing may be sent. */
export function pauseOnInvalidRequests(rest: Pick<REST, 'on'>, log: Log, now: () => number = Date.now): () => number {
  let held = 0;
  rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) => {
    if (count < MAX_INVALID) return;
    held = now() + remainingTime;
    log.error({ count, for: remainingTime }, 'Discord refused too many requests; pausing');
  });
  return () => held;
}

/** Keeps the bot from sending requests that would be refused. Without `rest`, a proxy does the counting. */
export function createInvalidRequestGuard(
  rest: REST | null,
  log: Log,
  now: () => number = Date.now,
): InvalidRequestGuard {
  const closed = new Map<string, { readonly error: unknown; readonly until: number }>();
  const held = rest ? pauseOnInvalidRequests(rest, log, now) : () => 0;
  return {
    check(channel, ignoreRecent = false) {
      if (now() < held()) throw new Error('Discord refused too many requests; retry later');
      const known = closed.get(channel);
      if (!known) return;
      if (now() < known.until && !ignoreRecent) throw known.error;
      closed.delete(channel);
    },
    refused(channel, error) {
      const status = (error as { status?: unknown } | null)?.status;
      if ((status !== 403 && status !== 404) || !isPermanent(error)) return;
      if (closed.size >= MAX_CHANNELS) closed.delete(closed.keys().next().value ?? '');
      closed.set(channel, { error, until: now() + CLOSED_TIME });
    },
  };
}
