import type { ListedResult, RatingUpdate, ResultStore } from '../match/ports.ts';
import type { Rating } from '../ratings/rating.ts';
import type { RatedEntry } from '../ratings/rating-table.ts';
import { byEnd, isAnonymous, type MatchResult, peopleOf, type ResultKey, withoutPerson } from '../ratings/result.ts';
import { keys } from './keys.ts';
import type { StoreParts } from './match-reader.ts';
import { askRedis } from './redis-errors.ts';
import type { StoreWrite } from './writer.ts';

/** Returns the UTC day of a moment, such as `2026-11-18`. */
export const resultDayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the write that saves a result. Anonymous people are on no server's list. */
export function resultWrite(result: MatchResult): StoreWrite {
  const day = resultDayOf(result.end);
  const people = [...new Set(peopleOf(result))];
  const listed = result.server === null ? [] : people.filter((person) => !isAnonymous(person));
  return {
    name: 'recordResult',
    keys: [
      keys.resultDay(day),
      keys.pendingResults,
      keys.resultDays,
      result.server === null ? keys.resultDays : keys.listed(result.server),
      ...people.map(keys.resultsOf),
    ],
    args: [result.id, String(result.end), JSON.stringify(result), day, String(listed.length), ...listed],
  };
}

const formatKey = (key: ResultKey | null): string => (key ? `${key.end} ${key.id}` : '');

function parseKey(text: string | null): ResultKey | null {
  if (!text) return null;
  const [end = '', id = ''] = text.split(' ');
  return /^\d+$/.test(end) ? { end: Number(end), id } : null;
}

/** Ratings and entries are stored as short lists. */
type StoredRating = readonly [mu: number, sigma: number, at: number, matches: number];
const packRating = ({ mu, sigma, at, matches }: Rating): StoredRating => [mu, sigma, at, matches];
const unpackRating = ([mu, sigma, at, matches]: StoredRating): Rating => ({ mu, sigma, at, matches });

export const ratingText = (rating: Rating): string => JSON.stringify(packRating(rating));

export const entryText = (entry: RatedEntry): string =>
  JSON.stringify(
    'reason' in entry
      ? entry.reason
      : [entry.before.map((rating) => rating && packRating(rating)), entry.after.map(packRating)],
  );

function parseEntry(text: string): RatedEntry {
  const stored = JSON.parse(text) as
    | 'early'
    | 'often'
    | readonly [before: readonly (StoredRating | null)[], after: readonly StoredRating[]];
  if (typeof stored === 'string') return { reason: stored };
  const [before, after] = stored;
  return { before: before.map((rating) => rating && unpackRating(rating)), after: after.map(unpackRating) };
}

const parseResult = (text: string): MatchResult => JSON.parse(text) as MatchResult;

/** Stores results in the order of their ends, and the ratings that follow from them. */
export function createResults({ redis, writer }: Pick<StoreParts, 'redis' | 'writer'>): ResultStore {
  const run = (write: StoreWrite): Promise<unknown> => askRedis(null, () => writer.run(write));

  async function ofDay(day: string): Promise<readonly ListedResult[]> {
    const [results, entries] = await askRedis(null, () =>
      Promise.all([redis.hgetall(keys.resultDay(day)), redis.hgetall(keys.ratedDay(day))]),
    );
    return Object.entries(results)
      .map(([id, text]) => ({ result: parseResult(text), entry: entries[id] ? parseEntry(entries[id]) : null }))
      .sort((a, b) => byEnd(a.result, b.result));
  }

  return {
    record: async (result) => void (await run(resultWrite(result))),

    async pending(limit) {
      const [applied, rows] = await askRedis(null, () =>
        Promise.all([
          redis.get(keys.appliedResult),
          redis.zrange(keys.pendingResults, '0', String(limit - 1), 'WITHSCORES'),
        ]),
      );
      return { applied: parseKey(applied), pending: parseRows(rows) };
    },

    async get(wanted) {
      const days = new Map<string, ResultKey[]>();
      for (const key of wanted) {
        const day = resultDayOf(key.end);
        days.set(day, [...(days.get(day) ?? []), key]);
      }
      const found = await askRedis(null, () =>
        Promise.all(
          [...days].map(async ([day, some]) => {
            const ids = some.map(({ id }) => id);
            return Promise.all([redis.hmget(keys.resultDay(day), ...ids), redis.hmget(keys.ratedDay(day), ...ids)]);
          }),
        ),
      );
      return found
        .flatMap(([results, entries]) =>
          results.flatMap((text, index) => {
            const entry = entries[index];
            return text === null ? [] : [{ result: parseResult(text), entry: entry ? parseEntry(entry) : null }];
          }),
        )
        .sort((a, b) => byEnd(a.result, b.result));
    },

    async *since(from) {
      const days = await askRedis(null, () => redis.smembers(keys.resultDays));
      for (const day of days.filter((each) => each >= resultDayOf(from)).toSorted())
        yield (await ofDay(day)).filter(({ result }) => result.end >= from);
    },

    of: async (person, from) =>
      parseRows(await askRedis(null, () => redis.zrangebyscore(keys.resultsOf(person), from, '+inf', 'WITHSCORES'))),

    async ratings(family, people) {
      if (people.length === 0) return [];
      const found = await askRedis(null, () => redis.mget(people.map((person) => keys.rating(family, person))));
      return found.map((text) => (text === null ? null : unpackRating(JSON.parse(text) as StoredRating)));
    },

    apply: async (update) => (await run(ratingWrite(update))) === 'done',

    async listed(guild) {
      const people = await askRedis(null, () => redis.smembers(keys.listed(guild)));
      if (people.length === 0) return [];
      const hidden = await askRedis(null, () => redis.smismember(keys.unranked, ...people));
      return people.filter((_, index) => hidden[index] !== 1);
    },

    setUnranked: async (person, on) =>
      void (await run({ name: on ? 'SADD' : 'SREM', keys: [keys.unranked], args: [person] })),

    async disown(person, alias) {
      const own = await this.get(await this.of(person, 0));
      for (const { result } of own) {
        const { id, end, server } = result;
        const day = keys.resultDay(resultDayOf(end));
        await run({
          name: 'disownResult',
          keys: [
            day,
            keys.resultsOf(person),
            keys.resultsOf(alias),
            server === null ? keys.unranked : keys.listed(server),
          ],
          args: [id, String(end), JSON.stringify(withoutPerson(result, person, alias)), person],
        });
      }
      for (const family of new Set(own.map(({ result }) => result.family)))
        await run({ name: 'disownRating', keys: [keys.rating(family, person), keys.rating(family, alias)], args: [] });
      await run({ name: 'SREM', keys: [keys.unranked], args: [person] });
      writer.compactSoon?.();
      return own.length;
    },
  };
}

function parseRows(rows: readonly string[]): readonly ResultKey[] {
  return Array.from({ length: rows.length / 2 }, (_, n) => ({ id: rows[2 * n] ?? '', end: Number(rows[2 * n + 1]) }));
}

function ratingWrite({ since, upTo, applied, entries, ratings }: RatingUpdate): StoreWrite {
  const names: string[] = [keys.appliedResult, keys.pendingResults];
  const positions = new Map<string, number>();
  const positionOf = (key: string): number => {
    const known = positions.get(key) ?? names.push(key);
    positions.set(key, known);
    return known;
  };
  const plan = {
    applied: applied.map(({ id }) => id),
    values: ratings.map(({ family, person, rating }) => [
      positionOf(keys.rating(family, person)),
      rating ? ratingText(rating) : '',
    ]),
    fields: entries.map(({ id, end, entry }) => [
      positionOf(keys.ratedDay(resultDayOf(end))),
      id,
      entry ? entryText(entry) : '',
    ]),
  };
  return { name: 'applyRatings', keys: names, args: [formatKey(since), formatKey(upTo), JSON.stringify(plan)] };
}
