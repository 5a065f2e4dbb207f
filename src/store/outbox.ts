import type { Backlog, Due, StoredPost, Store } from '../match/ports.ts';
import { isCompetitionId } from '../match/stored-match.ts';
import { outboxRow } from './commit.ts';
import { askRedis } from './redis-errors.ts';
import { type MatchIndexer, parseIndexEntry } from './match-index.ts';
import { NEVER, keys } from './keys.ts';
import { tagOf, tags } from './partitions.ts';
import type { StoreParts } from './match-reader.ts';
import { postSchema } from './schemas.ts';
import { runScript } from './writer.ts';

type Outbox = Pick<Store, 'delivered' | 'undeliverable'> & Omit<Backlog, 'lastWritten'>;

/** Index rows fetched at once. */
const ROWS_AT_ONCE = 500;

/** Creates the outbox: unsent posts and due times. */
export function createOutbox({ redis, writer, log }: StoreParts, indexer: MatchIndexer): Outbox {
  /** Sets unreadable rows aside, so that the rest still goes out. */
  async function read(match: string, rows: readonly string[]): Promise<readonly StoredPost[]> {
    const posts: StoredPost[] = [];
    for (const row of rows) {
      const entry = parseIndexEntry(row);
      const post = entry ? null : parsePost(row);
      if (entry) await indexer.enter(entry);
      else if (post) posts.push(post);
      else await markUndelivered(match, row, 'cannot be read');
    }
    return posts;
  }

  const outboxKeys = (match: string): [string, string] => [keys.outbox(match), keys.talk(tagOf(match))];

  async function markUndelivered(match: string, rowPrefix: string, reason: string): Promise<void> {
    const args = [rowPrefix, reason.replaceAll('\n', ' ')];
    await askRedis(match, () =>
      writer.run({ name: 'giveUp', keys: [...outboxKeys(match), keys.undelivered(tagOf(match))], args }),
    );
    log.warn({ match }, `A post couldn't be sent and was set aside: ${reason}`);
  }

  const rowPrefix = ({ match, id }: StoredPost): string => `${match}\n${id}\n`;

  return {
    postsOf: async (match, limit) =>
      read(match, await askRedis(match, () => redis.lrange(keys.outbox(match), 0, limit - 1))),

    matchesWithPosts: async () =>
      (await askRedis(null, () => Promise.all(tags.map((tag) => redis.smembers(keys.talk(tag)))))).flat(),

    async counts() {
      const sums = new Map<string, number>();
      const found = await askRedis(null, () => Promise.all(tags.map((tag) => redis.hgetall(keys.counts(tag)))));
      for (const [state, count] of found.flatMap((fields) => Object.entries(fields)))
        sums.set(state, (sums.get(state) ?? 0) + Number(count));
      return sums;
    },

    async delivered(post) {
      await askRedis(post.match, () =>
        writer.run({ name: 'strikeOff', keys: outboxKeys(post.match), args: [rowPrefix(post)] }),
      );
    },

    undeliverable: (post, reason) => markUndelivered(post.match, rowPrefix(post), reason),

    async dueOf(match) {
      const [score, seq] = await askRedis(match, () =>
        Promise.all([redis.zscore(keys.due(tagOf(match)), match), redis.getrangeBuffer(recordKey(match), '0', '3')]),
      );
      return dueOf(match, score, seq);
    },

    async *upcoming(until) {
      // All partitions in parallel: one by one would take a round trip each.
      for (let at = 0, left = tags; left.length > 0; at += ROWS_AT_ONCE) {
        const start = at;
        const found = await askRedis(null, () =>
          Promise.all(
            left.map(
              async (tag) =>
                (await runScript(
                  redis,
                  'soon',
                  [keys.due(tag)],
                  [String(until), String(start), String(ROWS_AT_ONCE)],
                )) as readonly (string | number)[],
            ),
          ),
        );
        left = left.filter((_, index) => found[index]?.length === 3 * ROWS_AT_ONCE);
        const rows = found.flat();
        for (let from = 0; from < rows.length; from += 3 * ROWS_AT_ONCE)
          yield parseDueRows(rows.slice(from, from + 3 * ROWS_AT_ONCE));
      }
    },
  };
}

/** Returns the key of what is due, whose first bytes are its seq. */
const recordKey = (id: string): string => (isCompetitionId(id) ? keys.club(id) : keys.match(id));

/** Rows repeat id, time and seq of the last change; without a match there is no seq. */
function parseDueRows(rows: readonly (string | number)[]): readonly Due[] {
  const dues = Array.from({ length: rows.length / 3 }, (_, n) => ({
    match: String(rows[3 * n]),
    at: Number(rows[3 * n + 1]),
    seq: Number(rows[3 * n + 2]),
  }));
  return dues.filter(({ at, seq }) => at < NEVER && seq >= 0);
}

function dueOf(match: string, score: string | null, seq: Buffer | undefined): Due | null {
  if (score === null || Number(score) >= NEVER || seq?.length !== 4) return null;
  return { match, seq: seq.readUInt32BE(0), at: Number(score) };
}

function parsePost(row: string): StoredPost | null {
  try {
    const post = postSchema.parse(JSON.parse(row.split('\n').slice(2).join('\n')));
    return outboxRow(post).startsWith(row.split('\n', 2).join('\n')) ? post : null;
  } catch {
    return null;
  }
}
