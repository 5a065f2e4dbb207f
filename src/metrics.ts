import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { REST } from 'discord.js';
import type { QueueDepth } from './clock/clock.ts';
import type { Announce, Announcer, Backlog, CommitResult, Store } from './match/ports.ts';

export interface Metrics {
  /** Returns the same store with metrics. */
  store<S extends Store>(store: S): S;
  announcer(announcer: Announcer, now: () => number): Announcer;
  processDue(
    wake: (match: string) => Promise<void>,
    backlog: Pick<Backlog, 'dueOf'>,
    now: () => number,
  ): (match: string) => Promise<void>;
  /** `refused`: whether rejected requests count towards Discord's limit. */
  rest(rest: Pick<REST, 'on'>, sender: string, refused: boolean): void;
  acknowledged(seconds: number): void;
  shown(seconds: number): void;
  sessionStarts(remaining: number): void;
  queues(look: () => Promise<readonly QueueDepth[]>): void;
  /** A request for the match page was answered. */
  answered(route: string, status: number, seconds: number): void;
  /** Registers the number of viewers of running matches. */
  viewers(look: () => number): void;
  /** Registers the number of browsers in which a match is open to play. */
  players(look: () => number): void;
  /** Registers the number of matches by game and status; collected by one process of all. */
  matches(look: () => Promise<ReadonlyMap<string, number> | null>): void;
  text(): Promise<string>;
}

const fastBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];
const slowBuckets = [0.1, 0.5, 1, 2, 5, 15, 60, 300, 1_800, 7_200, 86_400];

/** Creates the Prometheus metrics. Labels are games, outcomes, routes and statuses, never ids. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'parley_' });
  const changes = new Counter({
    name: 'parley_changes_total',
    help: 'Changes of matches, by outcome',
    labelNames: ['game', 'outcome'],
    registers,
  });
  const commit = new Histogram({
    name: 'parley_commit_seconds',
    help: 'Writing a change',
    buckets: fastBuckets,
    registers,
  });
  const acknowledged = new Histogram({
    name: 'parley_acknowledge_seconds',
    help: 'Acknowledging an interaction',
    buckets: fastBuckets,
    registers,
  });
  const panel = new Histogram({
    name: 'parley_panel_seconds',
    help: 'From an interaction to its page',
    buckets: [...fastBuckets, 5, 15],
    registers,
  });
  const delivery = new Histogram({
    name: 'parley_delivery_seconds',
    help: 'From a change to its message',
    buckets: slowBuckets,
    registers,
  });
  const lateness = new Histogram({
    name: 'parley_wake_lateness_seconds',
    help: 'How late deadlines and reminders are',
    buckets: slowBuckets,
    registers,
  });
  const announced = new Counter({
    name: 'parley_posts_total',
    help: 'Messages, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const requests = new Counter({
    name: 'parley_rest_requests_total',
    help: 'Requests to Discord',
    labelNames: ['sender', 'method', 'route', 'status'],
    registers,
  });
  const invalid = new Counter({
    name: 'parley_rest_invalid_total',
    help: 'Requests Discord counts as invalid (401, 403, 429)',
    registers,
  });
  const webSeconds = new Histogram({
    name: 'parley_web_seconds',
    help: 'Answering a request for the match page, by route and status',
    labelNames: ['route', 'status'],
    buckets: fastBuckets,
    registers: [],
  });
  // Reported only by processes that know it: no value isn't zero.
  const starts = new Gauge({
    name: 'parley_session_starts_remaining',
    help: 'Gateway sessions that may still be started today',
    registers: [],
  });

  return {
    store: (store) => ({
      ...store,
      competitions: {
        ...store.competitions,
        async commit(change, now) {
          const end = commit.startTimer();
          let outcome: CommitResult | 'failed' = 'failed';
          try {
            const isDone = await store.competitions.commit(change, now);
            outcome = isDone ? 'done' : 'stale';
            return isDone;
          } finally {
            end();
            changes.inc({ game: 'competition', outcome });
          }
        },
      },
      async commit(change) {
        const end = commit.startTimer();
        let outcome: CommitResult | 'failed' = 'failed';
        try {
          outcome = await store.commit(change);
          return outcome;
        } finally {
          end();
          changes.inc({ game: change.sheet.terms.game, outcome });
        }
      },
    }),
    announcer(announcer, now) {
      const measured =
        (announce: Announce): Announce =>
        async (post, perhapsSaid) => {
          try {
            await announce(post, perhapsSaid);
            announced.inc({ outcome: 'said' });
            if (post.at !== undefined) delivery.observe(Math.max(0, now() - post.at) / 1_000);
          } catch (error) {
            announced.inc({ outcome: 'failed' });
            throw error;
          }
        };
      return {
        about: (sheet) => measured(announcer.about(sheet)),
        aboutCompetition: (competition) => measured(announcer.aboutCompetition(competition)),
      };
    },
    processDue: (wake, backlog, now) => async (match) => {
      const due = await backlog.dueOf(match);
      if (due) lateness.observe(Math.max(0, now() - due.at) / 1_000);
      await wake(match);
    },
    rest(rest, sender, refused) {
      rest.on('response', ({ method, route }, { status }) => {
        requests.inc({ sender, method, route: route.replace(/\d{15,}/g, ':id'), status });
        if (refused && (status === 401 || status === 403 || status === 429)) invalid.inc();
      });
    },
    acknowledged: (seconds) => acknowledged.observe(seconds),
    shown: (seconds) => panel.observe(seconds),
    sessionStarts(remaining) {
      registry.registerMetric(starts);
      starts.set(remaining);
    },
    queues(look) {
      // Both gauges are collected at the same time and share one query.
      let looking: Promise<readonly QueueDepth[]> | null = null;
      const depths = (): Promise<readonly QueueDepth[]> =>
        (looking ??= withTimeout(look, []).finally(() => (looking = null)));
      const jobs = new Gauge({
        name: 'parley_queue_jobs',
        help: 'Jobs, by queue and state',
        labelNames: ['queue', 'state'],
        registers: [],
        async collect() {
          this.reset();
          for (const { queue, waiting, delayed, active } of await depths()) {
            for (const [state, count] of Object.entries({ waiting, delayed, active }))
              this.set({ queue, state }, count);
          }
        },
      });
      const oldestJob = new Gauge({
        name: 'parley_queue_oldest_seconds',
        help: 'Age of the oldest waiting job',
        labelNames: ['queue'],
        registers: [],
        async collect() {
          this.reset();
          for (const { queue, oldest } of await depths()) this.set({ queue }, oldest);
        },
      });
      for (const gauge of [jobs, oldestJob]) registry.registerMetric(gauge);
    },
    answered: (route, status, seconds) => webSeconds.observe({ route, status }, seconds),
    players(look) {
      const gauge = new Gauge({
        name: 'parley_web_players',
        help: 'Browsers in which a match is open to play',
        registers: [],
        collect() {
          this.set(look());
        },
      });
      registry.registerMetric(gauge);
    },
    viewers(look) {
      const gauge = new Gauge({
        name: 'parley_web_viewers',
        help: 'Viewers of running matches',
        registers: [],
        collect() {
          this.set(look());
        },
      });
      registry.registerMetric(gauge);
      registry.registerMetric(webSeconds);
    },
    matches(look) {
      const gauge = new Gauge({
        name: 'parley_matches',
        help: 'Matches by game and state; from one process only',
        labelNames: ['game', 'state'],
        registers: [],
        async collect() {
          this.reset();
          for (const [key, count] of (await withTimeout(look, null)) ?? []) {
            const [game = '', state = ''] = key.split(' ');
            this.set({ game, state }, count);
          }
        },
      });
      registry.registerMetric(gauge);
    },
    text: () => registry.metrics(),
  };
}

/** Prometheus waits at most ten seconds. */
export const COLLECT_TIMEOUT = 3_000;

/** Leaves out the numbers of Redis while it's down: the others matter more than ever then. */
async function withTimeout<T>(look: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), COLLECT_TIMEOUT);
  });
  return Promise.race([look(), late])
    .catch(() => otherwise)
    .finally(() => clearTimeout(timer));
}
