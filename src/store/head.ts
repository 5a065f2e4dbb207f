import { createHash } from 'node:crypto';
import { NEVER } from './keys.ts';

/**
 * The first bytes of a stored match, in the clear, so that the scripts can compare and index without unpacking:
 *
 *    0  seq     4 bytes
 *    4  mark    4 bytes, random: tells two changes with the same seq apart, one of which a failing server may have lost
 *    8  from    4 bytes, the seq this change was made from; 0 when it made the match
 *   12  base    4 bytes, the mark of what it was made from
 *   16  due    13 digits
 *   29  drop    2 bytes, answers taken off the list by this change
 *   31  add     2 bytes, answers put on the list by it
 *   33  own     1 byte, 1 when the last of the tokens is that of this change
 *   34  length  1 byte, of the index line
 *   35  index   the channel, the people and the state of the match, one a line; nothing at all when the match is over
 *       tokens  1 byte for their number, then 5 bytes each: the interactions dealt with last, the newest last
 *       tail    1 byte for their number, then each packed answer after a byte for its length: the newest answers, which are
 *               not on the list yet. Most moves touch one key less this way.
 */
export interface Head {
  readonly seq: number;
  readonly mark: number;
  readonly from: number;
  readonly base: number;
  readonly due: number | null;
  readonly drop: number;
  readonly add: number;
  readonly own: boolean;
  readonly index: string;
  readonly tokens: readonly Buffer[];
  readonly tail: readonly Buffer[];
}

export const HEAD = 35;
export const TOKEN = 5;
/** So many interactions are remembered with a match: far more than can come between one and its repetition. */
export const TOKENS = 16;
/** Answers go to the list when there are more. */
export const TAIL = 16;
/** The most that index line and tokens can take, with their counts. */
export const INDEXED = HEAD + 255 + 1 + TOKENS * TOKEN;

export const tokenOf = (text: string): Buffer => createHash('sha1').update(text).digest().subarray(0, TOKEN);

/** The moment as thirteen digits. */
export const dueOf = (due: number | null): string =>
  String(Math.min(Math.max(Math.round(due ?? NEVER), 0), NEVER)).padStart(13, '0');

export function writeHead(head: Head, body: Buffer): Buffer {
  const fixed = Buffer.alloc(HEAD);
  fixed.writeUInt32BE(head.seq, 0);
  fixed.writeUInt32BE(head.mark, 4);
  fixed.writeUInt32BE(head.from, 8);
  fixed.writeUInt32BE(head.base, 12);
  fixed.write(dueOf(head.due), 16, 'latin1');
  fixed.writeUInt16BE(head.drop, 29);
  fixed.writeUInt16BE(head.add, 31);
  fixed.writeUInt8(head.own ? 1 : 0, 33);
  const index = Buffer.from(head.index);
  fixed.writeUInt8(index.length, 34);
  const tail = head.tail.flatMap((answer) => [Buffer.of(answer.length), answer]);
  return Buffer.concat([fixed, index, Buffer.of(head.tokens.length), ...head.tokens, Buffer.of(head.tail.length), ...tail, body]);
}

/** The same change, as if it had been made from this one. */
export function writeFrom(value: Buffer, from: number, base: number): Buffer {
  const fitting = Buffer.from(value);
  fitting.writeUInt32BE(from, 8);
  fitting.writeUInt32BE(base, 12);
  return fitting;
}

/** Null when these bytes cannot be a stored match. */
export function readHead(value: Buffer): { readonly head: Head; readonly body: Buffer } | null {
  const due = value.toString('latin1', 16, 29);
  if (value.length < HEAD || !/^\d{13}$/.test(due)) return null;
  let at = HEAD;
  const take = (length: number): Buffer => value.subarray(at, (at += length));
  const count = (): number => take(1)[0] ?? 0;
  const index = take(value.readUInt8(34)).toString();
  const tokens = Array.from({ length: count() }, () => take(TOKEN));
  const tail = Array.from({ length: count() }, () => take(count()));
  if (at > value.length) return null;
  const head = {
    seq: value.readUInt32BE(0),
    mark: value.readUInt32BE(4),
    from: value.readUInt32BE(8),
    base: value.readUInt32BE(12),
    due: Number(due) === NEVER ? null : Number(due),
    drop: value.readUInt16BE(29),
    add: value.readUInt16BE(31),
    own: value[33] === 1,
    index,
    tokens,
    tail,
  };
  return { head, body: value.subarray(at) };
}

/** What a match is found by. */
export interface Index {
  readonly channel: string | null;
  readonly users: readonly string[];
  /** Game and status, for counting; nothing when the match is over. */
  readonly state: string;
}

export function writeIndex({ channel, users, state }: Index): string {
  return state === '' ? '' : [channel ?? '', ...users, `=${state}`].join('\n');
}

export function readIndex(line: string): Index {
  const [channel, ...rest] = line.split('\n');
  const state = rest.find((each) => each.startsWith('='))?.slice(1) ?? '';
  return { channel: channel || null, users: rest.filter((each) => !each.startsWith('=')), state };
}
