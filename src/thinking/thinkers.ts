import { Worker } from 'node:worker_threads';
import type { Position, Situation, Thought } from '../bots/bot.ts';
import { lookBack } from '../bots/judge.ts';
import { fitting, positionAt } from '../bots/position.ts';
import type { Judge } from '../match/ports.ts';

/** What is to be thought about. */
export interface Task {
  readonly level: string;
  readonly position: Position;
  readonly seed: string;
}

export type Outcome = { readonly done: true; readonly thought: Thought | null } | { readonly done: false; readonly reason: string };

/** A few workers that think. Matches take turns, so that none waits for all the positions of another. */
export interface Thinkers {
  /** Null when nothing can be thought about it. Fails when it was tried often enough. */
  think(match: string, task: Task): Promise<Thought | null>;
  close(): Promise<void>;
}

export interface ThinkersOptions {
  readonly workers: number;
  /** How long a position may take, in milliseconds. */
  readonly patience: number;
  /** The file of the worker; its own when left out. */
  readonly entry?: URL;
}

interface Waiting {
  readonly match: string;
  readonly task: Task;
  readonly resolve: (thought: Thought | null) => void;
  readonly reject: (fault: Error) => void;
  tries: number;
}

const TRIES = 3;
/** Room for what is thought of and dropped at once, in megabytes: with less, a tenth of the time goes into clearing it away. */
const YOUNG = 96;

/** Compiled code stands beside its worker; from source a small file registers the loader first. */
const ownEntry = (): URL => new URL(import.meta.url.endsWith('.ts') ? './worker-source.mjs' : './worker.js', import.meta.url);

export function createThinkers({ workers: most, patience, entry = ownEntry() }: ThinkersOptions): Thinkers {
  /** By match, in the order in which it is their turn. */
  const queues = new Map<string, Waiting[]>();
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  const running = new Map<Worker, { readonly waiting: Waiting; readonly timer: NodeJS.Timeout }>();
  let closed = false;

  const settle = (worker: Worker): Waiting | undefined => {
    const current = running.get(worker);
    running.delete(worker);
    clearTimeout(current?.timer);
    return current?.waiting;
  };
  /** A worker that is lost is replaced, and what it thought about is thought about again. */
  const lose = (worker: Worker, reason: string): void => {
    if (!alive.delete(worker)) return;
    const at = idle.indexOf(worker);
    if (at !== -1) idle.splice(at, 1);
    const waiting = settle(worker);
    void worker.terminate();
    if (waiting && ++waiting.tries < TRIES) queues.set(waiting.match, [waiting, ...(queues.get(waiting.match) ?? [])]);
    else waiting?.reject(new Error(reason));
    pump();
  };
  const start = (): Worker => {
    const worker = new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.unref();
    alive.add(worker);
    worker.on('message', (outcome: Outcome) => {
      const waiting = settle(worker);
      idle.push(worker);
      if (outcome.done) waiting?.resolve(outcome.thought);
      else waiting?.reject(new Error(outcome.reason));
      pump();
    });
    worker.on('error', (fault) => lose(worker, `the worker failed: ${fault instanceof Error ? fault.message : String(fault)}`));
    worker.on('exit', () => lose(worker, 'the worker stopped'));
    return worker;
  };
  /** The next of the match whose turn it is; that match goes to the end. */
  const next = (): Waiting | undefined => {
    const [match, queue] = queues.entries().next().value ?? [];
    if (match === undefined || !queue) return undefined;
    queues.delete(match);
    const waiting = queue.shift();
    if (queue.length > 0) queues.set(match, queue);
    return waiting;
  };
  const pump = (): void => {
    if (closed) return;
    while (queues.size > 0) {
      const worker = idle.pop() ?? (alive.size < most ? start() : null);
      const waiting = worker && next();
      if (!worker || !waiting) return;
      running.set(worker, { waiting, timer: setTimeout(() => lose(worker, 'the worker took too long'), patience) });
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
      worker.postMessage(waiting.task);
    }
    for (const worker of idle) worker.unref();
  };
  return {
    think: (match, task) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('nothing is thought about any more'));
          return;
        }
        queues.set(match, [...(queues.get(match) ?? []), { match, task, resolve, reject, tries: 0 }]);
        pump();
      }),
    async close() {
      closed = true;
      const left = [...queues.values()].flat();
      queues.clear();
      const workers = [...alive];
      alive.clear();
      for (const waiting of [...left, ...workers.flatMap((worker) => settle(worker) ?? [])]) waiting.reject(new Error('nothing is thought about any more'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** The thinking of the match layer. Only what the seat may know leaves this thread. */
export const thinkIn =
  (thinkers: Thinkers) =>
  async (match: string, level: string, situation: Situation, seed: string): Promise<Thought | null> =>
    fitting(situation.decision, await thinkers.think(match, { level, position: positionAt(situation), seed }));

/** What looks back at matches and gives advice, away from this thread as far as it takes long. */
export const judgeIn = (thinkers: Thinkers): Judge => ({
  ...lookBack,
  advice: async (match, situation, seed) => thinkIn(thinkers)(match, 'adviser', situation, seed),
  lines: async (match, situation, seed) => (await thinkIn(thinkers)(match, 'judge', situation, seed))?.lines ?? null,
});
