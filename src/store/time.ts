import type { Log } from '../match/ports.ts';
import { asking } from './faults.ts';
import { keys } from './keys.ts';
import type { Connection } from './writer.ts';

/** The time by the clock of Redis, which all processes have in common, however their own clocks differ. */
export interface SharedTime {
  now(): number;
  close(): void;
}

/** How often the own clock is compared. */
const EVERY = 60_000;
const TRIES = 3;
/** A difference of so many milliseconds is told. */
const MUCH = 5_000;

/** KEYS a key, so that on a cluster it is always the same server that is asked. */
const TIME = `local time = redis.call('TIME') return { time[1], time[2] }`;

/** `local` is the clock of this machine. */
export async function shareTime(redis: Connection, log: Log, local: () => number = Date.now): Promise<SharedTime> {
  let offset = 0;
  let told = false;

  /** The answer that came fastest is the most exact. */
  async function compare(): Promise<void> {
    let quickest = Infinity;
    for (let tries = 0; tries < TRIES; tries++) {
      const sent = local();
      const [seconds, micros] = (await asking(null, () => redis.eval(TIME, 1, keys.probe))) as [string, string];
      const took = local() - sent;
      if (took >= quickest) continue;
      quickest = took;
      offset = Number(seconds) * 1_000 + Number(micros) / 1_000 - (sent + took / 2);
    }
    if (Math.abs(offset) < MUCH) told = false;
    else if (!told) {
      told = true;
      log.warn({}, `The clock of this machine is ${Math.round(Math.abs(offset) / 1_000)} seconds ${offset < 0 ? 'ahead of' : 'behind'} that of Redis, which counts: set it right.`);
    }
  }

  await compare();
  const timer = setInterval(() => void compare().catch(() => undefined), EVERY).unref();
  return { now: () => Math.round(local() + offset), close: () => clearInterval(timer) };
}
