import { askRedis } from './redis-errors.ts';
import { createLeases } from './lease.ts';
import type { RedisConnection } from './writer.ts';

/** Discord keeps a session for a few minutes. */
const SESSION_TTL = 10 * 60_000;

export interface SharedShards {
  claim(shard: number): Promise<boolean>;
  release(shard: number): Promise<void>;
  session(shard: number): Promise<string | null>;
  saveSession(shard: number, session: string | null): Promise<void>;
  mayIdentify(bucket: number, pause: number): Promise<boolean>;
}

/** Shares which process holds which gateway shard, and its session. */
export function createSharedShards(redis: RedisConnection): SharedShards {
  const leases = createLeases(redis);
  const sessionOf = (shard: number): string => `parley:session:${shard}`;
  return {
    claim: (shard) => leases.claim(`shard-${shard}`),
    release: (shard) => leases.release(`shard-${shard}`),
    session: (shard) => askRedis(null, () => redis.get(sessionOf(shard))),
    saveSession: async (shard, session) =>
      void (await askRedis<unknown>(null, () =>
        session === null ? redis.del(sessionOf(shard)) : redis.set(sessionOf(shard), session, 'PX', SESSION_TTL),
      )),
    mayIdentify: async (bucket, pause) =>
      (await askRedis(null, () => redis.set(`parley:identify:${bucket}`, '1', 'PX', pause, 'NX'))) === 'OK',
  };
}
