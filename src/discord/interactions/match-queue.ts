/** Runs work on the same match in order; different matches don't wait for each other. */
export interface MatchQueue {
  /** Queues work until `ready` is fulfilled; it never runs if that is rejected. */
  enter<T>(lane: string, work: () => Promise<T>, ready?: Promise<void>): Promise<T>;
}

/** Works that run at once. Under load, fewer of them let new clicks be acknowledged sooner. */
const CONCURRENCY = 12;

export function createMatchQueue(most = CONCURRENCY): MatchQueue {
  const tails = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const begin = async <T>(work: () => Promise<T>, ready?: Promise<void>): Promise<T> => {
    await ready;
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The longest waiting work is next.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };

  return {
    async enter(lane, work, ready) {
      const before = tails.get(lane);
      const turn = before
        ? before.then(
            async () => begin(work, ready),
            async () => begin(work, ready),
          )
        : begin(work, ready);
      tails.set(lane, turn);
      try {
        return await turn;
      } finally {
        if (tails.get(lane) === turn) tails.delete(lane);
      }
    },
  };
}
