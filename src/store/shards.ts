import { asking } from './faults.ts';
import { createLeases } from './lease.ts';
import type { Connection } from './writer.ts';

/** Discord keeps a session for a few minutes. */
const SESSION = 10 * 60_000;

export interface SharedShards {
  claim(shard: number): Promise<boolean>;
  release(shard: number): Promise<void>;
  session(shard: number): Promise<string | null>;
  saveSession(shard: number, session: string | null): Promise<void>;
  mayIdentify(bucket: number, pause: number): Promise<boolean>;
}

/** Which process holds which shard of the gateway, and where its session stands. */
export function createSharedShards(redis: Connection): SharedShards {
  const leases = createLeases(redis);
  const sessionOf = (shard: number): string => `parley:session:${shard}`;
  return {
    claim: (shard) => leases.claim(`shard-${shard}`),
    release: (shard) => leases.release(`shard-${shard}`),
    session: (shard) => asking(null, () => redis.get(sessionOf(shard))),
    saveSession: async (shard, session) =>
      void (await asking<unknown>(null, () => (session === null ? redis.del(sessionOf(shard)) : redis.set(sessionOf(shard), session, 'PX', SESSION)))),
    mayIdentify: async (bucket, pause) => (await asking(null, () => redis.set(`parley:identify:${bucket}`, '1', 'PX', pause, 'NX'))) === 'OK',
  };
}
