import type { Announcer, Backlog, Post, Store } from '../match/ports.ts';
import { StoreError } from '../match/ports.ts';
import type { Timing } from './timing.ts';

/** What a delivery job remembers between attempts: the post that failed last, and how often. */
export interface DeliveryData {
  readonly match: string;
  readonly post?: string;
  readonly tries?: number;
}

export interface DeliveryJob {
  readonly data: DeliveryData;
  updateData(data: DeliveryData): Promise<void>;
}

type Source = Pick<Store, 'delivered' | 'undeliverable'> & Pick<Backlog, 'last' | 'postsOf'>;

/** How many rows are fetched at once. */
const PORTION = 20;

/**
 * Says everything a match has to say, in order. A post that fails is tried again before those after it; the job throws, and
 * the queue calls it again after a pause. A post that was said but could not be struck off is not said again by this process;
 * another process would, with the same id, by which Discord knows it for a while. As posts are said in order, only the first
 * of a job can have been said before: when it is old, it is looked for.
 */
export function createDelivery(store: Source, announcer: Announcer, timing: Timing, now: () => number): (job: DeliveryJob) => Promise<void> {
  const said = new Set<string>();

  async function deliver(job: DeliveryJob, post: Post, first: boolean): Promise<void> {
    const perhapsSaid = first && now() - (post.at ?? 0) > timing.known;
    const problem = said.has(post.id) ? null : await announce(job, post, perhapsSaid);
    if (problem === null) await store.delivered(post);
    else await store.undeliverable(post, problem);
    said.delete(post.id);
  }

  /** Null when it was said, a reason when it never will be. Throws to be called again. */
  async function announce(job: DeliveryJob, post: Post, perhapsSaid: boolean): Promise<string | null> {
    const sheet = await store.last(post.match).catch((error: unknown) => {
      if (error instanceof StoreError && error.fault === 'corrupted') return null;
      throw error;
    });
    if (!sheet) return 'there is no such match any more';
    try {
      await announcer.announce(post, sheet, perhapsSaid);
    } catch (error) {
      const tries = (job.data.post === post.id ? (job.data.tries ?? 0) : 0) + 1;
      if (tries >= timing.tries) return error instanceof Error ? error.message : String(error);
      await job.updateData({ match: post.match, post: post.id, tries });
      throw error;
    }
    said.add(post.id);
    return null;
  }

  return async (job) => {
    for (let first = true; ; ) {
      const posts = await store.postsOf(job.data.match, PORTION);
      if (posts.length === 0) return;
      for (const post of posts) {
        await deliver(job, post, first);
        first = false;
      }
    }
  };
}
