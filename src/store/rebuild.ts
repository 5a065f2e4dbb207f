import { seatHoldersOf, countKeyOf } from './commit.ts';
import { masterNodes } from './connection.ts';
import { readHeader } from './record-header.ts';
import { serverListWrite, leaderboardWrites } from './match-index.ts';
import type { FinishedMatch, SoloScore } from '../match/stored-match.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import { readValue, schemas } from './schemas.ts';
import type { RedisConnection, StoreWriter } from './writer.ts';

const KEYS_AT_ONCE = 200;

export interface RebuildResult {
  readonly matches: number;
  readonly records: number;
  readonly unreadable: number;
}

/** Data for the indexes from a stored match or record. */
type IndexedMatch = Pick<Parameters<typeof countKeyOf>[0], 'terms' | 'status'> &
  Parameters<typeof seatHoldersOf>[0] & {
    readonly id: string;
    readonly seq: number;
    readonly home: { readonly channel: string | null; readonly guild: string | null };
    readonly createdAt: number;
    readonly endedAt: number | null;
    readonly feat?: SoloScore | undefined;
  };

/** Rebuilds everything that spans matches from the matches and records. It removes nothing but wrong counts. */
export async function rebuild(redis: RedisConnection, writer: StoreWriter): Promise<RebuildResult> {
  const tally = { matches: 0, records: 0, unreadable: 0 };
  await forEachMatch(redis, async (kind, known) => {
    if (!known) return void tally.unreadable++;
    const { id, seq, createdAt } = known;
    if (kind === 'past') {
      tally.records++;
      if (known.feat) await Promise.all(leaderboardWrites(id, known.feat).map((write) => writer.run(write)));
      await Promise.all(
        seatHoldersOf(known).map((user) =>
          writer.run({ name: 'file', keys: [keys.played(user)], args: [id, String(known.endedAt ?? createdAt)] }),
        ),
      );
    } else if (known.status !== 'over') {
      tally.matches++;
      const { channel, guild } = known.home;
      if (channel !== null)
        await writer.run({ name: 'settle', keys: [keys.channel(channel)], args: [id, String(seq)] });
      if (guild !== null) await writer.run(serverListWrite(guild, id, seq, createdAt));
      await Promise.all(
        seatHoldersOf(known).map((user) =>
          writer.run({ name: 'enter', keys: [keys.player(user)], args: [id, String(seq), String(createdAt)] }),
        ),
      );
    }
  });
  await recountMatches(redis, writer);
  return tally;
}

/** Counts all matches by game and state. */
export async function recountMatches(redis: RedisConnection, writer: StoreWriter): Promise<void> {
  const counts = new Map<string, Map<string, number>>();
  await forEachMatch(redis, async (kind, known) => {
    // Finished matches are counted by their records.
    if (!known || (kind === 'match' && known.status === 'over')) return;
    const key = keys.counts(tagOf(known.id));
    const fields = counts.get(key) ?? new Map<string, number>();
    counts.set(key, fields.set(countKeyOf(known), (fields.get(countKeyOf(known)) ?? 0) + 1));
  });
  for (const [key, fields] of counts) {
    await writer.run({ name: 'DEL', keys: [key], args: [] });
    await writer.run({
      name: 'HSET',
      keys: [key],
      args: [...fields].flatMap(([state, count]) => [state, String(count)]),
    });
  }
}

async function forEachMatch(
  redis: RedisConnection,
  visit: (kind: 'match' | 'past', known: IndexedMatch | null) => Promise<void>,
): Promise<void> {
  for (const kind of ['match', 'past'] as const)
    await forEachValue(redis, kind, (bytes) => visit(kind, read(kind, bytes)));
}

/** Visits all readable records of finished matches. */
export async function forEachRecord(
  redis: RedisConnection,
  visit: (finished: FinishedMatch) => Promise<void>,
): Promise<void> {
  await forEachValue(redis, 'past', async (bytes) => {
    const finished = readRecord(bytes);
    if (finished) await visit(finished);
  });
}

async function forEachValue(
  redis: RedisConnection,
  kind: 'match' | 'past',
  visit: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  for (const node of await masterNodes(redis)) {
    let cursor = '0';
    do {
      const [next, found] = await node.scan(cursor, 'MATCH', `{p???}${kind}:*`, 'COUNT', KEYS_AT_ONCE);
      await Promise.all(
        found.map(async (key) => {
          const bytes = await node.getBuffer(key);
          if (bytes) await visit(bytes);
        }),
      );
      cursor = next;
    } while (cursor !== '0');
  }
}

function readRecord(bytes: Buffer): FinishedMatch | null {
  try {
    return readValue(schemas.finishedMatch, bytes);
  } catch {
    return null;
  }
}

function read(kind: 'match' | 'past', bytes: Buffer): IndexedMatch | null {
  try {
    if (kind === 'past') return readRecord(bytes)?.sheet ?? null;
    const stored = readHeader(bytes);
    return stored && readValue(schemas.storedMatch, stored.body);
  } catch {
    return null;
  }
}
