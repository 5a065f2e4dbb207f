import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { REST } from '@discordjs/rest';
import type { Depth } from './clock/clock.ts';
import type { Announcer, Backlog, Committed, Store } from './match/ports.ts';

export interface Metrics {
  /** The same store, watched. */
  store<S extends Store>(store: S): S;
  announcer(announcer: Announcer, now: () => number): Announcer;
  wake(wake: (match: string) => Promise<void>, backlog: Pick<Backlog, 'dueOf'>, now: () => number): (match: string) => Promise<void>;
  /** `refused`: whether what is refused here counts with Discord. */
  rest(rest: Pick<REST, 'on'>, sender: string, refused: boolean): void;
  acknowledged(seconds: number): void;
  shown(seconds: number): void;
  sessionStarts(remaining: number): void;
  queues(look: () => Promise<readonly Depth[]>): void;
  /** Game and status → how many; looked at by one process of all. */
  matches(look: () => Promise<ReadonlyMap<string, number> | null>): void;
  text(): Promise<string>;
}

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];
const slow = [0.1, 0.5, 1, 2, 5, 15, 60, 300, 1_800, 7_200, 86_400];

/** Numbers for Prometheus. Labels are games, outcomes, routes and statuses: never an id of anybody or anything. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'parley_' });
  const changes = new Counter({ name: 'parley_changes_total', help: 'Changes of matches, by outcome', labelNames: ['game', 'outcome'], registers });
  const commit = new Histogram({ name: 'parley_commit_seconds', help: 'Writing a change', buckets: quick, registers });
  const acknowledged = new Histogram({ name: 'parley_acknowledge_seconds', help: 'Acknowledging an interaction', buckets: quick, registers });
  const panel = new Histogram({ name: 'parley_panel_seconds', help: 'From an interaction to the page that answers it', buckets: [...quick, 5, 15], registers });
  const delivery = new Histogram({ name: 'parley_delivery_seconds', help: 'From a change to its message', buckets: slow, registers });
  const lateness = new Histogram({ name: 'parley_wake_lateness_seconds', help: 'How late deadlines and reminders are', buckets: slow, registers });
  const announced = new Counter({ name: 'parley_posts_total', help: 'Messages, by outcome', labelNames: ['outcome'], registers });
  const requests = new Counter({ name: 'parley_rest_requests_total', help: 'Requests to Discord', labelNames: ['sender', 'method', 'route', 'status'], registers });
  const invalid = new Counter({ name: 'parley_rest_invalid_total', help: 'Requests Discord counts as invalid (401, 403, 429)', registers });
  // Told only by those who know: nothing is not none.
  const starts = new Gauge({ name: 'parley_session_starts_remaining', help: 'Sessions of the gateway that may still be begun today', registers: [] });

  return {
    store: (store) => ({
      ...store,
      async commit(change) {
        const end = commit.startTimer();
        let outcome: Committed | 'failed' = 'failed';
        try {
          outcome = await store.commit(change);
          return outcome;
        } finally {
          end();
          changes.inc({ game: change.sheet.terms.game, outcome });
        }
      },
    }),
    announcer: (announcer, now) => ({
      async announce(post, sheet, perhapsSaid) {
        try {
          await announcer.announce(post, sheet, perhapsSaid);
          announced.inc({ outcome: 'said' });
          if (post.at !== undefined) delivery.observe(Math.max(0, now() - post.at) / 1_000);
        } catch (error) {
          announced.inc({ outcome: 'failed' });
          throw error;
        }
      },
    }),
    wake: (wake, backlog, now) => async (match) => {
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
      // Both are asked for at the same moment, and answered by one look.
      let looking: Promise<readonly Depth[]> | null = null;
      const depths = (): Promise<readonly Depth[]> => (looking ??= soon(look, []).finally(() => (looking = null)));
      const jobs = new Gauge({
        name: 'parley_queue_jobs',
        help: 'Jobs, by queue and state',
        labelNames: ['queue', 'state'],
        registers: [],
        async collect() {
          this.reset();
          for (const { queue, waiting, delayed, active } of await depths()) {
            for (const [state, count] of Object.entries({ waiting, delayed, active })) this.set({ queue, state }, count);
          }
        },
      });
      const oldestJob = new Gauge({
        name: 'parley_queue_oldest_seconds',
        help: 'How long the oldest waiting job has waited',
        labelNames: ['queue'],
        registers: [],
        async collect() {
          this.reset();
          for (const { queue, oldest } of await depths()) this.set({ queue }, oldest);
        },
      });
      for (const gauge of [jobs, oldestJob]) registry.registerMetric(gauge);
    },
    matches(look) {
      const gauge = new Gauge({
        name: 'parley_matches',
        help: 'Matches by game and state; from one process only',
        labelNames: ['game', 'state'],
        registers: [],
        async collect() {
          this.reset();
          for (const [key, count] of (await soon(look, null)) ?? []) {
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

/** Prometheus waits no longer than ten seconds. */
const PATIENCE = 3_000;

/** While Redis is away its numbers are left out: the others are wanted then more than ever. */
async function soon<T>(look: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE);
  });
  return Promise.race([look(), late]).catch(() => otherwise).finally(() => clearTimeout(timer));
}
