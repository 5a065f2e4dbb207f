import { createHash } from 'node:crypto';
import type { Value } from './values.ts';
import type { Argument, Write } from './writer.ts';

/**
 * A record of the journal: four letters, length, the beginning of the content's SHA-1, content. The letters find the next
 * record after a damaged one.
 */
const MARK = Buffer.from('PRLY');
const FRAME = 12;

/** What stands for the name of a write in a record of values: keys, then dump and expiry of each. */
const VALUES = 'values';

/** The values some keys have after a batch of writes. All of a batch in one record, so that a torn end splits none. */
export const encodeValues = (values: readonly Value[]): Buffer =>
  encode(VALUES, values.map(({ key }) => key), values.flatMap(({ dump, expires }) => [dump, String(expires)]));

/** Older versions wrote down the writes themselves. */
export const encodeWrite = ({ name, keys, args }: Write): Buffer => encode(name, keys, args);

function encode(name: string, keys: readonly string[], args: readonly Argument[]): Buffer {
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

export interface Damage {
  readonly bytes: Buffer;
  /** How many records before it could be read. */
  readonly after: number;
}

/** What a journal holds. */
export interface Decoded {
  /** Values, or in a file of an older version a write to be made again. */
  readonly records: readonly (readonly Value[] | Write)[];
  /** Where the last good record ends. */
  readonly end: number;
  /** How many bytes could not be read. */
  readonly lost: number;
  /** What could not be read, but for an unfinished last record: that one was never acknowledged. */
  readonly damaged: readonly Damage[];
}

export function decodeRecords(file: Buffer): Decoded {
  const records: (readonly Value[] | Write)[] = [];
  const damaged: Damage[] = [];
  let end = 0;
  let lost = 0;
  let at = 0;
  while (at < file.length) {
    const content = contentAt(file, at);
    if (content) {
      records.push(recordOf(content));
      at += FRAME + content.length;
      end = at;
      continue;
    }
    const next = file.indexOf(MARK, at + 1);
    const from = at;
    at = next === -1 ? file.length : next;
    lost += at - from;
    if (next !== -1 || !isUnfinished(file, from)) damaged.push({ bytes: file.subarray(from, at), after: records.length });
  }
  return { records, end, lost, damaged };
}

/** The file ends before this record does. */
function isUnfinished(file: Buffer, at: number): boolean {
  const begun = file.subarray(at, at + MARK.length);
  if (!begun.equals(MARK.subarray(0, begun.length))) return false;
  return file.length < at + FRAME || file.length < at + FRAME + file.readUInt32BE(at + 4);
}

function contentAt(file: Buffer, at: number): Buffer | null {
  if (file.length < at + FRAME || !file.subarray(at, at + 4).equals(MARK)) return null;
  const content = file.subarray(at + FRAME, at + FRAME + file.readUInt32BE(at + 4));
  const whole = content.length === file.readUInt32BE(at + 4);
  return whole && check(content).equals(file.subarray(at + 8, at + FRAME)) ? content : null;
}

function recordOf(content: Buffer): readonly Value[] | Write {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const from = at + 4;
    at = from + content.readUInt32BE(at);
    parts.push(content.subarray(from, at));
  }
  const [name, count, ...args] = parts;
  const keys = args.splice(0, Number(count)).map(String);
  if (String(name) !== VALUES) return { name: String(name) as Write['name'], keys, args };
  return keys.map((key, index) => ({ key, dump: args[2 * index] as Buffer, expires: Number(args[2 * index + 1]) }));
}
