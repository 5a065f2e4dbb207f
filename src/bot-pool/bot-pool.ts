import type { BotInput, Situation, Thought } from '../bots/bot.ts';
import { localAnalyst } from '../bots/analyst.ts';
import { ifLegal, botInputFor } from '../bots/bot-input.ts';
import type { Analyst } from '../match/ports.ts';
import { createWorkerPool, threadWorkers, type QueuePlace, workerBeside, type WorkerOutcome } from '../worker-pool.ts';

export interface BotTask {
  readonly level: string;
  readonly position: BotInput;
  readonly seed: string;
}

export type BotOutcome = WorkerOutcome<{ readonly thought: Thought | null }>;

/** Worker threads for bots. Matches take turns, so that none waits for all positions of another. */
export interface BotPool {
  /** Returns null when the bot finds no answer. Rejects after too many failed attempts. */
  think(match: string, task: BotTask, place?: Pick<QueuePlace, 'background'>): Promise<Thought | null>;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  /** The most workers; one by default. */
  readonly workers?: number;
  /** Time limit per position, in milliseconds. */
  readonly timeoutMs: number;
  /** The worker's file; the default one if left out. */
  readonly entry?: URL;
}

/** Megabytes for short-lived objects: more would hardly make thinking faster. */
const YOUNG_GENERATION_MB = 24;

export function createBotPool({
  workers = 1,
  timeoutMs,
  entry = workerBeside(import.meta.url),
}: BotPoolOptions): BotPool {
  const pool = createWorkerPool<BotTask, { readonly thought: Thought | null }>({
    start: threadWorkers(entry, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } }),
    maxWorkers: workers,
    timeout: timeoutMs,
    growAfter: 0,
    idleAfter: { others: 30_000 },
    tries: 3,
  });
  return {
    think: async (match, task, place) => (await pool.run(task, { ...place, group: match })).thought,
    close: () => pool.close(),
  };
}

/** Lets the match layer think in the pool. Only what the seat may know leaves this thread. */
export const thinkInPool =
  (pool: BotPool, place?: Pick<QueuePlace, 'background'>) =>
  async (match: string, level: string, situation: Situation, seed: string): Promise<Thought | null> =>
    ifLegal(situation.decision, await pool.think(match, { level, position: botInputFor(situation), seed }, place));

/** Runs reviews and hints in the pool as far as they take long. Moves go before reviews. */
export const analystInPool = (pool: BotPool): Analyst => ({
  ...localAnalyst,
  advice: async (match, situation, seed) => thinkInPool(pool)(match, 'adviser', situation, seed),
  lines: async (match, situation, seed, isBrief = false) =>
    (await thinkInPool(pool, { background: true })(match, isBrief ? 'brief-judge' : 'judge', situation, seed))?.lines ??
    null,
});
