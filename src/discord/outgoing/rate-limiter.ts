/** Discord counts requests per second, but doesn't say when its second starts. */
const SECOND = 1_000;
/** By this time after it was sent, or when it is answered, Discord has counted a request. */
const COUNTED = 100;

export interface RateLimiter {
  /** Waits until a request may be sent. Returns a function to call when it is answered. */
  acquire(): Promise<() => void>;
  /** Returns how many milliseconds a caller should wait: as long as a full second of requests is queued. */
  retryAfter(): number;
}

/**
 * Allows this many requests in any second, whenever Discord's second starts. A slot is free one second after Discord
 * counted its request, not after it was sent, as requests can overtake each other.
 */
export function createRateLimiter(perSecond: number): RateLimiter {
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
    async acquire() {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return take();
    },
    retryAfter: () => (waiting.length < perSecond ? 0 : SECOND),
  };
}
