import { constants, existsSync } from 'node:fs';
import { type FileHandle, copyFile, open, readFile, rename, rm, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Log, StoreError } from '../match/ports.ts';
import { decodeWrites, encodeWrite } from './journal-records.ts';
import { type Intent, ensureLayout } from './layout.ts';
import { NoRedis } from './lock.ts';
import { recover } from './recovery.ts';
import { snapshot } from './snapshot.ts';
import { type Connection, type Write, type Writer, perform } from './writer.ts';

/**
 * For a Redis without a disk: every write is put into a file first, then made. At the start the writes in the file are made
 * again, which gives the same state, because each of them depends on nothing but what was there before.
 */

/** The file is written anew when it has grown by so many bytes. */
const GROWTH = 8 * 1024 * 1024;

export interface Journal extends Writer {
  close(): Promise<void>;
}

/** Makes the writes of a file again. Gives false when there is no such file. */
export async function replay(file: string, redis: Connection, log: Log): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { writes, end, lost, damaged } = decodeWrites(await readFile(file));
  if (damaged.length > 0) {
    await recover(redis, writes, damaged, await keepDamaged(file), log);
  } else {
    for (let at = 0; at < writes.length; at += 50) {
      await Promise.all(writes.slice(at, at + 50).map((write) => perform(redis, write)));
    }
    if (lost > 0) log.warn({}, `The last write in ${file} was not finished (${lost} bytes) and is left out: it was never confirmed to anybody.`);
  }
  await truncate(file, end);
  return true;
}

/** A copy beside the file under a name that is free. */
async function keepDamaged(file: string): Promise<string> {
  let number = 1;
  while (existsSync(`${file}.damaged-${number}`)) number++;
  const kept = `${file}.damaged-${number}`;
  await copyFile(file, kept, constants.COPYFILE_EXCL);
  return kept;
}

/** Opens the file and makes its writes again. */
export async function openJournal(file: string, redis: Connection, log: Log, intent: Intent): Promise<Journal> {
  await replay(file, redis, log);
  // Afterwards the file must be written anew: what comes next does not fit onto the old writes in it.
  const moved = await ensureLayout(redis, log, intent);
  const fresh = await compact();
  if (!fresh && moved) throw new NoRedis(`${file} could not be written in its new layout: make room on the disk, then start again.`);
  let handle: FileHandle = fresh ?? (await open(file, existsSync(file) ? 'r+' : 'w+', 0o600));
  let size = (await handle.stat()).size;
  let compactAt = size + GROWTH;
  /** Bytes of a refused write may still stand behind `size`. */
  let torn = false;
  let closed = false;
  let working: Promise<void> | null = null;
  const waiting: { write: Write; bytes: Buffer; resolve(reply: unknown): void; reject(error: unknown): void }[] = [];

  return {
    run(write) {
      if (closed) return Promise.reject(new StoreError('unreachable', 'the store is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ write, bytes: encodeWrite(write), resolve, reject });
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
    },
  };

  /** One pass writes down all that came up during the last one, so that many at once cost the disk one wait. */
  async function work(): Promise<void> {
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0);
      try {
        await writeDown(Buffer.concat(batch.map((one) => one.bytes)));
      } catch (error) {
        const fault = new StoreError('full', `the journal cannot be written: ${(error as Error).message}`);
        for (const { reject } of batch) reject(fault);
        continue;
      }
      const made = batch.map(({ write, resolve, reject }) => perform(redis, write).then(resolve, reject));
      if (size < compactAt) continue;
      await Promise.all(made);
      await renew();
    }
    // Within the same step as the look above: what comes later finds nobody at work, and begins anew.
    working = null;
  }

  /** All of it, or nothing: a full disk may take the first part and say so, or say nothing until the end. */
  async function writeDown(bytes: Buffer): Promise<void> {
    if (torn) await cutBack();
    torn = true;
    try {
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, size + at);
        if (bytesWritten === 0) throw new Error('the disk takes no more');
        at += bytesWritten;
      }
      await handle.datasync();
    } catch (error) {
      // What cannot be cut off now is cut off before the next write.
      await cutBack().catch(() => {});
      throw error;
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
      handle = fresh;
      size = (await handle.stat()).size;
    }
    compactAt = size + GROWTH;
  }

  /** Writes the state as it is now into a new file, which then takes the place of the old one. Null when that fails. */
  async function compact(): Promise<FileHandle | null> {
    const name = `${file}.new`;
    let fresh: FileHandle | null = null;
    try {
      fresh = await open(name, 'w+', 0o600);
      for await (const writes of snapshot(redis)) await fresh.appendFile(Buffer.concat(writes.map(encodeWrite)));
      await fresh.datasync();
      await rename(name, file);
      await syncFolder();
      return fresh;
    } catch (error) {
      await fresh?.close().catch(() => {});
      await rm(name, { force: true }).catch(() => {});
      log.warn({}, `${file} could not be written anew and goes on growing; it is tried again later: ${(error as Error).message}`);
      return null;
    }
  }

  /** Without it a power cut could bring the old file back, and what was written to the new one would be gone. */
  async function syncFolder(): Promise<void> {
    const folder = await open(dirname(file));
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
