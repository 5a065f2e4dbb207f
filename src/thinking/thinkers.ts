import type { Position, Situation, Thought } from '../bots/bot.ts';
import { lookBack } from '../bots/judge.ts';
import { fitting, positionAt } from '../bots/position.ts';
import type { Judge } from '../match/ports.ts';
import { createWorkerPool, inThreads, type Place, workerBeside, type WorkerOutcome } from '../worker-pool.ts';

/** What is to be thought about. */
export interface Task {
  readonly level: string;
  readonly position: Position;
  readonly seed: string;
}

export type Outcome = WorkerOutcome<{ readonly thought: Thought | null }>;

/** Workers that think. Matches take turns, so that none waits for all the positions of another. */
export interface Thinkers {
  /** Null when nothing can be thought about it. Fails when it was tried often enough. */
  think(match: string, task: Task, place?: Pick<Place, 'background'>): Promise<Thought | null>;
  close(): Promise<void>;
}

export interface ThinkersOptions {
  /** Workers at most; one when left out. */
  readonly workers?: number;
  /** How long a position may take, in milliseconds. */
  readonly patience: number;
  /** The file of the worker; its own when left out. */
  readonly entry?: URL;
}

/** Megabytes for what is thought of and dropped at once: with more, thinking is hardly faster. */
const YOUNG = 24;

export function createThinkers({ workers = 1, patience, entry = workerBeside(import.meta.url) }: ThinkersOptions): Thinkers {
  const pool = createWorkerPool<Task, { readonly thought: Thought | null }>({
    start: inThreads(entry, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } }),
    most: workers,
    patience,
    growAfter: 0,
    idleAfter: { others: 30_000 },
    tries: 3,
  });
  return {
    think: async (match, task, place) => (await pool.run(task, { ...place, group: match })).thought,
    close: () => pool.close(),
  };
}

/** The thinking of the match layer. Only what the seat may know leaves this thread. */
export const thinkIn =
  (thinkers: Thinkers, place?: Pick<Place, 'background'>) =>
  async (match: string, level: string, situation: Situation, seed: string): Promise<Thought | null> =>
    fitting(situation.decision, await thinkers.think(match, { level, position: positionAt(situation), seed }, place));

/** What looks back at matches and gives advice, away from this thread as far as it takes long. Moves go before reviews. */
export const judgeIn = (thinkers: Thinkers): Judge => ({
  ...lookBack,
  advice: async (match, situation, seed) => thinkIn(thinkers)(match, 'adviser', situation, seed),
  lines: async (match, situation, seed) => (await thinkIn(thinkers, { background: true })(match, 'judge', situation, seed))?.lines ?? null,
});
