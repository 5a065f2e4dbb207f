import type { Cluster, Redis } from 'ioredis';
import type { Log } from '../match/ports.ts';

/** Somebody who takes jobs out of a queue, and the connection that was opened for it. */
export interface Hired {
  readonly connection: Redis | Cluster;
  close(force?: boolean): Promise<void>;
  /** Jobs it ever took, and those it has not finished. */
  readonly taken: () => number;
  readonly busy: () => number;
}

export interface Watched {
  hire(): Hired;
  /** Whether there is something to do, and has been for a while. */
  isLate(): Promise<boolean>;
  /** How often is looked. */
  readonly every: number;
  readonly log: Log;
}

/**
 * Replaces a worker that does nothing at two looks in a row although there is something to do. After a fail-over the connection
 * on which it waits for jobs may never answer again, which BullMQ does not notice (its issue 4138).
 */
export function replaceWhoStandsStill({ hire, isLate, every, log }: Watched): { close(): Promise<void> } {
  let worker = hire();
  /** What it had taken when it was first seen doing nothing. */
  let idleAt: number | null = null;
  const timer = setInterval(() => void look().catch(() => {}), every);
  timer.unref();

  async function look(): Promise<void> {
    const seen = worker.taken();
    const idle = worker.busy() === 0 && (await isLate());
    if (idle && idleAt === seen && worker.taken() === seen) {
      log.warn({}, 'A worker took nothing though jobs are waiting; another one takes its place.');
      void dismiss(worker, true).catch(() => {});
      worker = hire();
      idleAt = null;
    } else {
      idleAt = idle ? seen : null;
    }
  }

  return {
    async close() {
      clearInterval(timer);
      await dismiss(worker);
    },
  };
}

async function dismiss({ connection, close }: Hired, force = false): Promise<void> {
  try {
    await close(force);
  } finally {
    connection.disconnect();
  }
}
