import { constants, writeSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Log, StoreError } from '../match/ports.ts';
import { encodeValues } from './journal-records.ts';
import { type StoreAccess, ensureLayout } from './layout.ts';
import { loadJournal } from './load-journal.ts';
import { RedisUnusable } from './redis-unusable.ts';
import { rebuildIndexes } from './journal-recovery.ts';
import { type KeyDump, dumpAll, loadScripts, restoreDumps, rehearseWrites } from './key-dumps.ts';
import type { RedisConnection, StoreWrite, StoreWriter } from './writer.ts';

/**
 * Persists all keys of a Redis without a disk in a file. Writes are rehearsed first, which yields the resulting values;
 * these go to disk, and only then to memory. So no write is visible that could still be lost, and one that the disk
 * rejects never happened. At startup the last value of every key is restored.
 */

/** The file is compacted after growing by this many bytes, or to twice its size if that's more. */
const COMPACT_GROWTH = 8 * 1024 * 1024;
/** Writes per record at most. */
const BATCH_SIZE = 256;

export interface WriteJournal extends StoreWriter {
  close(): Promise<void>;
}

interface QueuedWrite {
  readonly write: StoreWrite;
  resolve(reply: unknown): void;
  reject(error: unknown): void;
}

/** Opens the file and loads it into an empty Redis. With `look` the file stays unchanged and writes are rejected. */
export async function openJournal(
  file: string,
  redis: RedisConnection,
  log: Log,
  intent: StoreAccess,
): Promise<WriteJournal> {
  await loadScripts(redis);
  const loaded = await loadJournal(file, redis, log, intent);
  await ensureLayout(redis, intent);
  if (loaded.incomplete) await rebuildIndexes(redis, log);
  if (intent === 'look')
    return {
      run: () => Promise.reject(new StoreError('read-only', 'the store was opened read-only')),
      close: async () => {},
    };
  // Some systems can't open a folder.
  const folder = await open(dirname(file)).catch(() => null);
  // A good file is compacted after the first write only, which keeps startup short.
  const needed = loaded.older || loaded.incomplete;
  const later = loaded.end > 0 && !needed;
  const fresh = later ? null : await compact();
  if (!fresh && needed) {
    throw new RedisUnusable(
      `${file} could not be converted for this version and is unchanged: make room on the disk, then start again.`,
    );
  }
  let handle = fresh?.handle ?? (await open(file, constants.O_RDWR | constants.O_CREAT, 0o600));
  let size = fresh?.size ?? loaded.end;
  let compactAt = later ? 0 : size + Math.max(COMPACT_GROWTH, size);
  /** Bytes of a rejected write may still follow `size`. */
  let hasTornEnd = (await handle.stat()).size > size;
  /** Values on disk but not in memory, because Redis didn't answer. */
  let unapplied: readonly KeyDump[] = [];
  let closed = false;
  let working: Promise<void> | null = null;
  const waiting: QueuedWrite[] = [];

  return {
    run(write) {
      if (closed) return Promise.reject(new StoreError('unreachable', 'the store is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject });
        working ??= work();
      });
    },
    compactSoon() {
      compactAt = 0;
    },
    async close() {
      closed = true;
      await working;
      await handle.close();
      await folder?.close();
    },
  };

  /** Each pass writes everything queued during the last one, so that many writes share one disk sync. */
  async function work(): Promise<void> {
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_SIZE);
      await writeBatch(batch).catch((error: unknown) => batch.forEach(({ reject }) => reject(error)));
      if (size >= compactAt) await renew();
    }
    // Synchronous with the check above: later writes find no pass running and start one.
    working = null;
  }

  async function writeBatch(batch: readonly QueuedWrite[]): Promise<void> {
    await catchUp();
    const { replies, values } = await rehearseWrites(
      redis,
      batch.map(({ write }) => write),
    );
    if (values.length > 0) {
      await appendRecord(encodeValues(values));
      unapplied = values;
      await catchUp();
    }
    for (const [index, reply] of replies.entries()) {
      if (reply instanceof Error) batch[index]?.reject(reply);
      else batch[index]?.resolve(reply);
    }
  }

  async function catchUp(): Promise<void> {
    const refused = unapplied.length > 0 ? await restoreDumps(redis, unapplied) : [];
    if (refused.length > 0) throw new StoreError('corrupted', 'Redis rejects one of its own values');
    unapplied = [];
  }

  /** Appends all of it or nothing: a full disk may take the first part, with or without an error. */
  async function appendRecord(bytes: Buffer): Promise<void> {
    try {
      if (hasTornEnd) await cutBack();
      hasTornEnd = true;
      for (let at = 0; at < bytes.length;) {
        // Copying a few kilobytes to the system's cache is faster than handing them to another thread.
        const written = writeSync(handle.fd, bytes, at, bytes.length - at, size + at);
        if (written === 0) throw new Error('the disk is full');
        at += written;
      }
      await handle.datasync();
    } catch (error) {
      // If truncating fails now, it's repeated before the next write.
      await cutBack().catch(() => {});
      throw new StoreError('full', `the journal cannot be written: ${(error as Error).message}`);
    }
    hasTornEnd = false;
    size += bytes.length;
  }

  async function cutBack(): Promise<void> {
    await handle.truncate(size);
    await handle.datasync();
    hasTornEnd = false;
  }

  async function renew(): Promise<void> {
    const fresh = await compact();
    if (fresh) {
      await handle.close().catch(() => {});
      ({ handle, size } = fresh);
    }
    compactAt = size + Math.max(COMPACT_GROWTH, size);
  }

  /** Writes all values to a new file that replaces the old one. Returns null when the old one stays. */
  async function compact(): Promise<{ handle: FileHandle; size: number } | null> {
    const name = `${file}.new`;
    let fresh: FileHandle | null = null;
    let written = 0;
    try {
      fresh = await open(name, 'w+', 0o600);
      // One record per value, so that damage is limited to one key.
      for await (const values of dumpAll(redis)) {
        const bytes = Buffer.concat(values.map((value) => encodeValues([value])));
        await fresh.appendFile(bytes);
        written += bytes.length;
      }
      await fresh.datasync();
      await rename(name, file);
    } catch (error) {
      await fresh?.close().catch(() => {});
      await rm(name, { force: true }).catch(() => {});
      log.warn({}, `${file} could not be compacted and keeps growing; retrying later: ${(error as Error).message}`);
      return null;
    }
    // From here on only the new file has a name, so it's used whatever else fails.
    await folder?.sync().catch((error: unknown) => {
      log.warn(
        {},
        `${file} was compacted, but its folder could not be synced (${(error as Error).message}): a power cut now could bring the old file back.`,
      );
    });
    return { handle: fresh, size: written };
  }
}
