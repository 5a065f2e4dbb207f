import type { Log } from '../match/ports.ts';
import { askRedis } from './redis-errors.ts';
import { keys } from './keys.ts';
import type { RedisConnection } from './writer.ts';

/** The time by the clock of Redis, which all processes share, however their own clocks differ. */
export interface SharedTime {
  now(): number;
  close(): void;
}

/** Interval between comparisons with the local clock. */
const COMPARE_EVERY = 60_000;
const TRIES = 3;
/** Offsets from this many milliseconds are logged. */
const NOTABLE_OFFSET = 5_000;

/** KEYS any key, so that a cluster always asks the same server. */
const TIME = `local time = redis.call('TIME') return { time[1], time[2] }`;

/** Starts comparing clocks; `local` is the clock of this machine. */
export async function startSharedTime(
  redis: RedisConnection,
  log: Log,
  local: () => number = Date.now,
): Promise<SharedTime> {
  let offset = 0;
  let warned = false;

  /** The fastest reply gives the most accurate offset. */
  async function compare(): Promise<void> {
    let quickest = Infinity;
    for (let tries = 0; tries < TRIES; tries++) {
      const sent = local();
      const [seconds, micros] = (await askRedis(null, () => redis.eval(TIME, 1, keys.probe))) as [string, string];
      const took = local() - sent;
      if (took >= quickest) continue;
      quickest = took;
      offset = Number(seconds) * 1_000 + Number(micros) / 1_000 - (sent + took / 2);
    }
    if (Math.abs(offset) < NOTABLE_OFFSET) warned = false;
    else if (!warned) {
      warned = true;
      log.warn(
        {},
        `The clock of this machine is ${Math.round(Math.abs(offset) / 1_000)} seconds ${offset < 0 ? 'ahead of' : 'behind'} that of Redis, which is used: please correct it.`,
      );
    }
  }

  await compare();
  const timer = setInterval(() => void compare().catch(() => undefined), COMPARE_EVERY).unref();
  return { now: () => Math.round(local() + offset), close: () => clearInterval(timer) };
}
