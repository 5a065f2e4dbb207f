import type { REST } from 'discord.js';
import { RESTEvents } from 'discord.js';
import { isPermanent } from './faults.ts';
import type { Log } from '../../match/ports.ts';

/** Discord shuts out an address for an hour after 10,000 requests in 10 minutes that were refused. Half of that must do. */
const SHARE = 5_000;
/** How often the count is looked at. */
export const COUNTED = 500;
/** A channel that is closed to us is not tried again for so long, however much there is to say in it. */
const CLOSED = 60_000;
/** So many are remembered. */
const MOST = 10_000;

export interface Restraint {
  /** Throws what Discord would answer, or that it must not be asked now. `anew`: what it answered before is not looked at. */
  check(channel: string, anew?: boolean): void;
  /** What Discord did answer. */
  refused(channel: string, error: unknown): void;
}

/** Counts what Discord refused. Until which moment nothing may be asked is given by the result. */
export function holdBack(rest: Pick<REST, 'on'>, log: Log, now: () => number = Date.now): () => number {
  let held = 0;
  rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) => {
    if (count < SHARE) return;
    held = now() + remainingTime;
    log.error({ count, for: remainingTime }, 'Discord refused too many requests: nothing is said for a while');
  });
  return () => held;
}

/** Keeps the bot from asking for what will be refused. Without a `rest` a proxy counts, whose own refusals are none of Discord's. */
export function createRestraint(rest: REST | null, log: Log, now: () => number = Date.now): Restraint {
  const closed = new Map<string, { readonly error: unknown; readonly until: number }>();
  const held = rest ? holdBack(rest, log, now) : () => 0;
  return {
    check(channel, anew = false) {
      if (now() < held()) throw new Error('Discord refused too many requests: this is said later');
      const known = closed.get(channel);
      if (!known) return;
      if (now() < known.until && !anew) throw known.error;
      closed.delete(channel);
    },
    refused(channel, error) {
      const status = (error as { status?: unknown } | null)?.status;
      if ((status !== 403 && status !== 404) || !isPermanent(error)) return;
      if (closed.size >= MOST) closed.delete(closed.keys().next().value ?? '');
      closed.set(channel, { error, until: now() + CLOSED });
    },
  };
}
