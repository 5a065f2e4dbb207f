import { randomBytes } from 'node:crypto';
import type { Backlog, Log, Store } from '../match/ports.ts';
import type { Sheet } from '../match/sheet.ts';
import { createBeside } from './beside.ts';
import { createCache } from './cache.ts';
import { createCommitting } from './committing.ts';
import { asking } from './faults.ts';
import { createIndexing } from './indexing.ts';
import { keys } from './keys.ts';
import { createOutbox } from './outbox.ts';
import { createPurge } from './purge.ts';
import { createReading } from './reading.ts';
import { type Connection, type Writer, directWriter } from './writer.ts';

export interface StoreOptions {
  /** Closed together with the store. */
  readonly redis: Connection;
  /** For a Redis without a disk of its own: writes down what is written. */
  readonly writer?: Writer | undefined;
  readonly log: Log;
  /** How many sheets are remembered, when not as many as usual. */
  readonly remembers?: number;
}

/** Matches, records, profiles and the outbox in Redis. Everything thrown because of Redis is a `StoreError`. */
export function createStore({ redis, writer = directWriter(redis), log, remembers }: StoreOptions): Store & Backlog {
  const parts = { redis, writer, log, cache: createCache<Sheet>(remembers) };
  const reading = createReading(parts);
  const beside = createBeside(parts);
  const indexing = createIndexing(parts);
  const commit = createCommitting(parts, indexing);
  return {
    ...reading,
    ...beside,
    ...createOutbox(parts, indexing),
    commit,
    purge: createPurge(parts, indexing, { ...reading, past: beside.past, commit }),
    // Another value every time: what changes nothing is not written to a disk.
    ping: async () => void (await asking(null, () => writer.run({ name: 'SET', keys: [keys.probe], args: [randomBytes(6)] }))),
    close: async () => redis.disconnect(),
  };
}
