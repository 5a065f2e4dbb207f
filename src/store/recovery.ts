import type { Log } from '../match/ports.ts';
import { unpack } from './codec.ts';
import { type Head, readHead, readIndex, writeFrom } from './head.ts';
import { rowOfEntry } from './indexing.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import { type Argument, type Connection, type Write, perform } from './writer.ts';

/** What stands in the clear of a damaged write. */
const NAMED = /\{p[0-9a-f]{3}\}match:([\w-]{1,32})/g;

/**
 * Makes the writes of a journal again in which some are missing. A change of a match builds on the one before it; where that
 * one is gone, the sheet in the later one is taken as it is, for it holds the whole position. What cannot be had again this
 * way is named.
 */
export async function recover(redis: Connection, writes: readonly Write[], damaged: readonly Buffer[], kept: string, log: Log): Promise<void> {
  const mended = new Map<string, number>();
  for (const write of writes) {
    const reply = await perform(redis, write);
    if (reply !== 'stale') continue;
    const later = await laterThanStored(redis, write);
    if (!later) continue;
    await perform(redis, later.write);
    mended.set(later.id, later.seq);
  }
  const named = new Set(damaged.flatMap((bytes) => [...bytes.toString('latin1').matchAll(NAMED)].map(([, id]) => id as string)));
  const bytes = damaged.reduce((sum, { length }) => sum + length, 0);
  log.warn({}, `The journal is damaged in ${damaged.length} places: ${bytes} bytes could not be read. The damaged file is kept as ${kept}.`);
  for (const [id, seq] of mended) {
    named.delete(id);
    log.warn({ match: id }, `Match ${id} was recovered from a later write, up to change ${seq}; answers before it may be missing in its record.`);
  }
  for (const id of named) log.warn({ match: id }, `A change of match ${id} is lost, and no later one is stored: it stands where it was before.`);
  if (mended.size + named.size === 0) log.warn({}, 'What was lost cannot be told from what is left of it: a setting, a note, or a message that was said already.');
}

/** The same change, made to fit onto what is stored; null when that is as new. */
async function laterThanStored(redis: Connection, { name, keys: names, args }: Write): Promise<{ id: string; seq: number; write: Write } | null> {
  const [key = ''] = names;
  const [value, ...rest] = args;
  const stored = await redis.getBuffer(key);
  const before = (stored && readHead(stored)?.head) ?? null;
  const made = Buffer.isBuffer(value) ? readHead(value) : null;
  if (!Buffer.isBuffer(value) || !made || made.head.seq <= (before?.seq ?? 0)) return null;
  const id = key.slice(keys.match('').length);
  const fitting = writeFrom(value, before?.seq ?? 0, before?.mark ?? 0);
  const { createdAt } = unpack(made.body).value as { createdAt: number };
  const write = name === 'advance' ? asAlteration(id, made.head, before, createdAt, [fitting, ...rest]) : { name, keys: names, args: [fitting, ...rest] };
  return { id, seq: made.head.seq, write };
}

/** A usual move says nothing about how the match is found: the head does. */
function asAlteration(id: string, { index, add }: Head, before: Head | null, made: number, [value = '', ...rows]: readonly Argument[]): Write {
  const [now, old] = [readIndex(index), readIndex(before?.index ?? '')];
  const seq = Buffer.from(value).readUInt32BE(0);
  const leave = old.users.filter((user) => !now.users.includes(user));
  const left = old.channel === now.channel ? null : old.channel;
  const entry = { match: id, seq, channel: now.channel, left, join: now.users, leave, played: [], made, ended: 0 };
  const plan = before === null ? { plus: now.state } : old.state === now.state ? {} : { minus: old.state, plus: now.state };
  const tag = tagOf(id);
  return {
    name: 'alter',
    keys: [keys.match(id), keys.due(tag), keys.answers(id), keys.outbox(id), keys.talk(tag), keys.draft(id), keys.note(id), keys.past(id), keys.counts(tag)],
    args: [value, JSON.stringify({ over: false, ...plan }), '', ...rows.slice(0, add), rowOfEntry(entry), ...rows.slice(add)],
  };
}
