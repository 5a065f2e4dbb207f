import type { Cluster, Redis } from 'ioredis';
import type { Log } from '../match/ports.ts';

/** A queue worker and its connection. */
export interface WatchedWorker {
  readonly connection: Redis | Cluster;
  close(force?: boolean): Promise<void>;
  /** Jobs it has taken so far, and those still running. */
  readonly jobsTaken: () => number;
  readonly jobsRunning: () => number;
}

export interface WatchdogOptions {
  startWorker(): WatchedWorker;
  /** Returns whether a job has been waiting for a while. */
  isLate(): Promise<boolean>;
  /** The interval between checks. */
  readonly interval: number;
  readonly log: Log;
}

/**
 * Replaces a worker that is idle at two checks in a row although a job is waiting. After a failover its connection may
 * never answer again, which BullMQ doesn't notice (its issue 4138).
 */
export function watchStalledWorker({ startWorker, isLate, interval, log }: WatchdogOptions): {
  close(): Promise<void>;
} {
  let worker = startWorker();
  /** The number of jobs taken when it was first seen idle. */
  let idleAt: number | null = null;
  const timer = setInterval(() => void check().catch(() => {}), interval);
  timer.unref();

  async function check(): Promise<void> {
    const seen = worker.jobsTaken();
    const idle = worker.jobsRunning() === 0 && (await isLate());
    if (idle && idleAt === seen && worker.jobsTaken() === seen) {
      log.warn({}, 'A worker took no jobs although some are waiting; replacing it.');
      void closeWorker(worker, true).catch(() => {});
      worker = startWorker();
      idleAt = null;
    } else {
      idleAt = idle ? seen : null;
    }
  }

  return {
    async close() {
      clearInterval(timer);
      await closeWorker(worker);
    },
  };
}

async function closeWorker({ connection, close }: WatchedWorker, force = false): Promise<void> {
  try {
    await close(force);
  } finally {
    connection.disconnect();
  }
}
