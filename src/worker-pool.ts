import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A worker's result, or why there is none. */
export type WorkerOutcome<Result> =
  | (Result & { readonly done: true })
  | { readonly done: false; readonly reason: string };

export interface PoolWorker<Job> {
  send(job: Job): void;
  /** Keeps the program running while the worker is held. */
  hold(): void;
  release(): void;
  end(): Promise<void>;
}

export interface WorkerListener<Result> {
  answered(outcome: WorkerOutcome<Result>): void;
  lost(reason: string): void;
}

export type StartWorker<Job, Result> = (listener: WorkerListener<Result>) => PoolWorker<Job>;

/**
 * Returns the worker file next to `module`: compiled code is started directly, source code through a small file that
 * registers the loader.
 */
export const workerBeside = (module: string): URL =>
  new URL(module.endsWith('.ts') ? './worker-source.mjs' : './worker.js', module);

const reasonOf = (fault: unknown): string =>
  `the worker failed: ${fault instanceof Error ? fault.message : String(fault)}`;

/** Starts workers as threads of this process. */
export const threadWorkers =
  <Job, Result>(entry: URL, options?: Pick<WorkerOptions, 'resourceLimits'>): StartWorker<Job, Result> =>
  (listener) => {
    const worker = new Worker(entry, options);
    worker.on('message', (outcome: WorkerOutcome<Result>) => listener.answered(outcome));
    worker.on('error', (fault) => listener.lost(reasonOf(fault)));
    worker.on('exit', () => listener.lost('the worker stopped'));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
      send: (job) => worker.postMessage(job),
      hold: () => worker.ref(),
      release: () => worker.unref(),
      end: async () => void (await worker.terminate()),
    };
  };

/**
 * Starts workers as processes: the system gets all their memory back when they end. They must exit when disconnected.
 */
export const processWorkers =
  <Job extends object, Result>(
    entry: URL,
    args: readonly string[],
    options: Pick<ForkOptions, 'env' | 'execArgv'>,
  ): StartWorker<Job, Result> =>
  (listener) => {
    const child = fork(entry, args, { ...options, serialization: 'advanced' });
    const gone = once(child, 'exit').catch(() => undefined);
    child.on('message', (outcome) => listener.answered(outcome as WorkerOutcome<Result>));
    child.on('error', (fault) => listener.lost(reasonOf(fault)));
    child.on('exit', () => listener.lost('the worker stopped'));
    return {
      send: (job) => void child.send(job),
      hold() {
        child.ref();
        child.channel?.ref();
      },
      release() {
        child.unref();
        child.channel?.unref();
      },
      async end() {
        // An idle one was released: without this, the program could end before it.
        child.ref();
        if (child.kill('SIGKILL')) await gone;
      },
    };
  };

/**
 * Workers that share one queue. The first starts with the first job and does all it can. Others start while jobs wait
 * too long and take only those. A worker that dies or hangs is replaced.
 */
export interface WorkerPool<Job, Result> {
  run(job: Job, place?: QueuePlace): Promise<Result>;
  close(): Promise<void>;
}

export interface QueuePlace {
  /** Groups take turns, so that none waits for all jobs of another. */
  readonly group?: string;
  /** Taken only when nothing else waits. */
  readonly background?: boolean;
}

export interface WorkerPoolOptions<Job, Result> {
  readonly start: StartWorker<Job, Result>;
  readonly maxWorkers: number;
  /** Milliseconds before a busy worker counts as hanging. */
  readonly timeout: number;
  /** Milliseconds a job waits for the first worker before another may take it. */
  readonly growAfter: number;
  /** Milliseconds before an idle worker ends. The first one stays by default. */
  readonly idleAfter: { readonly first?: number; readonly others: number };
  /** Attempts per job when workers die or hang. */
  readonly tries: number;
}

interface QueuedTask<Job, Result> {
  readonly job: Job;
  readonly place: Required<QueuePlace>;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: Error) => void;
  tries: number;
}

export function createWorkerPool<Job, Result>(options: WorkerPoolOptions<Job, Result>): WorkerPool<Job, Result> {
  type Worker = PoolWorker<Job>;
  type Waiting = QueuedTask<Job, Result>;
  /** By group, in the order of their turns. */
  const urgent = new Map<string, Waiting[]>();
  const background = new Map<string, Waiting[]>();
  const alive = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout | undefined>();
  const running = new Map<Worker, { readonly task: Waiting; readonly timer: NodeJS.Timeout }>();
  let growing: NodeJS.Timeout | undefined;
  let closed = false;

  const queueOf = ({ place }: Waiting) => (place.background ? background : urgent);
  const settle = (worker: Worker): Waiting | undefined => {
    const current = running.get(worker);
    running.delete(worker);
    clearTimeout(current?.timer);
    return current?.task;
  };
  const forget = (worker: Worker): void => {
    alive.delete(worker);
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    void worker.end();
  };
  const lose = (worker: Worker, reason: string): void => {
    if (!alive.has(worker)) return;
    const task = settle(worker);
    forget(worker);
    if (task && ++task.tries < options.tries) {
      const queue = queueOf(task);
      queue.set(task.place.group, [task, ...(queue.get(task.place.group) ?? [])]);
    } else task?.reject(new Error(reason));
    pump();
  };
  const first = (): Worker | undefined => alive.values().next().value;
  const rest = (worker: Worker): void => {
    worker.release();
    const patience = worker === first() ? options.idleAfter.first : options.idleAfter.others;
    idle.set(worker, patience === undefined ? undefined : setTimeout(() => forget(worker), patience).unref());
  };
  const start = (): Worker => {
    const worker = options.start({
      answered(outcome) {
        if (!alive.has(worker)) return;
        const task = settle(worker);
        rest(worker);
        if (outcome.done) task?.resolve(outcome);
        else task?.reject(new Error(outcome.reason));
        pump();
      },
      lost: (reason) => lose(worker, reason),
    });
    alive.add(worker);
    return worker;
  };
  /** Takes the next job of the first group and moves that group to the end. */
  const take = (): Waiting | undefined => {
    const queue = urgent.size > 0 ? urgent : background;
    const [group, tasks] = queue.entries().next().value ?? [];
    if (group === undefined || !tasks) return undefined;
    queue.delete(group);
    const task = tasks.shift();
    if (tasks.length > 0) queue.set(group, tasks);
    return task;
  };
  const give = (worker: Worker, task: Waiting): void => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    running.set(worker, { task, timer: setTimeout(() => lose(worker, 'the worker took too long'), options.timeout) });
    worker.hold();
    worker.send(task.job);
  };
  /** Chooses the worker for the next job: the first if it's free, another if the job has waited too long. */
  const choose = (late: boolean): Worker | undefined => {
    const chosen = first();
    if (!chosen || idle.has(chosen)) return chosen ?? start();
    if (!late) return undefined;
    return idle.keys().next().value ?? (alive.size < options.maxWorkers ? start() : undefined);
  };
  const oldest = (): number =>
    Math.min(...[...urgent.values(), ...background.values()].flat().map(({ since }) => since));
  const pump = (): void => {
    clearTimeout(growing);
    if (closed) return;
    while (urgent.size + background.size > 0) {
      const wait = oldest() + options.growAfter - performance.now();
      const worker = choose(wait <= 0);
      if (!worker) {
        if (wait > 0 && options.maxWorkers > 1) growing = setTimeout(pump, Math.ceil(wait));
        return;
      }
      const task = take();
      if (task) give(worker, task);
    }
  };
  return {
    run: (job, { group = '', background: later = false } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the pool is closed'));
          return;
        }
        const task: Waiting = {
          job,
          place: { group, background: later },
          since: performance.now(),
          resolve,
          reject,
          tries: 0,
        };
        const queue = queueOf(task);
        queue.set(group, [...(queue.get(group) ?? []), task]);
        pump();
      }),
    async close() {
      closed = true;
      clearTimeout(growing);
      const workers = [...alive];
      const left = [...urgent.values(), ...background.values()].flat();
      urgent.clear();
      background.clear();
      alive.clear();
      for (const timer of idle.values()) clearTimeout(timer);
      for (const task of [...left, ...workers.flatMap((worker) => settle(worker) ?? [])])
        task.reject(new Error('the pool is closed'));
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };
}
