import { peopleOf, stateOf } from './committing.ts';
import { mastersOf } from './connect.ts';
import { readHead } from './head.ts';
import { onServer, rankWrites } from './indexing.ts';
import type { Feat } from '../match/sheet.ts';
import { LEFTOVERS, RETENTION } from './index-scripts.ts';
import { keys } from './keys.ts';
import { oldKeys } from './old-keys.ts';
import { tagOf } from './partitions.ts';
import { readValue, shapes } from './shapes.ts';
import { type Connection, perform, type Writer } from './writer.ts';

const PORTION = 200;

export interface Rebuilt {
  readonly matches: number;
  readonly records: number;
  readonly unreadable: number;
}

/** What a stored match or record says of itself; null when it cannot be read. */
type Known = Pick<Parameters<typeof stateOf>[0], 'terms' | 'status'> & Parameters<typeof peopleOf>[0] & {
  readonly id: string;
  readonly seq: number;
  readonly home: { readonly channel: string | null; readonly guild: string | null };
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly feat?: Feat | undefined;
};

/** Makes everything again that spans matches, from the matches and records themselves. Nothing is taken away but wrong counts. */
export async function rebuild(redis: Connection, writer: Writer): Promise<Rebuilt> {
  const tally = { matches: 0, records: 0, unreadable: 0 };
  await walk(redis, async (kind, known) => {
    if (!known) return void tally.unreadable++;
    const { id, seq, createdAt } = known;
    if (kind === 'past') {
      tally.records++;
      if (known.feat) await Promise.all(rankWrites(id, known.feat).map((write) => writer.run(write)));
      await Promise.all(peopleOf(known).map((user) => writer.run({ name: 'file', keys: [keys.played(user)], args: [id, String(known.endedAt ?? createdAt)] })));
    } else if (known.status !== 'over') {
      tally.matches++;
      const { channel, guild } = known.home;
      if (channel !== null) await writer.run({ name: 'settle', keys: [keys.channel(channel)], args: [id, String(seq)] });
      if (guild !== null) await writer.run(onServer(guild, id, seq, createdAt));
      await Promise.all(peopleOf(known).map((user) => writer.run({ name: 'enter', keys: [keys.player(user)], args: [id, String(seq), String(createdAt)] })));
    }
  });
  await recount(redis, writer);
  await clearOld(redis);
  return tally;
}

/** A process of an older version fails at the fences of the first layout, but may leave a key behind. */
async function clearOld(redis: Connection): Promise<void> {
  for await (const names of oldKeys(redis)) await Promise.all(names.map((name) => redis.del(name)));
}

/** Counts all matches by game and state. */
export async function recount(redis: Connection, writer: Writer): Promise<void> {
  const counts = new Map<string, Map<string, number>>();
  await walk(redis, async (kind, known) => {
    // What is over is counted by its record.
    if (!known || (kind === 'match' && known.status === 'over')) return;
    const key = keys.counts(tagOf(known.id));
    const fields = counts.get(key) ?? new Map<string, number>();
    counts.set(key, fields.set(stateOf(known), (fields.get(stateOf(known)) ?? 0) + 1));
  });
  for (const [key, fields] of counts) {
    await writer.run({ name: 'DEL', keys: [key], args: [] });
    await writer.run({ name: 'HSET', keys: [key], args: [...fields].flatMap(([state, count]) => [state, String(count)]) });
  }
}

/** Records that an older version wrote without an end get one: what is left of their two years, and a month at the least. */
export async function limitRecords(redis: Connection, now: number): Promise<void> {
  if ((await redis.get(keys.limited)) !== null) return;
  await walk(redis, async (kind, known) => {
    if (kind !== 'past' || !known || (await redis.pttl(keys.past(known.id))) !== -1) return;
    await redis.pexpireat(keys.past(known.id), Math.max((known.endedAt ?? known.createdAt) + RETENTION, now + LEFTOVERS));
  });
  await redis.set(keys.limited, '1');
}

/** Matches that an older version wrote are entered in the lists of their servers, once. */
export async function listServers(redis: Connection): Promise<void> {
  if ((await redis.get(keys.listed)) !== null) return;
  await walk(redis, async (kind, known) => {
    if (kind !== 'match' || !known || known.status === 'over' || known.home.guild === null) return;
    await perform(redis, onServer(known.home.guild, known.id, known.seq, known.createdAt));
  });
  await redis.set(keys.listed, '1');
}

async function walk(redis: Connection, visit: (kind: 'match' | 'past', known: Known | null) => Promise<void>): Promise<void> {
  for (const node of await mastersOf(redis)) {
    for (const kind of ['match', 'past'] as const) {
      let cursor = '0';
      do {
        const [next, found] = await node.scan(cursor, 'MATCH', `{p???}${kind}:*`, 'COUNT', PORTION);
        await Promise.all(found.map(async (key) => {
          const bytes = await node.getBuffer(key);
          if (bytes) await visit(kind, read(kind, bytes));
        }));
        cursor = next;
      } while (cursor !== '0');
    }
  }
}

function read(kind: 'match' | 'past', bytes: Buffer): Known | null {
  try {
    if (kind === 'past') return readValue(shapes.past, bytes).sheet;
    const stored = readHead(bytes);
    return stored && readValue(shapes.sheet, stored.body);
  } catch {
    return null;
  }
}
