/** Does what concerns the same match one after the other, in the order it came; different matches do not wait for each other. */
export interface Lanes {
  enter<T>(lane: string, work: () => Promise<T>): Promise<T>;
}

export function createLanes(): Lanes {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async enter(lane, work) {
      const before = tails.get(lane);
      const turn = before ? before.then(work, work) : work();
      tails.set(lane, turn);
      try {
        return await turn;
      } finally {
        if (tails.get(lane) === turn) tails.delete(lane);
      }
    },
  };
}
