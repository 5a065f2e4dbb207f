import type { Log } from '../match/ports.ts';
import { formatDue, readHeader } from './record-header.ts';
import type { Damage, DecodedJournal } from './journal-records.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import { indexCompetitions } from './rebuild-competitions.ts';
import { rebuild } from './rebuild.ts';
import { type RedisConnection, type StoreWrite, directWriter } from './writer.ts';

/** Match ids that are readable in a damaged record. */
const MATCH_KEYS = /\{p[0-9a-f]{3}\}(?:match|answers):([\w-]{1,32})/g;
const matchIdIn = (key: string): string | undefined => /^\{p[0-9a-f]{3}\}match:(.+)$/s.exec(key)?.[1];

/**
 * Adopts a write of an older version that was refused because its predecessor is missing: it contains the whole
 * position. Returns null when the stored match is as new.
 */
export async function adoptLaterMatch(
  redis: RedisConnection,
  { keys: [key = ''], args: [value] }: StoreWrite,
): Promise<{ id: string; seq: number } | null> {
  const id = matchIdIn(key);
  const made = Buffer.isBuffer(value) ? readHeader(value) : null;
  if (id === undefined || !made || !Buffer.isBuffer(value)) return null;
  const stored = await redis.getBuffer(key);
  if (made.head.seq <= ((stored && readHeader(stored)?.head.seq) ?? 0)) return null;
  await redis.set(key, value);
  return { id, seq: made.head.seq };
}

/** Logs the matches with missing data: those that a later record restores, and those it doesn't. */
export function logAffectedMatches(
  records: DecodedJournal['records'],
  damaged: readonly Damage[],
  later: ReadonlyMap<string, number>,
  log: Log,
): void {
  const named = new Map<string, number>();
  for (const damage of damaged) {
    for (const [, id = ''] of damage.bytes.toString('latin1').matchAll(MATCH_KEYS)) named.set(id, damage.after);
  }
  for (const id of later.keys()) if (!named.has(id)) named.set(id, 0);
  for (const [id, after] of named) {
    const again =
      later.has(id) ||
      records.slice(after).some((record) => 'length' in record && record.some(({ key }) => key === keys.match(id)));
    const text = again
      ? `Match ${id} was recovered from a later write; answers before that may be missing in its record.`
      : `A change of match ${id} is lost, and no later one is stored: the match is back at its previous position.`;
    log.warn({ match: id }, text);
  }
  if (damaged.length > 0 && named.size === 0)
    log.warn({}, "The lost data can't be identified: a setting, a note, or a message that was already sent.");
}

/** Rebuilds the indexes from the matches, because a lost record may have changed them. */
export async function rebuildIndexes(redis: RedisConnection, log: Log): Promise<void> {
  await rebuild(redis, directWriter(redis));
  await indexCompetitions(redis, directWriter(redis), log);
  let cursor = '0';
  do {
    const [next, found] = (await redis.call('SCAN', cursor, 'COUNT', 200)) as [string, string[]];
    await Promise.all(found.map((key) => rebuildKey(redis, key)));
    cursor = next;
  } while (cursor !== '0');
}

async function rebuildKey(redis: RedisConnection, key: string): Promise<void> {
  const [, kind, id = ''] = /^\{p[0-9a-f]{3}\}(match|club|outbox):(.+)$/s.exec(key) ?? [];
  if (kind === 'outbox') await redis.sadd(keys.talk(tagOf(id)), id);
  // It looks at its matches at once.
  if (kind === 'club') await redis.zadd(keys.due(tagOf(id)), 0, id);
  const value = kind === 'match' ? await redis.getBuffer(key) : null;
  const header = value && readHeader(value)?.head;
  if (header?.index === '') await redis.zrem(keys.due(tagOf(id)), id);
  else if (header) await redis.zadd(keys.due(tagOf(id)), formatDue(header.due), id);
}
