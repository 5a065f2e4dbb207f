/** What a bot may ask of Discord is counted in seconds, which begin nobody knows when. */
const SECOND = 1_000;
/** Discord has counted a request when it answers it, and surely so long after it was sent. */
const COUNTED = 100;

export interface Pace {
  /** Waits until a request may be sent. What it gives is to be called when that is answered. */
  start(): Promise<() => void>;
  /** How many milliseconds whoever comes now had better stay away: as long as a whole second's requests wait. */
  pause(): number;
}

/**
 * Lets so many requests begin in any second, wherever that begins for Discord: a place is free again a second after Discord
 * counted the request that had it, not after it was sent, for some are longer on their way than those that follow.
 */
export function createPace(perSecond: number): Pace {
  let free = perSecond;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  function take(): () => void {
    let counted = false;
    const count = (): void => {
      if (counted) return;
      counted = true;
      clearTimeout(unanswered);
      setTimeout(release, SECOND).unref();
    };
    const unanswered = setTimeout(count, COUNTED).unref();
    return count;
  }
  return {
    async start() {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return take();
    },
    pause: () => (waiting.length < perSecond ? 0 : SECOND),
  };
}
