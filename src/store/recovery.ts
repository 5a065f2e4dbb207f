import type { Log } from '../match/ports.ts';
import { unpack } from './codec.ts';
import { type Head, readHead, readIndex, writeFrom } from './head.ts';
import { keys } from './keys.ts';
import { type Argument, type Connection, type Write, perform } from './writer.ts';

/** What stands in the clear of a damaged write. */
const NAMED = /\{parley\}match:([\w-]{1,32})/g;

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
  const write = name === 'move' ? asChange(id, made.head, before, createdAt, [fitting, ...rest]) : { name, keys: names, args: [fitting, ...rest] };
  return { id, seq: made.head.seq, write };
}

/** A usual move says nothing about how the match is found: the head does. */
function asChange(id: string, head: Head, before: Head | null, createdAt: number, [value = '', ...rest]: readonly Argument[]): Write {
  const index = readIndex(head.index);
  const old = readIndex(before?.index ?? '');
  const leave = old.users.filter((user) => !index.users.includes(user));
  const plan = {
    over: false,
    ...(index.channel === null ? {} : { channel: index.channel }),
    ...(old.channel === null || old.channel === index.channel ? {} : { left: old.channel }),
    leave: leave.length,
    join: index.users.length,
    played: 0,
    made: String(createdAt),
  };
  const usual = [keys.match(id), keys.due, keys.answers(id), keys.outbox, keys.channels, keys.draft(id), keys.note(id), keys.past(id)];
  const players = [...leave, ...index.users].map(keys.player);
  return { name: 'change', keys: [...usual, ...players], args: [value, JSON.stringify(plan), '', ...rest] };
}
