import { Worker } from 'node:worker_threads';
import type { Job, Made, Outcome } from './job.ts';

/** A few workers that take jobs from one queue. A worker that dies or hangs fails its own job only and is replaced. */
export interface Pool {
  run(job: Job): Promise<Made>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly workers: number;
  /** The file of the worker; its own when left out. */
  readonly entry?: URL;
  /** Where to look for fonts and icons; the worker's own place when null. */
  readonly from: string | null;
  readonly patience: number;
}

interface Task {
  readonly job: Job;
  readonly resolve: (made: Made) => void;
  readonly reject: (fault: Error) => void;
}

/** Compiled code stands beside its worker; from source a small file registers the loader first. */
function ownEntry(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './worker-source.mjs' : './worker.js', import.meta.url);
}

export function createPool(options: PoolOptions): Pool {
  const queue: Task[] = [];
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  const running = new Map<Worker, { readonly task: Task; readonly timer: NodeJS.Timeout }>();
  let closed = false;

  const settle = (worker: Worker): Task | undefined => {
    const current = running.get(worker);
    running.delete(worker);
    clearTimeout(current?.timer);
    return current?.task;
  };
  const lose = (worker: Worker, reason: string): void => {
    if (!alive.delete(worker)) return;
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    settle(worker)?.reject(new Error(reason));
    void worker.terminate();
    pump();
  };
  const start = (): Worker => {
    const worker = new Worker(options.entry ?? ownEntry(), { workerData: { from: options.from } });
    worker.unref();
    alive.add(worker);
    worker.on('message', (outcome: Outcome) => {
      const task = settle(worker);
      idle.push(worker);
      if (outcome.done) task?.resolve({
        file: Buffer.from(outcome.file.buffer, outcome.file.byteOffset, outcome.file.byteLength),
        width: outcome.width,
        height: outcome.height,
      });
      else task?.reject(new Error(outcome.reason));
      pump();
    });
    worker.on('error', (fault) => lose(worker, `the worker failed: ${fault instanceof Error ? fault.message : String(fault)}`));
    worker.on('exit', () => lose(worker, 'the worker stopped'));
    return worker;
  };
  const pump = (): void => {
    if (closed) return;
    while (queue.length > 0) {
      const worker = idle.pop() ?? (alive.size < options.workers ? start() : null);
      if (worker === null) return;
      const task = queue.shift();
      if (task === undefined) return;
      const timer = setTimeout(() => lose(worker, 'the worker took too long'), options.patience);
      running.set(worker, { task, timer });
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
      worker.postMessage(task.job);
    }
    if (queue.length === 0) for (const worker of idle) worker.unref();
  };
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the pool is closed'));
          return;
        }
        queue.push({ job, resolve, reject });
        pump();
      }),
    async close() {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new Error('the pool is closed'));
      const workers = [...alive];
      alive.clear();
      for (const worker of workers) settle(worker)?.reject(new Error('the pool is closed'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
