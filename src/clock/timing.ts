/** All intervals of the clock, in milliseconds; tests use shorter ones. */
export interface ClockTiming {
  /** Interval of the search for lost jobs. */
  readonly sweep: number;
  /** How far ahead a sweep ensures jobs; at least two sweeps. */
  readonly lookAhead: number;
  /** Delivery attempts before giving up: with these pauses, about a day. */
  readonly deliveryAttempts: number;
  readonly firstPause: number;
  readonly longestPause: number;
  /** How long posts that may wait do, so that a quick turn needs no edits. */
  readonly settle: number;
  /** Failed matches in a row that count as an outage of Discord, which pauses all deliveries. */
  readonly outageThreshold: number;
  /** How long Discord reliably recognises a message by its nonce. */
  readonly nonceLifetime: number;
  /** A worker silent for this long counts as dead, and its job goes to another. */
  readonly lease: number;
  /** Interval of the search for dead workers. */
  readonly check: number;
}

export const defaultTiming: ClockTiming = {
  sweep: 60_000,
  lookAhead: 150_000,
  deliveryAttempts: 60,
  firstPause: 1_000,
  longestPause: 30 * 60_000,
  settle: 2_000,
  outageThreshold: 10,
  nonceLifetime: 60_000,
  lease: 15_000,
  check: 10_000,
};

/** Returns the pause before the next attempt, after this many failures. */
export const retryDelay = (tries: number, { firstPause, longestPause }: ClockTiming): number =>
  Math.min(firstPause * 2 ** (tries - 1), longestPause);
