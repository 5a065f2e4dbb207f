import { randomBytes } from 'node:crypto';
import { asking } from './faults.ts';
import type { Connection } from './writer.ts';

/** A process that did not say so for so long is dead: its shards are free. By the clock of Redis. */
const LEASE = 12_000;
/** Discord keeps a session for a few minutes. */
const SESSION = 10 * 60_000;

/** KEYS lease · ARGV who, how long */
const CLAIM = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** KEYS lease · ARGV who */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

export interface SharedShards {
  claim(shard: number): Promise<boolean>;
  release(shard: number): Promise<void>;
  session(shard: number): Promise<string | null>;
  saveSession(shard: number, session: string | null): Promise<void>;
  mayIdentify(bucket: number, pause: number): Promise<boolean>;
}

/** Which process holds which shard of the gateway, and where its session stands. */
export function createSharedShards(redis: Connection): SharedShards {
  const me = randomBytes(8).toString('hex');
  const leaseOf = (shard: number): string => `parley:shard:${shard}`;
  const sessionOf = (shard: number): string => `parley:session:${shard}`;
  return {
    claim: async (shard) => (await asking(null, () => redis.eval(CLAIM, 1, leaseOf(shard), me, LEASE))) === 1,
    release: async (shard) => void (await asking(null, () => redis.eval(RELEASE, 1, leaseOf(shard), me))),
    session: (shard) => asking(null, () => redis.get(sessionOf(shard))),
    saveSession: async (shard, session) =>
      void (await asking<unknown>(null, () => (session === null ? redis.del(sessionOf(shard)) : redis.set(sessionOf(shard), session, 'PX', SESSION)))),
    mayIdentify: async (bucket, pause) => (await asking(null, () => redis.set(`parley:identify:${bucket}`, me, 'PX', pause, 'NX'))) === 'OK',
  };
}
