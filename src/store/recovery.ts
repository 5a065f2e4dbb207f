import type { Log } from '../match/ports.ts';
import { dueOf, readHead } from './head.ts';
import type { Damage, Decoded } from './journal-records.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import { rebuild } from './rebuild.ts';
import { type Connection, type Write, directWriter } from './writer.ts';

/** The matches that stand in the clear in a damaged record. */
const NAMED = /\{p[0-9a-f]{3}\}(?:match|answers):([\w-]{1,32})/g;
const idOf = (key: string): string | undefined => /^\{p[0-9a-f]{3}\}match:(.+)$/s.exec(key)?.[1];

/**
 * A write of an older version that was refused because the one before it is missing: the sheet in it holds the whole position
 * and is taken as it is. Null when what is stored is as new.
 */
export async function takeLater(redis: Connection, { keys: [key = ''], args: [value] }: Write): Promise<{ id: string; seq: number } | null> {
  const id = idOf(key);
  const made = Buffer.isBuffer(value) ? readHead(value) : null;
  if (id === undefined || !made || !Buffer.isBuffer(value)) return null;
  const stored = await redis.getBuffer(key);
  if (made.head.seq <= ((stored && readHead(stored)?.head.seq) ?? 0)) return null;
  await redis.set(key, value);
  return { id, seq: made.head.seq };
}

/** Names the matches a journal is about in which something is missing: those a later record brings back, and those it does not. */
export function nameMatches(records: Decoded['records'], damaged: readonly Damage[], later: ReadonlyMap<string, number>, log: Log): void {
  const named = new Map<string, number>();
  for (const damage of damaged) {
    for (const [, id = ''] of damage.bytes.toString('latin1').matchAll(NAMED)) named.set(id, damage.after);
  }
  for (const id of later.keys()) if (!named.has(id)) named.set(id, 0);
  for (const [id, after] of named) {
    const again = later.has(id) || records.slice(after).some((record) => 'length' in record && record.some(({ key }) => key === keys.match(id)));
    const words = again
      ? `Match ${id} was recovered from a later write; answers before that may be missing in its record.`
      : `A change of match ${id} is lost, and no later one is stored: it stands where it was before.`;
    log.warn({ match: id }, words);
  }
  if (damaged.length > 0 && named.size === 0) log.warn({}, 'What was lost cannot be told from what is left of it: a setting, a note, or a message that was said already.');
}

/** Makes again what is said about matches elsewhere, from the matches themselves: a lost record may have changed it. */
export async function mend(redis: Connection): Promise<void> {
  await rebuild(redis, directWriter(redis));
  let cursor = '0';
  do {
    const [next, found] = (await redis.call('SCAN', cursor, 'COUNT', 200)) as [string, string[]];
    await Promise.all(found.map((key) => mendKey(redis, key)));
    cursor = next;
  } while (cursor !== '0');
}

async function mendKey(redis: Connection, key: string): Promise<void> {
  const [, kind, id = ''] = /^\{p[0-9a-f]{3}\}(match|outbox):(.+)$/s.exec(key) ?? [];
  if (kind === 'outbox') await redis.sadd(keys.talk(tagOf(id)), id);
  const value = kind === 'match' ? await redis.getBuffer(key) : null;
  const head = value && readHead(value)?.head;
  if (head?.index === '') await redis.zrem(keys.due(tagOf(id)), id);
  else if (head) await redis.zadd(keys.due(tagOf(id)), dueOf(head.due), id);
}
