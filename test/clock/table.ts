import type { Announcer, Backlog, Log, Post, Store } from '../../src/match/ports.ts';
import type { Sheet } from '../../src/match/sheet.ts';
import { type ClockOptions, type RunningClock, createClock } from '../../src/clock/clock.ts';
import type { Timing } from '../../src/clock/timing.ts';
import type { RedisHome } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, next, postOf, sheetOf } from '../store/sample.ts';

export const quick: Partial<Timing> = { sweep: 60_000, tries: 3, firstPause: 10, longestPause: 50, lease: 1_000, check: 200 };

/** A tiny match layer: every match has a list of moments, and says something at each of them. */
export interface Table {
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

export interface TableOptions extends Partial<Pick<ClockOptions, 'now' | 'timing' | 'connect'>> {
  readonly announce?: Announcer['announce'];
}

export function tableOn(home: RedisHome, log: Log, { announce, now = Date.now, timing = {}, connect = home.connect }: TableOptions = {}): Table {
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
  const clock = createClock({ connect, store, log, now, timing: { ...quick, ...timing } });
  const said: string[] = [];
  const woken: string[] = [];
  const momentsOf = (sheet: Sheet): readonly number[] => sheet.lastActed;

  async function write(sheet: Sheet, posts: readonly Post[]): Promise<void> {
    const due = momentsOf(sheet)[0] ?? null;
    const done = await store.commit(commitOf(sheet, { posts, due }));
    if (done !== 'done') return;
    if (posts.length > 0) await clock.deliver(sheet.id);
    if (due !== null) await clock.wake(sheet.id, sheet.seq, due);
  }

  async function move(id: string, moments: readonly number[], posts = 0): Promise<void> {
    const sheet = next((await store.load(id)) as Sheet, { lastActed: moments });
    await write(sheet, Array.from({ length: posts }, (_, n) => postOf(sheet, n)));
  }

  return {
    store,
    clock,
    said,
    woken,
    move,
    create: (id, moments) => write(sheetOf(id, { lastActed: moments, home: { ...sheetOf(id).home, channel: null } }), []),
    start: () =>
      clock.start({
        announcer: {
          async announce(post, sheet, perhapsSaid) {
            await announce?.(post, sheet, perhapsSaid);
            said.push(post.id);
          },
        },
        async wake(id) {
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
