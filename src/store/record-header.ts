import { createHash } from 'node:crypto';
import { NEVER } from './keys.ts';

/**
 * The uncompressed first bytes of a stored match, so that scripts can compare and index it without unpacking:
 *
 *    0  seq     4 bytes
 *    4  mark    4 bytes, random: distinguishes two changes with the same seq, one of which a failing server lost
 *    8  from    4 bytes, the seq this change is based on; 0 when it created the match
 *   12  base    4 bytes, the mark of that version
 *   16  due    13 digits
 *   29  drop    2 bytes, answers this change removes from the list
 *   31  add     2 bytes, answers it adds to the list
 *   33  own     1 byte, 1 when the last token belongs to this change
 *   34  length  1 byte, of the index line
 *   35  index   channel, players and state of the match, one per line; empty when the match is over
 *       tokens  1 byte for their number, then 5 bytes each: the latest handled interactions, newest last
 *       tail    1 byte for their number, then each packed answer after its length byte: the newest answers, not on the
 *               list yet. This way most moves touch one key less.
 */
export interface RecordHeader {
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

export const HEADER_BYTES = 35;
export const TOKEN_BYTES = 5;
/** Interaction tokens kept per match: far more than can arrive between one and its repetition. */
export const MAX_TOKENS = 16;
/** More answers than this move to the list. */
export const MAX_TAIL = 16;
/** The largest size of index line and tokens, with their counts. */
export const MAX_INDEXED_BYTES = HEADER_BYTES + 255 + 1 + MAX_TOKENS * TOKEN_BYTES;

export const tokenHash = (text: string): Buffer => createHash('sha1').update(text).digest().subarray(0, TOKEN_BYTES);

/** Formats a time as thirteen digits. */
export const formatDue = (due: number | null): string =>
  String(Math.min(Math.max(Math.round(due ?? NEVER), 0), NEVER)).padStart(13, '0');

export function writeHeader(head: RecordHeader, body: Buffer): Buffer {
  const fixed = Buffer.alloc(HEADER_BYTES);
  fixed.writeUInt32BE(head.seq, 0);
  fixed.writeUInt32BE(head.mark, 4);
  fixed.writeUInt32BE(head.from, 8);
  fixed.writeUInt32BE(head.base, 12);
  fixed.write(formatDue(head.due), 16, 'latin1');
  fixed.writeUInt16BE(head.drop, 29);
  fixed.writeUInt16BE(head.add, 31);
  fixed.writeUInt8(head.own ? 1 : 0, 33);
  const index = Buffer.from(head.index);
  fixed.writeUInt8(index.length, 34);
  const tail = head.tail.flatMap((answer) => [Buffer.of(answer.length), answer]);
  return Buffer.concat([
    fixed,
    index,
    Buffer.of(head.tokens.length),
    ...head.tokens,
    Buffer.of(head.tail.length),
    ...tail,
    body,
  ]);
}

/** Reads the header; returns null when these bytes can't be a stored match. */
export function readHeader(value: Buffer): { readonly head: RecordHeader; readonly body: Buffer } | null {
  const due = value.toString('latin1', 16, 29);
  if (value.length < HEADER_BYTES || !/^\d{13}$/.test(due)) return null;
  let at = HEADER_BYTES;
  const take = (length: number): Buffer => value.subarray(at, (at += length));
  const count = (): number => take(1)[0] ?? 0;
  const index = take(value.readUInt8(34)).toString();
  const tokens = Array.from({ length: count() }, () => take(TOKEN_BYTES));
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

/** The fields that matches are found by. */
export interface IndexLine {
  readonly channel: string | null;
  readonly users: readonly string[];
  /** Game and status, for counting; empty when the match is over. */
  readonly state: string;
}

export function writeIndexLine({ channel, users, state }: IndexLine): string {
  return state === '' ? '' : [channel ?? '', ...users, `=${state}`].join('\n');
}

export function readIndexLine(line: string): IndexLine {
  const [channel, ...rest] = line.split('\n');
  const state = rest.find((each) => each.startsWith('='))?.slice(1) ?? '';
  return { channel: channel || null, users: rest.filter((each) => !each.startsWith('=')), state };
}
