import type { Announce, Announcer, Backlog, StoredPost, Store } from '../match/ports.ts';
import { StoreError } from '../match/ports.ts';
import { isCompetitionId } from '../match/stored-match.ts';
import type { ClockTiming } from './timing.ts';

/** State of a delivery job between attempts: the post that failed last, and how often. */
export interface DeliveryData {
  readonly match: string;
  readonly post?: string;
  readonly tries?: number;
}

export interface DeliveryJob {
  readonly data: DeliveryData;
  updateData(data: DeliveryData): Promise<void>;
}

type DeliverySource = Pick<Store, 'competitions' | 'delivered' | 'undeliverable'> &
  Pick<Backlog, 'lastWritten' | 'postsOf'>;

/** Announces posts of the match; null if it doesn't exist. */
type Match = (post: StoredPost) => Promise<Announce | null>;

/** Rows fetched at once. */
const POSTS_AT_ONCE = 20;

/**
 * Sends all posts of a match in order. A post that fails is retried before those after it: the job throws, and the
 * queue calls it again after a pause. This process doesn't resend a post that was sent but couldn't be removed from the
 * outbox. Another process would, with the same id, which Discord recognises for a while. Since posts go out in order,
 * only the first one of a job can have been sent before: if it's old, the channel is searched for it.
 */
export function createDelivery(
  store: DeliverySource,
  announcer: Announcer,
  timing: ClockTiming,
  now: () => number,
): (job: DeliveryJob) => Promise<void> {
  const sent = new Set<string>();

  async function deliver(job: DeliveryJob, post: StoredPost, announceIn: Match, maybeSent: boolean): Promise<void> {
    const problem = sent.has(post.id) ? null : await announce(job, post, announceIn, maybeSent);
    if (problem === null) await store.delivered(post);
    else await store.undeliverable(post, problem);
    sent.delete(post.id);
  }

  /** Returns null when the post was sent, or the reason why it never will be. Throws to be called again. */
  async function announce(
    job: DeliveryJob,
    post: StoredPost,
    announceIn: Match,
    maybeSent: boolean,
  ): Promise<string | null> {
    const send = await announceIn(post);
    if (!send) return 'the match no longer exists';
    try {
      await send(post, maybeSent);
    } catch (error) {
      const tries = (job.data.post === post.id ? (job.data.tries ?? 0) : 0) + 1;
      if (tries >= timing.deliveryAttempts) return error instanceof Error ? error.message : String(error);
      await job.updateData({ match: post.match, post: post.id, tries });
      throw error;
    }
    sent.add(post.id);
    return null;
  }

  /** Returns the version of a match or competition that posts are about, and how to announce them. */
  async function subjectOf(id: string): Promise<{ readonly seq: number; readonly announce: Announce } | null> {
    if (isCompetitionId(id)) {
      const competition = await store.competitions.load(id);
      return competition && { seq: competition.seq, announce: announcer.aboutCompetition(competition) };
    }
    const sheet = await store.lastWritten(id);
    return sheet && { seq: sheet.seq, announce: announcer.about(sheet) };
  }

  /** Loads the match for the first post, and again only for a post of a later change. */
  function matchOf(id: string): Match {
    let seq = -1;
    let announce: Announce | null = null;
    return async (post) => {
      if (announce && post.seq <= seq) return announce;
      const found = await subjectOf(id).catch((error: unknown) => {
        if (error instanceof StoreError && error.fault === 'corrupted') return null;
        throw error;
      });
      seq = found?.seq ?? -1;
      announce = found?.announce ?? null;
      return announce;
    };
  }

  return async (job) => {
    const announceIn = matchOf(job.data.match);
    for (let first = true; ;) {
      const posts = await store.postsOf(job.data.match, POSTS_AT_ONCE);
      if (posts.length === 0) return;
      for (const post of posts) {
        await deliver(job, post, announceIn, first && now() - (post.at ?? 0) > timing.nonceLifetime);
        first = false;
      }
    }
  };
}
