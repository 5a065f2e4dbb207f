/** Does what concerns the same match one after the other, in the order it came; different matches do not wait for each other. */
export interface Lanes {
  /** The work waits in its lane until `ready` is fulfilled, and is never done when that is rejected. */
  enter<T>(lane: string, work: () => Promise<T>, ready?: Promise<void>): Promise<T>;
}

/**
 * More works than this are not begun at once: in a crowd the machine is busy anyway, and a new click is acknowledged sooner
 * when fewer of those before it take turns.
 */
const AT_ONCE = 12;

export function createLanes(most = AT_ONCE): Lanes {
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
      // Whoever waits longest takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };

  return {
    async enter(lane, work, ready) {
      const before = tails.get(lane);
      const turn = before ? before.then(async () => begin(work, ready), async () => begin(work, ready)) : begin(work, ready);
      tails.set(lane, turn);
      try {
        return await turn;
      } finally {
        if (tails.get(lane) === turn) tails.delete(lane);
      }
    },
  };
}
