import { randomBytes } from 'node:crypto';
import { type CompetitionCommit, type CompetitionStore, type StoredCompetition, StoreError } from '../match/ports.ts';
import { COMPETITION_PREFIX } from '../match/stored-match.ts';
import { UnpackError, pack } from './codec.ts';
import { outboxRow } from './commit.ts';
import { createDecodedCache } from './decoded-cache.ts';
import { keys } from './keys.ts';
import { type IndexEntry, type MatchIndexer, indexEntryRow } from './match-index.ts';
import type { StoreParts } from './match-reader.ts';
import { tagOf, tags } from './partitions.ts';
import { askRedis } from './redis-errors.ts';
import { isTooNew, readValue, schemas } from './schemas.ts';

/** Seq and mark, before the packed value. */
const HEADER_BYTES = 8;

/** Ids looked at together. */
const IDS_AT_ONCE = 500;

/** Reads a stored competition. Throws `UnpackError`. */
function decodeCompetition(bytes: Buffer): StoredCompetition {
  return readValue(schemas.competition, bytes.subarray(HEADER_BYTES));
}

/** Returns the index entry of a competition: people who signed up or left since `from`. */
function indexEntryOf({ competition, from }: CompetitionCommit): IndexEntry | null {
  const before = from?.people ?? [];
  const join = competition.people.filter((person) => !before.includes(person));
  const leave = before.filter((person) => !competition.people.includes(person));
  if (from && join.length + leave.length === 0) return null;
  const { id, seq, guild, createdAt } = competition;
  return {
    match: id,
    seq,
    channel: null,
    left: null,
    join,
    leave,
    played: [],
    server: guild,
    made: createdAt,
    ended: createdAt,
  };
}

/** Stores competitions: each in the partition of its id, found by server and by person. */
export function createCompetitions(
  { redis, writer, log }: Pick<StoreParts, 'redis' | 'writer' | 'log'>,
  indexer: MatchIndexer,
): CompetitionStore {
  const cache = createDecodedCache<StoredCompetition>();
  /** Seq and mark of every competition that was read or written here. */
  const versions = new WeakMap<StoredCompetition, Buffer>();

  /** Sets an unreadable competition aside, so that it isn't due again; one of a newer version waits for that. */
  async function quarantine(id: string, reason: string): Promise<void> {
    const bytes = await bytesOf(id);
    if (!bytes || isTooNew(schemas.competition, bytes.subarray(HEADER_BYTES))) return;
    const names = [keys.club(id), keys.broken(id), keys.setAside(tagOf(id)), keys.due(tagOf(id))];
    await askRedis(id, () => writer.run({ name: 'isolate', keys: names, args: [id, reason] }));
    log.warn({ match: id }, `Competition ${id} cannot be read and was set aside: ${reason}`);
  }

  function read(id: string, bytes: Buffer): StoredCompetition {
    const known = cache.get(id, bytes);
    if (known) return known;
    try {
      const competition = decodeCompetition(bytes);
      cache.put(id, bytes, competition);
      versions.set(competition, bytes.subarray(0, HEADER_BYTES));
      return competition;
    } catch (error) {
      if (!(error instanceof UnpackError)) throw error;
      throw new StoreError('corrupted', `competition ${id}: ${error.message}`, id);
    }
  }

  const bytesOf = (id: string): Promise<Buffer | null> => askRedis(id, () => redis.getBuffer(keys.club(id)));

  /** Returns the competitions of an index, newest first; unreadable ones don't hide the others. */
  async function listed(index: string): Promise<readonly StoredCompetition[]> {
    const made = (entry: string): number => Number(entry.split(' ')[1]);
    const entries = Object.entries(await askRedis(null, () => redis.hgetall(index)));
    const ids = entries.toSorted(([, a], [, b]) => made(b) - made(a)).map(([id]) => id);
    const values = await Promise.all(ids.map(bytesOf));
    return ids.flatMap((id, at) => {
      const bytes = values[at];
      if (!bytes) return [];
      try {
        return [read(id, bytes)];
      } catch (error) {
        log.warn({ match: id }, (error as Error).message);
        return [];
      }
    });
  }

  return {
    async load(id) {
      const bytes = await bytesOf(id);
      if (bytes)
        try {
          return read(id, bytes);
        } catch (error) {
          if (error instanceof StoreError && error.fault === 'corrupted') await quarantine(id, error.message);
          throw error;
        }
      const reason = await askRedis(id, () => redis.hget(keys.setAside(tagOf(id)), id));
      if (reason !== null) throw new StoreError('corrupted', `competition ${id} was set aside: ${reason}`, id);
      return null;
    },
    quarantine,

    async commit(change, now) {
      const { competition, from, posts, due, counted } = change;
      const { id, seq } = competition;
      const base = from ? versions.get(from) : Buffer.alloc(0);
      if (!base) throw new Error(`competition ${id}: the change is based on a version that was never stored`);
      const header = Buffer.alloc(HEADER_BYTES);
      header.writeUInt32BE(seq, 0);
      randomBytes(4).copy(header, 4);
      const value = Buffer.concat([header, pack(competition, schemas.competition.version)]);
      const entry = indexEntryOf(change);
      const rows = [...(entry ? [indexEntryRow(entry)] : []), ...posts.map(outboxRow)];
      const tag = tagOf(id);
      const reply = await askRedis(id, () =>
        writer.run({
          name: 'saveCompetition',
          keys: [keys.club(id), keys.due(tag), keys.ended(id), keys.outbox(id), keys.talk(tag)],
          args: [
            id,
            base,
            value,
            due === null ? '' : String(due),
            String(now),
            String(counted.length),
            ...counted,
            ...rows,
          ],
        }),
      );
      if (reply !== 'done') return false;
      cache.put(id, value, competition);
      versions.set(competition, header);
      if (entry)
        await indexer
          .enter(entry)
          .catch((error: unknown) =>
            log.warn({ match: id }, `The indexes will be updated later: ${(error as Error).message}`),
          );
      return true;
    },

    ended: async (id) => askRedis(id, () => redis.smembers(keys.ended(id))),
    async *open() {
      for (const tag of tags) {
        const seen = new Set<string>();
        let cursor = '0';
        do {
          const from = cursor;
          const [next, found] = await askRedis(null, () =>
            redis.zscan(keys.due(tag), from, 'MATCH', `${COMPETITION_PREFIX}*`, 'COUNT', IDS_AT_ONCE),
          );
          // A scan may return an id twice.
          for (const id of found.filter((_, at) => at % 2 === 0)) if (!seen.has(id)) yield id;
          for (const id of found) seen.add(id);
          cursor = next;
        } while (cursor !== '0');
      }
    },
    inServer: (guild) => listed(keys.clubs(guild)),
    // The index may be older than the competition, which decides.
    ofPerson: async (user) => (await listed(keys.entered(user))).filter(({ people }) => people.includes(user)),
  };
}
