import { createHash } from 'node:crypto';
import type { KeyDump } from './key-dumps.ts';
import type { RedisArgument, StoreWrite } from './writer.ts';

/**
 * Starts a record: these four letters, length, start of the content's SHA-1, content. The letters help find the next
 * record after a damaged one.
 */
const RECORD_MARK = Buffer.from('PRLY');
const FRAME_BYTES = 12;

/** Replaces the name of a write in a record of values: keys, then dump and expiry of each. */
const VALUES = 'values';

/** Encodes the values after a batch of writes in one record, so that a torn end never splits a batch. */
export const encodeValues = (values: readonly KeyDump[]): Buffer =>
  encode(
    VALUES,
    values.map(({ key }) => key),
    values.flatMap(({ dump, expires }) => [dump, String(expires)]),
  );

/** Encodes a write; older versions stored writes instead of values. */
export const encodeWrite = ({ name, keys, args }: StoreWrite): Buffer => encode(name, keys, args);

function encode(name: string, keys: readonly string[], args: readonly RedisArgument[]): Buffer {
  const parts = [name, String(keys.length), ...keys, ...args].flatMap((part) => {
    const bytes = Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return [length, bytes];
  });
  const content = Buffer.concat(parts);
  const frame = Buffer.alloc(FRAME_BYTES);
  RECORD_MARK.copy(frame);
  frame.writeUInt32BE(content.length, 4);
  checksum(content).copy(frame, 8);
  return Buffer.concat([frame, content]);
}

const checksum = (content: Buffer): Buffer => createHash('sha1').update(content).digest().subarray(0, 4);

export interface Damage {
  readonly bytes: Buffer;
  /** The number of readable records before it. */
  readonly after: number;
}

export interface DecodedJournal {
  /** Values, or in a file of an older version a write to replay. */
  readonly records: readonly (readonly KeyDump[] | StoreWrite)[];
  /** The end of the last good record. */
  readonly end: number;
  /** The number of unreadable bytes. */
  readonly lost: number;
  /** Unreadable parts, except an unfinished last record, which was never acknowledged. */
  readonly damaged: readonly Damage[];
}

export function decodeRecords(file: Buffer): DecodedJournal {
  const records: (readonly KeyDump[] | StoreWrite)[] = [];
  const damaged: Damage[] = [];
  let end = 0;
  let lost = 0;
  let at = 0;
  while (at < file.length) {
    const content = contentAt(file, at);
    if (content) {
      records.push(recordOf(content));
      at += FRAME_BYTES + content.length;
      end = at;
      continue;
    }
    const next = file.indexOf(RECORD_MARK, at + 1);
    const from = at;
    at = next === -1 ? file.length : next;
    lost += at - from;
    if (next !== -1 || !isUnfinished(file, from))
      damaged.push({ bytes: file.subarray(from, at), after: records.length });
  }
  return { records, end, lost, damaged };
}

/** Returns whether the file ends before this record does. */
function isUnfinished(file: Buffer, at: number): boolean {
  const start = file.subarray(at, at + RECORD_MARK.length);
  if (!start.equals(RECORD_MARK.subarray(0, start.length))) return false;
  return file.length < at + FRAME_BYTES || file.length < at + FRAME_BYTES + file.readUInt32BE(at + 4);
}

function contentAt(file: Buffer, at: number): Buffer | null {
  if (file.length < at + FRAME_BYTES || !file.subarray(at, at + 4).equals(RECORD_MARK)) return null;
  const content = file.subarray(at + FRAME_BYTES, at + FRAME_BYTES + file.readUInt32BE(at + 4));
  const complete = content.length === file.readUInt32BE(at + 4);
  return complete && checksum(content).equals(file.subarray(at + 8, at + FRAME_BYTES)) ? content : null;
}

function recordOf(content: Buffer): readonly KeyDump[] | StoreWrite {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length;) {
    const from = at + 4;
    at = from + content.readUInt32BE(at);
    parts.push(content.subarray(from, at));
  }
  const [name, count, ...args] = parts;
  const keys = args.splice(0, Number(count)).map(String);
  if (String(name) !== VALUES) return { name: String(name) as StoreWrite['name'], keys, args };
  return keys.map((key, index) => ({ key, dump: args[2 * index] as Buffer, expires: Number(args[2 * index + 1]) }));
}
