import type { Backlog, Due, Post, Store } from '../match/ports.ts';
import { rowOf } from './committing.ts';
import { asking } from './faults.ts';
import { NEVER, keys } from './keys.ts';
import type { Parts } from './reading.ts';
import { postSchema } from './shapes.ts';
import { runScript } from './writer.ts';

type Outbox = Pick<Store, 'posts' | 'delivered' | 'undeliverable'> & Omit<Backlog, 'last'>;

/** How many rows of the index are fetched at once. */
const PORTION = 500;

/** What is still to be said, and what is to be done when. */
export function createOutbox({ redis, writer, log }: Parts): Outbox {
  /** A row that cannot be read is set aside: whatever it was about, the rest has to be said. */
  async function read(rows: readonly string[]): Promise<readonly Post[]> {
    const posts: Post[] = [];
    for (const row of rows) {
      const post = postOf(row);
      if (post) posts.push(post);
      else await bury(row, 'cannot be read');
    }
    return posts;
  }

  async function bury(beginning: string, reason: string): Promise<void> {
    const args = [beginning, reason.replaceAll('\n', ' ')];
    await asking(null, () => writer.run({ name: 'bury', keys: [keys.outbox, keys.undelivered], args }));
    log.warn({ match: beginning.split('\n', 1)[0] }, `Not said, and put aside: ${reason}`);
  }

  const beginning = ({ match, id }: Post): string => `${match}\n${id}\n`;

  return {
    posts: async (limit) => read(await asking(null, () => redis.lrange(keys.outbox, 0, limit - 1))),

    async postsOf(match, limit) {
      const rows = await asking(match, () => runScript(redis, 'rowsOf', [keys.outbox], [`${match}\n`, String(limit)]));
      return read(rows as string[]);
    },

    waiting: async () => (await asking(null, () => runScript(redis, 'waiting', [keys.outbox], []))) as string[],

    async delivered(post) {
      await asking(post.match, () => writer.run({ name: 'strike', keys: [keys.outbox], args: [beginning(post)] }));
    },

    undeliverable: (post, reason) => bury(beginning(post), reason),

    async dueOf(match) {
      const [score, seq] = await asking(match, () =>
        Promise.all([redis.zscore(keys.due, match), redis.getrangeBuffer(keys.match(match), '0', '3')]),
      );
      return rowFor(match, score, seq);
    },

    async *upcoming(until) {
      for (let at = 0; ; at += PORTION) {
        const start = at;
        const found = await asking(null, () => redis.zrangebyscore(keys.due, '-inf', until, 'WITHSCORES', 'LIMIT', start, PORTION));
        const ids = found.filter((_, index) => index % 2 === 0);
        const seqs = await asking(null, () => Promise.all(ids.map((id) => redis.getrangeBuffer(keys.match(id), '0', '3'))));
        yield ids.flatMap((id, index) => rowFor(id, found[index * 2 + 1] ?? null, seqs[index]) ?? []);
        if (ids.length < PORTION) return;
      }
    },
  };
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
