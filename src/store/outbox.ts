import type { Backlog, Due, Post, Store } from '../match/ports.ts';
import { rowOf } from './committing.ts';
import { asking } from './faults.ts';
import { type Indexing, entryOf } from './indexing.ts';
import { NEVER, keys } from './keys.ts';
import { tagOf, tags } from './partitions.ts';
import type { Parts } from './reading.ts';
import { postSchema } from './shapes.ts';
import { runScript } from './writer.ts';

type Outbox = Pick<Store, 'delivered' | 'undeliverable'> & Omit<Backlog, 'last'>;

/** How many rows of the index are fetched at once. */
const PORTION = 500;

/** What is still to be said, and what is to be done when. */
export function createOutbox({ redis, writer, log }: Parts, indexing: Indexing): Outbox {
  /** A row that cannot be read is set aside: whatever it was about, the rest has to be said. */
  async function read(match: string, rows: readonly string[]): Promise<readonly Post[]> {
    const posts: Post[] = [];
    for (const row of rows) {
      const entry = entryOf(row);
      const post = entry ? null : postOf(row);
      if (entry) await indexing.enter(entry);
      else if (post) posts.push(post);
      else await bury(match, row, 'cannot be read');
    }
    return posts;
  }

  const placesOf = (match: string): [string, string] => [keys.outbox(match), keys.talk(tagOf(match))];

  async function bury(match: string, beginning: string, reason: string): Promise<void> {
    const args = [beginning, reason.replaceAll('\n', ' ')];
    await asking(match, () => writer.run({ name: 'giveUp', keys: [...placesOf(match), keys.undelivered(tagOf(match))], args }));
    log.warn({ match }, `Not said, and put aside: ${reason}`);
  }

  const beginning = ({ match, id }: Post): string => `${match}\n${id}\n`;

  return {
    postsOf: async (match, limit) => read(match, await asking(match, () => redis.lrange(keys.outbox(match), 0, limit - 1))),

    waiting: async () => (await asking(null, () => Promise.all(tags.map((tag) => redis.smembers(keys.talk(tag)))))).flat(),

    async counts() {
      const sums = new Map<string, number>();
      const found = await asking(null, () => Promise.all(tags.map((tag) => redis.hgetall(keys.counts(tag)))));
      for (const [state, count] of found.flatMap((fields) => Object.entries(fields))) sums.set(state, (sums.get(state) ?? 0) + Number(count));
      return sums;
    },

    async delivered(post) {
      await asking(post.match, () => writer.run({ name: 'strikeOff', keys: placesOf(post.match), args: [beginning(post)] }));
    },

    undeliverable: (post, reason) => bury(post.match, beginning(post), reason),

    async dueOf(match) {
      const [score, seq] = await asking(match, () =>
        Promise.all([redis.zscore(keys.due(tagOf(match)), match), redis.getrangeBuffer(keys.match(match), '0', '3')]),
      );
      return rowFor(match, score, seq);
    },

    async *upcoming(until) {
      // All partitions together: one after the other would take a round trip each.
      for (let at = 0, left = tags; left.length > 0; at += PORTION) {
        const start = at;
        const found = await asking(null, () =>
          Promise.all(left.map(async (tag) => (await runScript(redis, 'soon', [keys.due(tag)], [String(until), String(start), String(PORTION)])) as readonly (string | number)[])),
        );
        left = left.filter((_, index) => found[index]?.length === 3 * PORTION);
        const rows = found.flat();
        for (let from = 0; from < rows.length; from += 3 * PORTION) yield duesIn(rows.slice(from, from + 3 * PORTION));
      }
    },
  };
}

/** Id, moment and number of the last change, and so on; without a match there is no number. */
function duesIn(rows: readonly (string | number)[]): readonly Due[] {
  const dues = Array.from({ length: rows.length / 3 }, (_, n) => ({ match: String(rows[3 * n]), at: Number(rows[3 * n + 1]), seq: Number(rows[3 * n + 2]) }));
  return dues.filter(({ at, seq }) => at < NEVER && seq >= 0);
}

function rowFor(match: string, score: string | null, seq: Buffer | undefined): Due | null {
  if (score === null || Number(score) >= NEVER || seq?.length !== 4) return null;
  return { match, seq: seq.readUInt32BE(0), at: Number(score) };
}

function postOf(row: string): Post | null {
  try {
    const post = postSchema.parse(JSON.parse(row.split('\n').slice(2).join('\n')));
    return rowOf(post).startsWith(row.split('\n', 2).join('\n')) ? post : null;
  } catch {
    return null;
  }
}
