import { NEVER } from './keys.ts';

/**
 * The first bytes of a stored match, in the clear, so that the scripts can compare and index without unpacking:
 *
 *    0  seq     4 bytes
 *    4  mark    4 bytes, random: tells a commit sent again after a broken connection from somebody else's
 *    8  from    4 bytes, the seq this change was made from; 0 when it made the match
 *   12  due    13 digits
 *   25  drop    2 bytes, answers taken off the list by this change
 *   27  add     2 bytes, answers added by it
 *   29  length  1 byte, of the index line
 *   30  index   the channel and the people of the match, one a line; nothing at all when the match is over
 */
export interface Head {
  readonly seq: number;
  readonly mark: number;
  readonly from: number;
  readonly due: number | null;
  readonly drop: number;
  readonly add: number;
  readonly index: string;
}

export const HEAD = 30;

export function writeHead(head: Head, body: Buffer): Buffer {
  const length = Buffer.byteLength(head.index);
  const value = Buffer.allocUnsafe(HEAD + length + body.length);
  value.writeUInt32BE(head.seq, 0);
  value.writeUInt32BE(head.mark, 4);
  value.writeUInt32BE(head.from, 8);
  const due = Math.min(Math.max(Math.round(head.due ?? NEVER), 0), NEVER);
  value.write(String(due).padStart(13, '0'), 12, 'latin1');
  value.writeUInt16BE(head.drop, 25);
  value.writeUInt16BE(head.add, 27);
  value.writeUInt8(length, 29);
  value.write(head.index, HEAD, 'utf8');
  body.copy(value, HEAD + length);
  return value;
}

/** Null when these bytes cannot be a stored match. */
export function readHead(value: Buffer): { readonly head: Head; readonly body: Buffer } | null {
  if (value.length < HEAD) return null;
  const due = value.toString('latin1', 12, 25);
  const end = HEAD + value.readUInt8(29);
  if (!/^\d{13}$/.test(due) || value.length < end) return null;
  const head = {
    seq: value.readUInt32BE(0),
    mark: value.readUInt32BE(4),
    from: value.readUInt32BE(8),
    due: Number(due) === NEVER ? null : Number(due),
    drop: value.readUInt16BE(25),
    add: value.readUInt16BE(27),
    index: value.toString('utf8', HEAD, end),
  };
  return { head, body: value.subarray(end) };
}

/** What a match is found by. */
export interface Index {
  readonly channel: string | null;
  readonly users: readonly string[];
}

export function writeIndex({ channel, users }: Index): string {
  return channel === null && users.length === 0 ? '' : [channel ?? '', ...users].join('\n');
}

export function readIndex(line: string): Index {
  const [channel, ...users] = line.split('\n');
  return { channel: channel || null, users };
}
