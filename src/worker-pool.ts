import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What a worker answers: its result, or why there is none. */
export type WorkerOutcome<Result> = (Result & { readonly done: true }) | { readonly done: false; readonly reason: string };

/**
 * Worker threads that take jobs from one queue. The first starts with the first job and stays. Others start while jobs wait
 * too long, and end when idle. A worker that dies or hangs is replaced.
 */
export interface WorkerPool<Job, Result> {
  run(job: Job, place?: Place): Promise<Result>;
  close(): Promise<void>;
}

export interface Place {
  /** Groups take turns, so that none waits for all the jobs of another. */
  readonly group?: string;
  /** Taken only when nothing else waits. */
  readonly background?: boolean;
}

export interface WorkerPoolOptions {
  readonly entry: URL;
  /** Workers at most. */
  readonly most: number;
  /** Milliseconds a job may take before its worker counts as hanging. */
  readonly patience: number;
  /** Milliseconds a job waits before it gets another worker. */
  readonly growAfter: number;
  /** Milliseconds after which another worker than the last one left ends when it has nothing to do. */
  readonly idleAfter: number;
  /** How often a job is given to a worker that dies or hangs over it. */
  readonly tries: number;
  readonly worker?: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>;
}

interface Task<Job, Result> {
  readonly job: Job;
  readonly place: Required<Place>;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: Error) => void;
  tries: number;
}

/** The file of a worker beside `module`: compiled code starts it directly, source code through a small file that registers the loader. */
export const workerBeside = (module: string): URL => new URL(module.endsWith('.ts') ? './worker-source.mjs' : './worker.js', module);

export function createWorkerPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
  type Waiting = Task<Job, Result>;
  /** By group, in the order of their turns. */
  const urgent = new Map<string, Waiting[]>();
  const background = new Map<string, Waiting[]>();
  const alive = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
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
    void worker.terminate();
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
  const rest = (worker: Worker): void => {
    worker.unref();
    idle.set(worker, setTimeout(() => alive.size > 1 && forget(worker), options.idleAfter).unref());
  };
  const start = (): Worker => {
    const worker = new Worker(options.entry, options.worker);
    alive.add(worker);
    worker.on('message', (outcome: WorkerOutcome<Result>) => {
      const task = settle(worker);
      rest(worker);
      if (outcome.done) task?.resolve(outcome);
      else task?.reject(new Error(outcome.reason));
      pump();
    });
    worker.on('error', (fault) => lose(worker, `the worker failed: ${fault instanceof Error ? fault.message : String(fault)}`));
    worker.on('exit', () => lose(worker, 'the worker stopped'));
    return worker;
  };
  /** The next of the group whose turn it is; that group goes to the end. */
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
    running.set(worker, { task, timer: setTimeout(() => lose(worker, 'the worker took too long'), options.patience) });
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
    worker.postMessage(task.job);
  };
  /** The worker that was busy last comes first, so that the others can end. */
  const free = (): Worker | undefined => [...idle.keys()].at(-1);
  const oldest = (): number => Math.min(...[...urgent.values(), ...background.values()].flat().map(({ since }) => since));
  const pump = (): void => {
    clearTimeout(growing);
    if (closed) return;
    while (urgent.size + background.size > 0) {
      const late = oldest() + options.growAfter - performance.now();
      const worker = free() ?? (alive.size === 0 || (alive.size < options.most && late <= 0) ? start() : null);
      if (!worker) {
        if (alive.size < options.most) growing = setTimeout(pump, Math.ceil(late));
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
        const task: Waiting = { job, place: { group, background: later }, since: performance.now(), resolve, reject, tries: 0 };
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
      for (const task of [...left, ...workers.flatMap((worker) => settle(worker) ?? [])]) task.reject(new Error('the pool is closed'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
