import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Log, StoreError } from '../match/ports.ts';
import { encodeValues } from './journal-records.ts';
import { type Intent, ensureLayout } from './layout.ts';
import { loadJournal } from './loading.ts';
import { NoRedis } from './no-redis.ts';
import { mend } from './recovery.ts';
import { type Value, allValues, loadScripts, putValues, rehearseWrites } from './values.ts';
import type { Connection, Write, Writer } from './writer.ts';

/**
 * For a Redis without a disk: keeps the values of all keys in a file. Writes are tried out first, which tells the values they
 * lead to; these go to the disk, and only then into the memory others read. So nobody sees a write that could still be lost,
 * and one that the disk does not take was never made. At the start the last value of every key is put back.
 */

/** The file is written again when it has grown by this many bytes, or to twice its size if that is more. */
const GROWTH = 8 * 1024 * 1024;
/** How many writes may share a record. */
const MOST = 256;

export interface Journal extends Writer {
  close(): Promise<void>;
}

interface Waiting {
  readonly write: Write;
  resolve(reply: unknown): void;
  reject(error: unknown): void;
}

/** Opens the file and puts what is in it into an empty Redis. With `look` the file stays as it is and nothing can be written. */
export async function openJournal(file: string, redis: Connection, log: Log, intent: Intent): Promise<Journal> {
  await loadScripts(redis);
  const loaded = await loadJournal(file, redis, log, intent);
  const moved = await ensureLayout(redis, log, intent);
  if (loaded.incomplete) await mend(redis);
  if (intent === 'look') return { run: () => Promise.reject(new StoreError('read-only', 'the store is only looked at')), close: async () => {} };
  // A folder cannot be opened everywhere.
  const folder = await open(dirname(file)).catch(() => null);
  const fresh = await compact();
  if (!fresh && (moved || loaded.older || loaded.incomplete)) {
    throw new NoRedis(`${file} could not be written as this version needs it, and is as it was: make room on the disk, then start again.`);
  }
  let handle = fresh?.handle ?? (await open(file, constants.O_RDWR | constants.O_CREAT, 0o600));
  let size = fresh?.size ?? loaded.end;
  let compactAt = size + Math.max(GROWTH, size);
  /** Bytes of a refused write may still stand behind `size`. */
  let torn = (await handle.stat()).size > size;
  /** What is on the disk, but not in memory because Redis did not answer. */
  let behind: readonly Value[] = [];
  let closed = false;
  let working: Promise<void> | null = null;
  const waiting: Waiting[] = [];

  return {
    run(write) {
      if (closed) return Promise.reject(new StoreError('unreachable', 'the store is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject });
        working ??= work();
      });
    },
    forget() {
      compactAt = 0;
    },
    async close() {
      closed = true;
      await working;
      await handle.close();
      await folder?.close();
    },
  };

  /** One pass writes down all that came up during the last one, so that many at once cost the disk one wait. */
  async function work(): Promise<void> {
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST);
      await make(batch).catch((error: unknown) => batch.forEach(({ reject }) => reject(error)));
      if (size >= compactAt) await renew();
    }
    // Within the same step as the look above: what comes later finds nobody at work, and begins again.
    working = null;
  }

  async function make(batch: readonly Waiting[]): Promise<void> {
    await catchUp();
    const { replies, values } = await rehearseWrites(redis, batch.map(({ write }) => write));
    if (values.length > 0) {
      await writeDown(encodeValues(values));
      behind = values;
      await catchUp();
    }
    for (const [index, reply] of replies.entries()) {
      if (reply instanceof Error) batch[index]?.reject(reply);
      else batch[index]?.resolve(reply);
    }
  }

  async function catchUp(): Promise<void> {
    const refused = behind.length > 0 ? await putValues(redis, behind) : [];
    if (refused.length > 0) throw new StoreError('corrupted', 'Redis refuses a value it has given itself');
    behind = [];
  }

  /** All of it, or nothing: a full disk may take the first part and say so, or say nothing until the end. */
  async function writeDown(bytes: Buffer): Promise<void> {
    try {
      if (torn) await cutBack();
      torn = true;
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, size + at);
        if (bytesWritten === 0) throw new Error('the disk takes no more');
        at += bytesWritten;
      }
      await handle.datasync();
    } catch (error) {
      // What cannot be cut off now is cut off before the next write.
      await cutBack().catch(() => {});
      throw new StoreError('full', `the journal cannot be written: ${(error as Error).message}`);
    }
    torn = false;
    size += bytes.length;
  }

  async function cutBack(): Promise<void> {
    await handle.truncate(size);
    await handle.datasync();
    torn = false;
  }

  async function renew(): Promise<void> {
    const fresh = await compact();
    if (fresh) {
      await handle.close().catch(() => {});
      ({ handle, size } = fresh);
    }
    compactAt = size + Math.max(GROWTH, size);
  }

  /** Writes all values into a new file, which then takes the place of the old one. Null when the old one stays. */
  async function compact(): Promise<{ handle: FileHandle; size: number } | null> {
    const name = `${file}.new`;
    let fresh: FileHandle | null = null;
    let written = 0;
    try {
      fresh = await open(name, 'w+', 0o600);
      // A record for each, so that damage to one is damage to one.
      for await (const values of allValues(redis)) {
        const bytes = Buffer.concat(values.map((value) => encodeValues([value])));
        await fresh.appendFile(bytes);
        written += bytes.length;
      }
      await fresh.datasync();
      await rename(name, file);
    } catch (error) {
      await fresh?.close().catch(() => {});
      await rm(name, { force: true }).catch(() => {});
      log.warn({}, `${file} could not be written again and goes on growing; it is tried again later: ${(error as Error).message}`);
      return null;
    }
    // From here on the new file is the only one with a name, so it is used whatever else fails.
    await folder?.sync().catch((error: unknown) => {
      log.warn({}, `${file} was written again, but its folder could not be synced (${(error as Error).message}): a power cut now could bring the former file back.`);
    });
    return { handle: fresh, size: written };
  }
}
