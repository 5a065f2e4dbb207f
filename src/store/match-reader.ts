import { type Backlog, type Log, type Store, StoreError } from '../match/ports.ts';
import { isCompetitionId, type StoredMatch } from '../match/stored-match.ts';
import type { DecodedCache } from './decoded-cache.ts';
import { UnpackError, unpackAnswer } from './codec.ts';
import { isTokenKnown, seatHoldersOf } from './commit.ts';
import { askRedis } from './redis-errors.ts';
import { readHeader } from './record-header.ts';
import { NEVER, keys } from './keys.ts';
import { tagOf, tags } from './partitions.ts';
import { isTooNew, readValue, schemas } from './schemas.ts';
import type { RedisConnection, StoreWriter } from './writer.ts';

export interface StoreParts {
  readonly redis: RedisConnection;
  readonly writer: StoreWriter;
  readonly cache: DecodedCache<StoredMatch>;
  readonly log: Log;
}

type MatchReader = Pick<Backlog, 'lastWritten'> &
  Pick<
    Store,
    'load' | 'isApplied' | 'inChannel' | 'ofPlayer' | 'inServer' | 'history' | 'due' | 'openMatches' | 'quarantine'
  >;

/** Matches fetched at once. */
const MATCHES_AT_ONCE = 500;

export function createMatchReader({ redis, writer, cache, log }: StoreParts): MatchReader {
  async function quarantine(id: string, reason: string): Promise<void> {
    const bytes = await askRedis(id, () => redis.getBuffer(keys.match(id)));
    if (!bytes && (await quarantineReason(id)) !== null) return;
    const stored = bytes && readHeader(bytes);
    if (stored && isTooNew(schemas.storedMatch, stored.body)) return;
    const names = [keys.match(id), keys.broken(id), keys.setAside(tagOf(id)), keys.due(tagOf(id))];
    await askRedis(id, () => writer.run({ name: 'isolate', keys: names, args: [id, reason] }));
    log.warn({ match: id }, `Match ${id} cannot be read and was set aside: ${reason}`);
  }

  /** Reads a match and sets it aside if it's unreadable. Throws `StoreError`. */
  async function read(id: string, bytes: Buffer): Promise<StoredMatch> {
    const known = cache.get(id, bytes);
    if (known) return known;
    try {
      const sheet = unpackMatch(id, bytes);
      cache.put(id, bytes, sheet);
      return sheet;
    } catch (error) {
      if (!(error instanceof UnpackError)) throw error;
      await quarantine(id, error.message);
      throw new StoreError('corrupted', `match ${id}: ${error.message}`, id);
    }
  }

  const quarantineReason = (id: string): Promise<string | null> =>
    askRedis(id, () => redis.hget(keys.setAside(tagOf(id)), id));

  async function lastWritten(id: string): Promise<StoredMatch | null> {
    const bytes = await askRedis(id, () => redis.getBuffer(keys.match(id)));
    if (bytes) return read(id, bytes);
    const reason = await quarantineReason(id);
    if (reason !== null) throw new StoreError('corrupted', `match ${id} was set aside: ${reason}`, id);
    return null;
  }

  async function load(id: string): Promise<StoredMatch | null> {
    const sheet = await lastWritten(id);
    return sheet?.status === 'over' ? null : sheet;
  }

  return {
    lastWritten,
    load,
    quarantine,

    async isApplied(id, token) {
      const bytes = await askRedis(id, () => redis.getBuffer(keys.match(id)));
      return isTokenKnown((bytes && readHeader(bytes)?.head) ?? null, token);
    },

    async inChannel(channel) {
      const [holder] = (await askRedis(null, () => redis.get(keys.channel(channel))))?.split(' ') ?? [];
      const sheet = holder ? await load(holder) : null;
      // The index may lag behind: the match may have left, or be about to arrive.
      return sheet?.home.channel === channel ? sheet : null;
    },

    async ofPlayer(user, except) {
      const entries = Object.entries(await askRedis(null, () => redis.hgetall(keys.player(user))));
      const made = (entry: string): number => Number(entry.split(' ')[1]);
      const ids = entries.toSorted(([, a], [, b]) => made(a) - made(b)).flatMap(([id]) => (id === except ? [] : id));
      const values = await askRedis(null, () => Promise.all(ids.map((id) => redis.getBuffer(keys.match(id)))));
      const sheets = await Promise.all(ids.map((id, index) => readOrSkip(id, values[index] ?? null)));
      // The index may be older than the match, which decides.
      return sheets.filter(
        (sheet) => sheet !== null && sheet.status !== 'over' && seatHoldersOf(sheet).includes(user),
      ) as readonly StoredMatch[];
    },

    async inServer(guild, from, count) {
      const entries = Object.entries(await askRedis(null, () => redis.hgetall(keys.server(guild))));
      const ids = entries
        .toSorted(([, a], [, b]) => Number(b.split(' ')[1]) - Number(a.split(' ')[1]))
        .map(([id]) => id);
      const portion = ids.slice(from, from + count);
      const values = await askRedis(null, () => Promise.all(portion.map((id) => redis.getBuffer(keys.match(id)))));
      const sheets = await Promise.all(portion.map((id, index) => readOrSkip(id, values[index] ?? null)));
      return {
        total: ids.length,
        sheets: sheets.filter((sheet) => sheet !== null && sheet.status !== 'over') as readonly StoredMatch[],
      };
    },

    async history(id) {
      // In one transaction: a commit in between could move an answer from one to the other.
      const replies = await askRedis(id, () =>
        redis
          .multi()
          .lrangeBuffer(keys.answers(id), '0', '-1')
          .getBuffer(keys.match(id))
          .getBuffer(keys.past(id))
          .exec(),
      );
      const [rows, sheet, record] = (replies ?? []).map(([, reply]) => reply) as [
        Buffer[],
        Buffer | null,
        Buffer | null,
      ];
      try {
        if (record) return readValue(schemas.finishedMatch, record).history;
        return [...rows, ...((sheet && readHeader(sheet)?.head.tail) ?? [])].map(unpackAnswer);
      } catch (error) {
        if (!(error instanceof UnpackError)) throw error;
        throw new StoreError('corrupted', `answers of match ${id}: ${error.message}`, id);
      }
    },

    async due(now, limit) {
      const [soon, later] = await askRedis(null, () =>
        Promise.all([
          Promise.all(
            tags.map((tag) => redis.zrangebyscore(keys.due(tag), '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit)),
          ),
          Promise.all(
            tags.map((tag) => redis.zrangebyscore(keys.due(tag), `(${now}`, `(${NEVER}`, 'WITHSCORES', 'LIMIT', 0, 1)),
          ),
        ]),
      );
      const [dueNow, next] = [scored(soon.flat()), scored(later.flat())];
      return { ids: dueNow.slice(0, limit).map(({ id }) => id), next: next[0]?.at ?? null };
    },

    async *openMatches() {
      for (const tag of tags) yield* openIn(tag);
    },
  };

  async function* openIn(tag: string): AsyncIterable<string> {
    let cursor = '0';
    // A scan may return an id twice.
    const seen = new Set<string>();
    do {
      const from = cursor;
      const [next, found] = await askRedis(null, () => redis.zscan(keys.due(tag), from, 'COUNT', MATCHES_AT_ONCE));
      for (let at = 0; at < found.length; at += 2) {
        const id = found[at] as string;
        if (seen.has(id) || isCompetitionId(id)) continue;
        seen.add(id);
        yield id;
      }
      cursor = next;
    } while (cursor !== '0');
  }

  /** Skips unreadable matches, so that they don't hide the others in a list. */
  async function readOrSkip(id: string, bytes: Buffer | null): Promise<StoredMatch | null> {
    if (!bytes) return null;
    try {
      return await read(id, bytes);
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'corrupted') return null;
      throw error;
    }
  }
}

/** Parses members with scores from a Redis reply. */
function scored(rows: readonly string[]): readonly { readonly id: string; readonly at: number }[] {
  const pairs = rows.flatMap((id, index) => (index % 2 === 0 ? [{ id, at: Number(rows[index + 1]) }] : []));
  return pairs.toSorted((a, b) => a.at - b.at);
}

function unpackMatch(id: string, bytes: Buffer): StoredMatch {
  const stored = readHeader(bytes);
  if (!stored) throw new UnpackError('not a stored match');
  const sheet = readValue(schemas.storedMatch, stored.body);
  if (sheet.id !== id) throw new UnpackError(`holds match ${sheet.id}`);
  if (sheet.seq !== stored.head.seq)
    throw new UnpackError(`header and match disagree (${stored.head.seq}, ${sheet.seq})`);
  return sheet;
}
