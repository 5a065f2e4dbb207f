import { type Backlog, type Log, type Store, StoreError } from '../match/ports.ts';
import type { Sheet } from '../match/sheet.ts';
import type { Cache } from './cache.ts';
import { Unpackable, unpackAnswer } from './codec.ts';
import { isKnown, peopleOf } from './committing.ts';
import { asking } from './faults.ts';
import { readHead } from './head.ts';
import { NEVER, keys } from './keys.ts';
import { tagOf, tags } from './partitions.ts';
import { isTooNew, readValue, shapes } from './shapes.ts';
import type { Connection, Writer } from './writer.ts';

export interface Parts {
  readonly redis: Connection;
  readonly writer: Writer;
  readonly cache: Cache<Sheet>;
  readonly log: Log;
}

type Reading = Pick<Backlog, 'last'> & Pick<Store, 'load' | 'seen' | 'inChannel' | 'ofPlayer' | 'inServer' | 'history' | 'due' | 'open' | 'quarantine'>;

/** How many matches are fetched at once. */
const PORTION = 500;

export function createReading({ redis, writer, cache, log }: Parts): Reading {
  async function quarantine(id: string, reason: string): Promise<void> {
    const bytes = await asking(id, () => redis.getBuffer(keys.match(id)));
    if (!bytes && (await reasonOf(id)) !== null) return;
    const stored = bytes && readHead(bytes);
    if (stored && isTooNew(shapes.sheet, stored.body)) return;
    const names = [keys.match(id), keys.broken(id), keys.setAside(tagOf(id)), keys.due(tagOf(id))];
    await asking(id, () => writer.run({ name: 'isolate', keys: names, args: [id, reason] }));
    log.warn({ match: id }, `Match ${id} cannot be read and was set aside: ${reason}`);
  }

  /** Sets aside what cannot be read. Throws `StoreError`. */
  async function read(id: string, bytes: Buffer): Promise<Sheet> {
    const known = cache.get(id, bytes);
    if (known) return known;
    try {
      const sheet = unpackSheet(id, bytes);
      cache.put(id, bytes, sheet);
      return sheet;
    } catch (error) {
      if (!(error instanceof Unpackable)) throw error;
      await quarantine(id, error.message);
      throw new StoreError('corrupted', `match ${id}: ${error.message}`, id);
    }
  }

  const reasonOf = (id: string): Promise<string | null> => asking(id, () => redis.hget(keys.setAside(tagOf(id)), id));

  async function last(id: string): Promise<Sheet | null> {
    const bytes = await asking(id, () => redis.getBuffer(keys.match(id)));
    if (bytes) return read(id, bytes);
    const reason = await reasonOf(id);
    if (reason !== null) throw new StoreError('corrupted', `match ${id} was set aside: ${reason}`, id);
    return null;
  }

  async function load(id: string): Promise<Sheet | null> {
    const sheet = await last(id);
    return sheet?.status === 'over' ? null : sheet;
  }

  return {
    last,
    load,
    quarantine,

    async seen(id, token) {
      const bytes = await asking(id, () => redis.getBuffer(keys.match(id)));
      return isKnown((bytes && readHead(bytes)?.head) ?? null, token);
    },

    async inChannel(channel) {
      const [holder] = (await asking(null, () => redis.get(keys.channel(channel))))?.split(' ') ?? [];
      const sheet = holder ? await load(holder) : null;
      // It may have left without that having been entered yet, or may be about to come.
      return sheet?.home.channel === channel ? sheet : null;
    },

    async ofPlayer(user, except) {
      const entries = Object.entries(await asking(null, () => redis.hgetall(keys.player(user))));
      const made = (entry: string): number => Number(entry.split(' ')[1]);
      const ids = entries.toSorted(([, a], [, b]) => made(a) - made(b)).flatMap(([id]) => (id === except ? [] : id));
      const values = await asking(null, () => Promise.all(ids.map((id) => redis.getBuffer(keys.match(id)))));
      const sheets = await Promise.all(ids.map((id, index) => readOrSkip(id, values[index] ?? null)));
      // An entry may be older than the match: the match decides.
      return sheets.filter((sheet) => sheet !== null && sheet.status !== 'over' && peopleOf(sheet).includes(user)) as readonly Sheet[];
    },

    async inServer(guild, from, count) {
      const entries = Object.entries(await asking(null, () => redis.hgetall(keys.server(guild))));
      const ids = entries.toSorted(([, a], [, b]) => Number(b.split(' ')[1]) - Number(a.split(' ')[1])).map(([id]) => id);
      const portion = ids.slice(from, from + count);
      const values = await asking(null, () => Promise.all(portion.map((id) => redis.getBuffer(keys.match(id)))));
      const sheets = await Promise.all(portion.map((id, index) => readOrSkip(id, values[index] ?? null)));
      return { total: ids.length, sheets: sheets.filter((sheet) => sheet !== null && sheet.status !== 'over') as readonly Sheet[] };
    },

    async history(id) {
      // In one piece: a commit in between could move an answer from the one to the other.
      const replies = await asking(id, () =>
        redis.multi().lrangeBuffer(keys.answers(id), '0', '-1').getBuffer(keys.match(id)).getBuffer(keys.past(id)).exec(),
      );
      const [rows, sheet, record] = (replies ?? []).map(([, reply]) => reply) as [Buffer[], Buffer | null, Buffer | null];
      try {
        if (record) return readValue(shapes.past, record).history;
        return [...rows, ...((sheet && readHead(sheet)?.head.tail) ?? [])].map(unpackAnswer);
      } catch (error) {
        if (!(error instanceof Unpackable)) throw error;
        throw new StoreError('corrupted', `answers of match ${id}: ${error.message}`, id);
      }
    },

    async due(now, limit) {
      const [soon, later] = await asking(null, () =>
        Promise.all([
          Promise.all(tags.map((tag) => redis.zrangebyscore(keys.due(tag), '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit))),
          Promise.all(tags.map((tag) => redis.zrangebyscore(keys.due(tag), `(${now}`, `(${NEVER}`, 'WITHSCORES', 'LIMIT', 0, 1))),
        ]),
      );
      const [dueNow, next] = [scored(soon.flat()), scored(later.flat())];
      return { ids: dueNow.slice(0, limit).map(({ id }) => id), next: next[0]?.at ?? null };
    },

    async *open() {
      for (const tag of tags) yield* openIn(tag);
    },
  };

  async function* openIn(tag: string): AsyncIterable<string> {
    let cursor = '0';
    // A scan may give an id twice.
    const seen = new Set<string>();
    do {
      const from = cursor;
      const [next, found] = await asking(null, () => redis.zscan(keys.due(tag), from, 'COUNT', PORTION));
      for (let at = 0; at < found.length; at += 2) {
        const id = found[at] as string;
        if (seen.has(id)) continue;
        seen.add(id);
        yield id;
      }
      cursor = next;
    } while (cursor !== '0');
  }

  /** In a list, one match that cannot be read must not hide the others. */
  async function readOrSkip(id: string, bytes: Buffer | null): Promise<Sheet | null> {
    if (!bytes) return null;
    try {
      return await read(id, bytes);
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'corrupted') return null;
      throw error;
    }
  }
}

/** Members and scores as Redis gives them, by score. */
function scored(rows: readonly string[]): readonly { readonly id: string; readonly at: number }[] {
  const pairs = rows.flatMap((id, index) => (index % 2 === 0 ? [{ id, at: Number(rows[index + 1]) }] : []));
  return pairs.toSorted((a, b) => a.at - b.at);
}

function unpackSheet(id: string, bytes: Buffer): Sheet {
  const stored = readHead(bytes);
  if (!stored) throw new Unpackable('not a stored match');
  const sheet = readValue(shapes.sheet, stored.body);
  if (sheet.id !== id) throw new Unpackable(`holds match ${sheet.id}`);
  if (sheet.seq !== stored.head.seq) throw new Unpackable(`head and sheet disagree (${stored.head.seq}, ${sheet.seq})`);
  return sheet;
}
