import type { Announce, Backlog, Log, StoredPost, Store } from '../../src/match/ports.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { type ClockOptions, type RunningClock, createMatchClock } from '../../src/clock/clock.ts';
import type { ClockTiming } from '../../src/clock/timing.ts';
import type { RedisSource } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, nextVersion, postOf, sampleMatch } from '../store/samples.ts';

/**
 * No lease runs out on a busy machine, as its job would be said twice, and no worker is replaced for being slow, as a job
 * it has just taken waits for the lease.
 */
export const quick: Partial<ClockTiming> = {
  sweep: 60_000,
  deliveryAttempts: 3,
  firstPause: 10,
  longestPause: 50,
  lease: 60_000,
};

/** A tiny match layer: every match has a list of moments, and says something at each of them. */
export interface ClockHarness {
  readonly store: Store & Backlog;
  readonly clock: RunningClock;
  /** Ids of what was said, in order. */
  readonly said: string[];
  readonly woken: string[];
  create(id: string, moments: readonly number[]): Promise<void>;
  /** A move by a player: the moments are others now. */
  move(id: string, moments: readonly number[], posts?: number): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface ClockHarnessOptions extends Partial<Pick<ClockOptions, 'now' | 'timing' | 'connect'>> {
  readonly announce?: Announce;
  /** Hears of every match that is loaded to announce something of it. */
  readonly loaded?: (sheet: StoredMatch) => void;
}

export function openClockHarness(
  home: RedisSource,
  log: Log,
  { announce, loaded, now = Date.now, timing = {}, connect = home.connect }: ClockHarnessOptions = {},
): ClockHarness {
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
  const clock = createMatchClock({ connect, store, log, now, timing: { ...quick, ...timing } });
  const said: string[] = [];
  const woken: string[] = [];
  const momentsOf = (sheet: StoredMatch): readonly number[] => sheet.lastActed;

  async function write(sheet: StoredMatch, posts: readonly StoredPost[]): Promise<void> {
    const due = momentsOf(sheet)[0] ?? null;
    const done = await store.commit(commitOf(sheet, { posts, due }));
    if (done !== 'done') return;
    if (posts.length > 0) await clock.deliver(sheet.id);
    if (due !== null) await clock.schedule(sheet.id, sheet.seq, due);
  }

  async function move(id: string, moments: readonly number[], posts = 0): Promise<void> {
    const sheet = nextVersion((await store.load(id)) as StoredMatch, { lastActed: moments });
    await write(
      sheet,
      Array.from({ length: posts }, (_, n) => postOf(sheet, n)),
    );
  }

  return {
    store,
    clock,
    said,
    woken,
    move,
    create: (id, moments) =>
      write(sampleMatch(id, { lastActed: moments, home: { ...sampleMatch(id).home, channel: null } }), []),
    start: () =>
      clock.start({
        announcer: {
          aboutCompetition: () => async (post) => void said.push(post.id),
          about(sheet) {
            loaded?.(sheet);
            return async (post, perhapsSaid) => {
              await announce?.(post, perhapsSaid);
              said.push(post.id);
            };
          },
        },
        async processDue(id) {
          woken.push(id);
          const sheet = await store.load(id);
          const [first, ...rest] = sheet ? momentsOf(sheet) : [];
          if (first !== undefined && first <= now()) await move(id, rest, 1);
        },
      }),
    async close() {
      await clock.close();
      await store.close();
    },
  };
}
