import { randomBytes } from 'node:crypto';
import { askRedis } from './redis-errors.ts';
import type { RedisConnection } from './writer.ts';

/** A process silent for this long counts as dead and loses its leases. Measured by the clock of Redis. */
const LEASE_TIME = 12_000;

/** KEYS lease · ARGV owner, duration */
const CLAIM = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** KEYS lease · ARGV owner */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Named leases, each held by one process at a time. */
export interface Leases {
  /** Acquires or renews a lease. Returns false if another process holds it. */
  claim(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Interval at which a lease is renewed or tried for. */
const RENEW_EVERY = 4_000;

/** Keeps trying to acquire a lease, then keeps it. */
export function holdLease(leases: Leases, name: string): { held(): boolean; stop(): Promise<void> } {
  let mine = false;
  const look = async (): Promise<void> => {
    mine = await leases.claim(name).catch(() => false);
  };
  let looking = look();
  const timer = setInterval(() => void (looking = look()), RENEW_EVERY).unref();
  return {
    held: () => mine,
    async stop() {
      clearInterval(timer);
      await looking;
      if (mine) await leases.release(name).catch(() => undefined);
    },
  };
}

export function createLeases(redis: RedisConnection): Leases {
  const me = randomBytes(8).toString('hex');
  const keyOf = (name: string): string => `parley:lease:${name}`;
  return {
    claim: async (name) => (await askRedis(null, () => redis.eval(CLAIM, 1, keyOf(name), me, LEASE_TIME))) === 1,
    release: async (name) => void (await askRedis(null, () => redis.eval(RELEASE, 1, keyOf(name), me))),
  };
}
