import { randomBytes } from 'node:crypto';
import type { Backlog, Log, Store } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { createSideData } from './side-data.ts';
import { createDecodedCache } from './decoded-cache.ts';
import { createCompetitions } from './competitions.ts';
import { createCommit } from './commit.ts';
import { askRedis } from './redis-errors.ts';
import { createMatchIndexer } from './match-index.ts';
import { keys } from './keys.ts';
import { createOutbox } from './outbox.ts';
import { createPurge } from './purge.ts';
import { createResults } from './results.ts';
import { createMatchReader } from './match-reader.ts';
import { type RedisConnection, type StoreWriter, directWriter } from './writer.ts';

export interface StoreOptions {
  /** Closed together with the store. */
  readonly redis: RedisConnection;
  /** Persists writes for a Redis without a disk. */
  readonly writer?: StoreWriter | undefined;
  readonly log: Log;
  /** Size of the match cache, if not the default. */
  readonly cachedMatches?: number;
}

/** Stores matches, records, profiles and the outbox in Redis. Every error caused by Redis is a `StoreError`. */
export function createStore({
  redis,
  writer = directWriter(redis),
  log,
  cachedMatches: remembers,
}: StoreOptions): Store & Backlog {
  const parts = { redis, writer, log, cache: createDecodedCache<StoredMatch>(remembers) };
  const reading = createMatchReader(parts);
  const sideData = createSideData(parts);
  const indexer = createMatchIndexer(parts);
  const commit = createCommit(parts, indexer);
  return {
    ...reading,
    ...sideData,
    results: createResults(parts),
    competitions: createCompetitions(parts, indexer),
    ...createOutbox(parts, indexer),
    commit,
    purge: createPurge(parts, indexer, { ...reading, ...sideData, commit }),
    // A new value every time: unchanged ones aren't written to disk.
    ping: async () =>
      void (await askRedis(null, () => writer.run({ name: 'SET', keys: [keys.probe], args: [randomBytes(6)] }))),
    close: async () => redis.disconnect(),
  };
}
