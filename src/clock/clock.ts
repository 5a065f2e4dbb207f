import { randomBytes } from 'node:crypto';
import { DelayedError, type Job, Queue, Worker, type WorkerOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { concerning } from '../log.ts';
import type { Announcer, Backlog, Clock, Due, Log, Store } from '../match/ports.ts';
import { type DeliveryData, createDelivery } from './delivery.ts';
import { type Hired, replaceWhoStandsStill } from './standing-still.ts';
import { type Timing, pauseAfter, usual } from './timing.ts';

/** All keys of BullMQ begin with this; the braces keep them in one hash slot of a cluster. */
export const PREFIX = '{parley-clock}';

export interface ClockOptions {
  /** A new connection; the clock closes it. */
  connect(use: 'queue' | 'worker'): Redis | Cluster;
  readonly store: Pick<Store, 'delivered' | 'undeliverable'> & Backlog;
  readonly log: Log;
  readonly now?: () => number;
  /** Real time as all processes see it, by which jobs wait; that of this machine when left out. */
  readonly real?: () => number;
  readonly timing?: Partial<Timing>;
}

export interface Handlers {
  /** Does whatever is due in a match now. */
  wake(match: string): Promise<void>;
  readonly announcer: Announcer;
}

export interface RunningClock extends Clock {
  /** Begins to work; before, jobs are only kept. */
  start(handlers: Handlers): Promise<void>;
  /** Makes sure that everything due soon and everything unsaid has a job. */
  sweep(): Promise<void>;
  /** How much is waiting, for whoever watches. */
  depths(): Promise<readonly Depth[]>;
}

export interface Depth {
  readonly queue: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
  /** How long the oldest waiting job has waited, in seconds. */
  readonly oldest: number;
}

async function depthOf(queue: Pick<Queue, 'name' | 'getJobCounts' | 'getWaiting'>): Promise<Depth> {
  const [{ waiting = 0, delayed = 0, active = 0 }, [first]] = await Promise.all([queue.getJobCounts('waiting', 'delayed', 'active'), queue.getWaiting(0, 0)]);
  return { queue: queue.name, waiting, delayed, active, oldest: first ? Math.max(0, Date.now() - first.timestamp - (first.opts.delay ?? 0)) / 1_000 : 0 };
}

/** Jobs a worker has in hand at the same time: they mostly wait for Discord. */
const AT_ONCE = 16;
/** BullMQ takes a second job with a known id for the same job. */
const unique = (): string => randomBytes(6).toString('hex');
/** However long Discord was away: it is tried again so soon. */
const LONGEST_HOLD = 30_000;
/** How long closing waits for work in hand. */
const PATIENCE = 10_000;
/** Jobs are gone when they end: the truth is in the store, and a sweep may make them again. */
const keep = { removeOnComplete: true, removeOnFail: true, backoff: { type: 'custom' } };

/**
 * Deadlines and deliveries as jobs. What has to be done when, and what has to be said, stands in the store; a job only says
 * "look now", so that one too many does nothing and a lost one is made again by the next sweep. Each match has at most one
 * pending job of each kind, and never two that run at once.
 */
export function createClock({ connect, store, log, now = Date.now, real = Date.now, timing: given = {} }: ClockOptions): RunningClock {
  const timing = { ...usual, ...given };
  const redis = connect('queue');
  const settings = { connection: redis, prefix: PREFIX, streams: { events: { maxLen: 100 } } };
  // A wake that fails so often is left to the sweeper; how often a post is tried, its delivery counts itself.
  const wakes = new Queue<Due>('wake', { ...settings, defaultJobOptions: { ...keep, attempts: 20 } });
  const posts = new Queue<DeliveryData>('post', { ...settings, defaultJobOptions: { ...keep, attempts: 1_000_000 } });
  const workers: { close(): Promise<void> }[] = [];
  let sweeper: NodeJS.Timeout | undefined;
  for (const queue of [wakes, posts]) queue.on('error', () => {});

  const clock: RunningClock = {
    wake: (match, seq, at) => unlessLost(async () => void (await wakes.addBulk([wakeJob({ match, seq, at })]))),
    deliver: (match) => unlessLost(async () => void (await posts.addBulk([postJob(match)]))),

    async start({ wake, announcer }) {
      work('wake', (job: Job<Due>, token) => look(job, token, wake), (job) => job.attemptsMade);
      work('post', together(createDelivery(store, announcer, timing, now)), (job: Job<DeliveryData>) => job.data.tries ?? job.attemptsMade);
      sweeper = setInterval(sweepNow, timing.sweep);
      sweeper.unref();
      redis.on('ready', sweepNow);
      await unlessLost(clock.sweep);
    },

    async sweep() {
      await posts.addBulk((await store.waiting()).map(postJob));
      for await (const rows of store.upcoming(now() + timing.ahead)) await wakes.addBulk(rows.map(wakeJob));
    },

    depths: () => Promise.all([wakes, posts].map(depthOf)),

    async close() {
      clearInterval(sweeper);
      redis.off('ready', sweepNow);
      const done = Promise.all(workers.map((worker) => worker.close()));
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
      await Promise.all([wakes.close(), posts.close()]);
      redis.disconnect();
    },
  };
  return clock;

  function sweepNow(): void {
    void unlessLost(clock.sweep);
  }

  /** Takes the place of an earlier one for the same match, whose time may be out of date. */
  function wakeJob({ match, seq, at }: Due) {
    const deduplication = { id: `wake-${match}`, replace: true, keepLastIfActive: true };
    const opts = { jobId: `wake-${match}-${seq}-${unique()}`, timestamp: real(), delay: Math.max(0, at - now()), deduplication };
    return { name: 'wake', data: { match, seq, at }, opts };
  }

  /** While one runs, the next is kept back: what was posted after its last look is not forgotten. */
  function postJob(match: string) {
    const deduplication = { id: `post-${match}`, keepLastIfActive: true };
    return { name: 'post', data: { match }, opts: { jobId: `post-${match}-${unique()}`, timestamp: real(), deduplication } };
  }

  /** While Discord is away for all, everything waits together: each match by itself would soon wait half an hour, and wait on. */
  function together(deliver: (job: Job<DeliveryData>) => Promise<void>): (job: Job<DeliveryData>) => Promise<void> {
    const failing = new Set<string>();
    let holds = 0;
    return async (job) => {
      try {
        await deliver(job);
        failing.clear();
        holds = 0;
      } catch (error) {
        failing.add(job.data.match);
        if (failing.size < timing.many) throw error;
        failing.clear();
        const pause = Math.min(pauseAfter(++holds, timing), LONGEST_HOLD);
        log.warn({ pause }, `Nothing can be said at the moment; all messages wait: ${error instanceof Error ? error.message : String(error)}`);
        await posts.rateLimit(pause);
        throw Worker.RateLimitError();
      }
    };
  }

  /** The match may have moved on, or this job may be early because clocks differ: the store knows. */
  async function look(job: Job<Due>, token: string | undefined, wake: Handlers['wake']): Promise<void> {
    const { match, seq, at } = job.data;
    const due = await store.dueOf(match);
    if (!due) return;
    if (due.at <= now()) {
      await wake(match);
      const after = await store.dueOf(match);
      if (after?.seq === due.seq && after.at <= now()) throw new Error(`nothing was done about match ${match}`);
      if (after && after.seq !== due.seq) await clock.wake(match, after.seq, after.at);
    } else if (due.seq === seq && due.at === at) {
      await job.moveToDelayed(Date.now() + due.at - now(), token);
      throw new DelayedError();
    } else {
      await clock.wake(match, due.seq, due.at);
    }
  }

  function work<T extends { readonly match: string }>(name: string, process: (job: Job<T>, token: string | undefined) => Promise<void>, tries: (job: Job<T>) => number): void {
    const hire = (): Hired => {
      const connection = connect('worker');
      const options: WorkerOptions = {
        connection,
        prefix: PREFIX,
        concurrency: AT_ONCE,
        lockDuration: timing.lease,
        stalledInterval: timing.check,
        maxStalledCount: 1_000_000,
        settings: { backoffStrategy: (_made, _type, _error, job) => pauseAfter(Math.max(1, tries(job as unknown as Job<T>)), timing) },
      };
      let [taken, busy] = [0, 0];
      const attend = async (job: Job<T>, token: string | undefined): Promise<void> => {
        taken++;
        busy++;
        await concerning({ match: job.data.match }, async () => process(job, token)).finally(() => busy--);
      };
      const worker = new Worker<T>(name, attend, options);
      worker.on('error', () => {});
      worker.on('failed', (job, error) => log.warn({ job: job?.id, match: job?.data.match }, `Tried again later: ${error.message}`));
      return { connection, close: (force) => worker.close(force), taken: () => taken, busy: () => busy };
    };
    workers.push(replaceWhoStandsStill({ hire, isLate: () => isLate(name), every: timing.check, log }));
  }

  /** Whether a job waits for a worker, or for nothing any more; not where all of them wait together. */
  async function isLate(name: string): Promise<boolean> {
    const key = (part: string): string => `${PREFIX}:${name}:${part}`;
    // BullMQ counts the jobs of one millisecond in the lower twelve bits.
    const [waiting, due, held] = await Promise.all([redis.llen(key('wait')), redis.zcount(key('delayed'), 0, Date.now() * 0x1000), redis.pttl(key('limiter'))]);
    return waiting + due > 0 && held <= 0;
  }

  /** What cannot be put into the queue now is found by a later sweep: no reason to fail for whoever made a move. */
  async function unlessLost(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({}, `The queue could not be used, a later sweep makes up for it: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
