import type { FinishedMatch } from '../match/stored-match.ts';
import { RatingTable } from '../ratings/rating-table.ts';
import { byEnd, isAnonymous, type MatchResult, peopleOf, type ResultKey } from '../ratings/result.ts';
import { masterNodes } from './connection.ts';
import { keys } from './keys.ts';
import { forEachRecord } from './rebuild.ts';
import { entryText, ratingText, resultWrite } from './results.ts';
import type { RedisConnection, StoreWrite, StoreWriter } from './writer.ts';

const AT_ONCE = 1000;

/** Saves the results of finished matches that have none yet. Returns how many records count. */
export async function recordFinished(
  redis: RedisConnection,
  writer: StoreWriter,
  matchResultOf: (finished: FinishedMatch) => MatchResult | null,
): Promise<number> {
  let count = 0;
  await forEachRecord(redis, async (finished) => {
    const result = matchResultOf(finished);
    if (!result) return;
    count++;
    await writer.run(resultWrite(result));
  });
  return count;
}

/** Rebuilds everything that follows from the results. The ratings aren't updated meanwhile. */
export async function rebuildRatings(
  redis: RedisConnection,
  writer: StoreWriter,
): Promise<{ readonly results: number; readonly ratings: number }> {
  await writer.run({ name: 'SET', keys: [keys.appliedResult], args: ['rebuilding'] });
  const table = new RatingTable();
  const own = new Map<string, string[]>();
  const servers = new Map<string, Set<string>>();
  let [last, results]: [ResultKey | null, number] = [null, 0];
  for (const day of (await redis.smembers(keys.resultDays)).toSorted()) {
    const stored = Object.values(await redis.hgetall(keys.resultDay(day))).map(
      (text) => JSON.parse(text) as MatchResult,
    );
    const entries: string[] = [];
    for (const result of stored.toSorted(byEnd)) {
      const entry = table.apply(result);
      if (entry) entries.push(result.id, entryText(entry));
      index(result, own, servers);
      last = result;
    }
    results += stored.length;
    await writer.run({ name: 'DEL', keys: [keys.ratedDay(day)], args: [] });
    for (const some of chunks(entries, 2 * AT_ONCE))
      await writer.run({ name: 'HSET', keys: [keys.ratedDay(day)], args: some });
    for (const some of chunks(stored, AT_ONCE))
      await writer.run({ name: 'ZREM', keys: [keys.pendingResults], args: some.map(({ id }) => id) });
  }
  const ratings = await writeTables(redis, writer, table, own, servers);
  const applied = last ? `${last.end} ${last.id}` : '';
  await writer.run(
    applied === ''
      ? { name: 'DEL', keys: [keys.appliedResult], args: [] }
      : { name: 'SET', keys: [keys.appliedResult], args: [applied] },
  );
  return { results, ratings };
}

function index(result: MatchResult, own: Map<string, string[]>, servers: Map<string, Set<string>>): void {
  for (const person of new Set(peopleOf(result))) {
    const list = own.get(person);
    if (list) list.push(String(result.end), result.id);
    else own.set(person, [String(result.end), result.id]);
    if (result.server === null || isAnonymous(person)) continue;
    const there = servers.get(result.server) ?? new Set<string>();
    servers.set(result.server, there.add(person));
  }
}

async function writeTables(
  redis: RedisConnection,
  writer: StoreWriter,
  table: RatingTable,
  own: ReadonlyMap<string, readonly string[]>,
  servers: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number> {
  const ratings = new Map([...table.ratings()].map((each) => [keys.rating(each.family, each.person), each.rating]));
  const writes: StoreWrite[] = [
    ...[...ratings].map(([key, rating]): StoreWrite => ({ name: 'SET', keys: [key], args: [ratingText(rating)] })),
    ...[...own].flatMap(([person, rows]) =>
      chunks(rows, 2 * AT_ONCE).map((some): StoreWrite => ({
        name: 'ZADD',
        keys: [keys.resultsOf(person)],
        args: some,
      })),
    ),
    ...[...servers].flatMap(([guild, people]) =>
      chunks([...people], AT_ONCE).map((some): StoreWrite => ({
        name: 'SADD',
        keys: [keys.listed(guild)],
        args: some,
      })),
    ),
    ...(await keysOf(redis, keys.rating('*', '*')))
      .filter((key) => !ratings.has(key))
      .map((key): StoreWrite => ({ name: 'DEL', keys: [key], args: [] })),
  ];
  for (const some of chunks(writes, AT_ONCE)) await Promise.all(some.map((write) => writer.run(write)));
  return ratings.size;
}

async function keysOf(redis: RedisConnection, pattern: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const node of await masterNodes(redis)) {
    let cursor = '0';
    do {
      const [next, some] = await node.scan(cursor, 'MATCH', pattern, 'COUNT', AT_ONCE);
      for (const key of some) found.add(key);
      cursor = next;
    } while (cursor !== '0');
  }
  return [...found];
}

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
