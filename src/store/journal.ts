import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, readFile, rename, truncate } from 'node:fs/promises';
import { type Log, StoreError } from '../match/ports.ts';
import { snapshot } from './snapshot.ts';
import { type Connection, type Write, type Writer, perform } from './writer.ts';

/**
 * For a Redis without a disk: every write is put into a file first, then made. At the start the writes in the file are made
 * again, which gives the same state, because each of them depends on nothing but what was there before.
 *
 * A record: four letters, length, the beginning of the content's SHA-1, content. The letters find the next record after a
 * damaged one.
 */
const MARK = Buffer.from('PRLY');
const FRAME = 12;
/** The file is written anew when it has grown by so many bytes. */
const GROWTH = 8 * 1024 * 1024;

export interface Journal extends Writer {
  close(): Promise<void>;
}

export function encodeWrite({ name, keys, args }: Write): Buffer {
  const parts = [name, String(keys.length), ...keys, ...args].flatMap((part) => {
    const bytes = Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return [length, bytes];
  });
  const content = Buffer.concat(parts);
  const frame = Buffer.alloc(FRAME);
  MARK.copy(frame);
  frame.writeUInt32BE(content.length, 4);
  check(content).copy(frame, 8);
  return Buffer.concat([frame, content]);
}

const check = (content: Buffer): Buffer => createHash('sha1').update(content).digest().subarray(0, 4);

/** The writes in a journal, where the last good one ends, and how many bytes could not be read. */
export function decodeWrites(file: Buffer): { readonly writes: readonly Write[]; readonly end: number; readonly lost: number } {
  const writes: Write[] = [];
  let end = 0;
  let lost = 0;
  let at = 0;
  while (at < file.length) {
    const content = contentAt(file, at);
    if (content) {
      writes.push(writeOf(content));
      at += FRAME + content.length;
      end = at;
      continue;
    }
    const next = file.indexOf(MARK, at + 1);
    const from = at;
    at = next === -1 ? file.length : next;
    lost += at - from;
  }
  return { writes, end, lost };
}

function contentAt(file: Buffer, at: number): Buffer | null {
  if (file.length < at + FRAME || !file.subarray(at, at + 4).equals(MARK)) return null;
  const content = file.subarray(at + FRAME, at + FRAME + file.readUInt32BE(at + 4));
  const whole = content.length === file.readUInt32BE(at + 4);
  return whole && check(content).equals(file.subarray(at + 8, at + FRAME)) ? content : null;
}

function writeOf(content: Buffer): Write {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const from = at + 4;
    at = from + content.readUInt32BE(at);
    parts.push(content.subarray(from, at));
  }
  const [name, count, ...rest] = parts;
  const keys = rest.splice(0, Number(count)).map(String);
  return { name: String(name) as Write['name'], keys, args: rest };
}

/** Makes the writes of a file again. Gives false when there is no such file. */
export async function replay(file: string, redis: Connection, log: Log): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { writes, end, lost } = decodeWrites(await readFile(file));
  for (let at = 0; at < writes.length; at += 50) {
    await Promise.all(writes.slice(at, at + 50).map((write) => perform(redis, write)));
  }
  if (lost > 0) log.warn({}, `${lost} bytes of ${file} could not be read; an unfinished last write is no reason to worry.`);
  await truncate(file, end);
  return true;
}

/** Opens the file and makes its writes again. */
export async function openJournal(file: string, redis: Connection, log: Log): Promise<Journal> {
  await replay(file, redis, log);
  let handle: FileHandle = await compact();
  let size = (await handle.stat()).size;
  let compactAt = size + GROWTH;
  let closed = false;
  let working: Promise<void> | null = null;
  const waiting: { write: Write; bytes: Buffer; resolve(reply: unknown): void; reject(error: unknown): void }[] = [];

  return {
    run(write) {
      if (closed) return Promise.reject(new StoreError('unreachable', 'the store is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ write, bytes: encodeWrite(write), resolve, reject });
        working ??= work().finally(() => {
          working = null;
        });
      });
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
      const bytes = Buffer.concat(batch.map((one) => one.bytes));
      try {
        await handle.write(bytes, 0, bytes.length, size);
        await handle.datasync();
        size += bytes.length;
      } catch (error) {
        await handle.truncate(size).catch(() => {});
        const fault = new StoreError('full', `the journal cannot be written: ${(error as Error).message}`);
        for (const { reject } of batch) reject(fault);
        continue;
      }
      const made = batch.map(({ write, resolve, reject }) => perform(redis, write).then(resolve, reject));
      if (size < compactAt) continue;
      await Promise.all(made);
      await handle.close();
      handle = await compact();
      size = (await handle.stat()).size;
      compactAt = size + GROWTH;
    }
  }

  /** Writes the state as it is now into a new file, which then takes the place of the old one. */
  async function compact(): Promise<FileHandle> {
    const fresh = await open(`${file}.new`, 'w', 0o600);
    for await (const writes of snapshot(redis)) await fresh.appendFile(Buffer.concat(writes.map(encodeWrite)));
    await fresh.datasync();
    await fresh.close();
    await rename(`${file}.new`, file);
    return open(file, 'r+');
  }
}
