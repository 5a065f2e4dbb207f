import { randomBytes } from 'node:crypto';
import { asking } from './faults.ts';
import type { Connection } from './writer.ts';

/** A process that did not say so for so long is dead: what it held is free. By the clock of Redis. */
const LEASE = 12_000;

/** KEYS lease · ARGV who, how long */
const CLAIM = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** KEYS lease · ARGV who */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** What one process at a time may hold. */
export interface Leases {
  /** Takes it, or keeps it. False when another process holds it. */
  claim(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** How often a lease is renewed, or tried for. */
const ROUND = 4_000;

/** Keeps trying for a lease, and keeps it once it is held. */
export function keepLease(leases: Leases, name: string): { held(): boolean; stop(): Promise<void> } {
  let mine = false;
  const look = async (): Promise<void> => {
    mine = await leases.claim(name).catch(() => false);
  };
  let looking = look();
  const timer = setInterval(() => void (looking = look()), ROUND).unref();
  return {
    held: () => mine,
    async stop() {
      clearInterval(timer);
      await looking;
      if (mine) await leases.release(name).catch(() => undefined);
    },
  };
}

export function createLeases(redis: Connection): Leases {
  const me = randomBytes(8).toString('hex');
  const keyOf = (name: string): string => `parley:lease:${name}`;
  return {
    claim: async (name) => (await asking(null, () => redis.eval(CLAIM, 1, keyOf(name), me, LEASE))) === 1,
    release: async (name) => void (await asking(null, () => redis.eval(RELEASE, 1, keyOf(name), me))),
  };
}
