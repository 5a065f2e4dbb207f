import { randomBytes } from 'node:crypto';
import { DelayedError, type Job, Queue, Worker, type WorkerOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { withLogContext } from '../log.ts';
import type { Announcer, Backlog, Clock, Due, Log, Store } from '../match/ports.ts';
import { type DeliveryData, createDelivery } from './delivery.ts';
import { type WatchedWorker, watchStalledWorker } from './stalled-worker-watchdog.ts';
import { type ClockTiming, retryDelay, defaultTiming } from './timing.ts';

/** Prefix of all BullMQ keys; the braces keep them in one hash slot of a cluster. */
export const PREFIX = '{parley-clock}';

export interface ClockOptions {
  /** Opens a connection; the clock closes it. */
  connect(use: 'queue' | 'worker'): Redis | Cluster;
  readonly store: Pick<Store, 'competitions' | 'delivered' | 'undeliverable'> & Backlog;
  readonly log: Log;
  readonly now?: () => number;
  /** The time shared by all processes, which jobs wait by; this machine's time by default. */
  readonly real?: () => number;
  readonly timing?: Partial<ClockTiming>;
}

export interface ClockHandlers {
  /** Does everything due in a match. */
  processDue(match: string): Promise<void>;
  readonly announcer: Announcer;
}

export interface RunningClock extends Clock {
  /** Starts working; before, jobs are only stored. */
  start(handlers: ClockHandlers): Promise<void>;
  /** Ensures a job for everything due soon and for every unsent post. */
  sweep(): Promise<void>;
  /** Returns the queue sizes for monitoring. */
  depths(): Promise<readonly QueueDepth[]>;
}

export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
  /** Age of the oldest waiting job, in seconds. */
  readonly oldest: number;
}

async function queueDepth(queue: Pick<Queue, 'name' | 'getJobCounts' | 'getWaiting'>): Promise<QueueDepth> {
  const [{ waiting = 0, delayed = 0, active = 0 }, [first]] = await Promise.all([
    queue.getJobCounts('waiting', 'delayed', 'active'),
    queue.getWaiting(0, 0),
  ]);
  return {
    queue: queue.name,
    waiting,
    delayed,
    active,
    oldest: first ? Math.max(0, Date.now() - first.timestamp - (first.opts.delay ?? 0)) / 1_000 : 0,
  };
}

/** Jobs per worker at the same time: they mostly wait for Discord. */
const CONCURRENCY = 16;
/** BullMQ ignores a second job with a known id. */
const unique = (): string => randomBytes(6).toString('hex');
/** The longest pause before the next attempt after an outage. */
const MAX_PAUSE = 30_000;
/** How long closing waits for running jobs. */
const CLOSE_TIMEOUT = 10_000;
/** Finished jobs are removed: the store is the source of truth, and a sweep can recreate them. */
const jobOptions = { removeOnComplete: true, removeOnFail: true, backoff: { type: 'custom' } };

/**
 * Runs deadlines and deliveries as jobs. The store holds what is due and what must be sent; a job only triggers a look,
 * so that an extra one does nothing and the next sweep replaces a lost one. Each match has at most one pending job of
 * each kind and never two running.
 */
export function createMatchClock({
  connect,
  store,
  log,
  now = Date.now,
  real = Date.now,
  timing: given = {},
}: ClockOptions): RunningClock {
  const timing = { ...defaultTiming, ...given };
  const redis = connect('queue');
  const settings = { connection: redis, prefix: PREFIX, streams: { events: { maxLen: 100 } } };
  // After this many failures a wake-up is left to the sweep. Deliveries count their own attempts.
  const wakes = new Queue<Due>('wake', { ...settings, defaultJobOptions: { ...jobOptions, attempts: 20 } });
  const posts = new Queue<DeliveryData>('post', {
    ...settings,
    defaultJobOptions: { ...jobOptions, attempts: 1_000_000 },
  });
  const workers: { close(): Promise<void> }[] = [];
  let sweeper: NodeJS.Timeout | undefined;
  /** By match: when its posts that may wait are delivered. */
  const settling = new Map<string, NodeJS.Timeout>();
  for (const queue of [wakes, posts]) queue.on('error', () => {});

  const clock: RunningClock = {
    schedule: (match, seq, at) => orWarn(async () => void (await wakes.addBulk([wakeJob({ match, seq, at })]))),
    async deliver(match, mayWait = false) {
      clearTimeout(settling.get(match));
      settling.delete(match);
      if (!mayWait || timing.settle === 0) return orWarn(async () => void (await posts.addBulk([postJob(match)])));
      // If this process ends before, a sweep of another one delivers them.
      settling.set(match, setTimeout(() => void clock.deliver(match), timing.settle).unref());
    },

    async start({ processDue, announcer }) {
      startWorkers(
        'wake',
        (job: Job<Due>, token) => processJob(job, token, processDue),
        (job) => job.attemptsMade,
      );
      startWorkers(
        'post',
        pauseTogether(createDelivery(store, announcer, timing, now)),
        (job: Job<DeliveryData>) => job.data.tries ?? job.attemptsMade,
      );
      sweeper = setInterval(sweepNow, timing.sweep);
      sweeper.unref();
      redis.on('ready', sweepNow);
      await orWarn(clock.sweep);
    },

    async sweep() {
      await posts.addBulk((await store.matchesWithPosts()).map(postJob));
      for await (const rows of store.upcoming(now() + timing.lookAhead)) await wakes.addBulk(rows.map(wakeJob));
    },

    depths: () => Promise.all([wakes, posts].map(queueDepth)),

    async close() {
      clearInterval(sweeper);
      for (const timer of settling.values()) clearTimeout(timer);
      redis.off('ready', sweepNow);
      const done = Promise.all(workers.map((worker) => worker.close()));
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT).unref())]);
      await Promise.all([wakes.close(), posts.close()]);
      redis.disconnect();
    },
  };
  return clock;

  function sweepNow(): void {
    void orWarn(clock.sweep);
  }

  /** Replaces an earlier job of the same match, whose time may be out of date. */
  function wakeJob({ match, seq, at }: Due) {
    const deduplication = { id: `wake-${match}`, replace: true, keepLastIfActive: true };
    const opts = {
      jobId: `wake-${match}-${seq}-${unique()}`,
      timestamp: real(),
      delay: Math.max(0, at - now()),
      deduplication,
    };
    return { name: 'wake', data: { match, seq, at }, opts };
  }

  /** While one runs, the next is held back, so that posts added after its last look aren't missed. */
  function postJob(match: string) {
    const deduplication = { id: `post-${match}`, keepLastIfActive: true };
    return {
      name: 'post',
      data: { match },
      opts: { jobId: `post-${match}-${unique()}`, timestamp: real(), deduplication },
    };
  }

  /** Pauses all deliveries while Discord is down. If each match backed off alone, some would soon wait half an hour. */
  function pauseTogether(
    deliver: (job: Job<DeliveryData>) => Promise<void>,
  ): (job: Job<DeliveryData>) => Promise<void> {
    const failing = new Set<string>();
    let holds = 0;
    return async (job) => {
      try {
        await deliver(job);
        failing.clear();
        holds = 0;
      } catch (error) {
        failing.add(job.data.match);
        if (failing.size < timing.outageThreshold) throw error;
        failing.clear();
        const pause = Math.min(retryDelay(++holds, timing), MAX_PAUSE);
        log.warn(
          { pause },
          `Discord can't be reached; all messages wait: ${error instanceof Error ? error.message : String(error)}`,
        );
        await posts.rateLimit(pause);
        throw Worker.RateLimitError();
      }
    };
  }

  /** The match may have moved on, or clocks may differ and the job is early: the store decides. */
  async function processJob(
    job: Job<Due>,
    token: string | undefined,
    processDue: ClockHandlers['processDue'],
  ): Promise<void> {
    const { match, seq, at } = job.data;
    const due = await store.dueOf(match);
    if (!due) return;
    if (due.at <= now()) {
      await processDue(match);
      const after = await store.dueOf(match);
      if (after?.seq === due.seq && after.at <= now()) throw new Error(`match ${match} is still due`);
      if (after && after.seq !== due.seq) await clock.schedule(match, after.seq, after.at);
    } else if (due.seq === seq && due.at === at) {
      await job.moveToDelayed(Date.now() + due.at - now(), token);
      throw new DelayedError();
    } else {
      await clock.schedule(match, due.seq, due.at);
    }
  }

  function startWorkers<T extends { readonly match: string }>(
    name: string,
    process: (job: Job<T>, token: string | undefined) => Promise<void>,
    tries: (job: Job<T>) => number,
  ): void {
    const startWorker = (): WatchedWorker => {
      const connection = connect('worker');
      const options: WorkerOptions = {
        connection,
        prefix: PREFIX,
        concurrency: CONCURRENCY,
        lockDuration: timing.lease,
        stalledInterval: timing.check,
        maxStalledCount: 1_000_000,
        settings: {
          backoffStrategy: (_made, _type, _error, job) =>
            retryDelay(Math.max(1, tries(job as unknown as Job<T>)), timing),
        },
      };
      let [taken, busy] = [0, 0];
      const run = async (job: Job<T>, token: string | undefined): Promise<void> => {
        taken++;
        busy++;
        await withLogContext({ match: job.data.match }, async () => process(job, token)).finally(() => busy--);
      };
      const worker = new Worker<T>(name, run, options);
      worker.on('error', () => {});
      worker.on('failed', (job, error) =>
        log.warn({ job: job?.id, match: job?.data.match }, `A job failed and will be retried: ${error.message}`),
      );
      return { connection, close: (force) => worker.close(force), jobsTaken: () => taken, jobsRunning: () => busy };
    };
    workers.push(watchStalledWorker({ startWorker, isLate: () => hasOverdueJobs(name), interval: timing.check, log }));
  }

  /** Returns whether a job is waiting for a worker or overdue; not during a common pause. */
  async function hasOverdueJobs(name: string): Promise<boolean> {
    const key = (part: string): string => `${PREFIX}:${name}:${part}`;
    // BullMQ counts the jobs of one millisecond in the lower twelve bits.
    const [waiting, due, held] = await Promise.all([
      redis.llen(key('wait')),
      redis.zcount(key('delayed'), 0, Date.now() * 0x1000),
      redis.pttl(key('limiter')),
    ]);
    return waiting + due > 0 && held <= 0;
  }

  /** Logs a failure instead of failing the player's move: a later sweep adds the missing job. */
  async function orWarn(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn(
        {},
        `The queue can't be used; a later sweep will catch up: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
