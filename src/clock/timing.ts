/** All the intervals of the clock, in milliseconds; tests use shorter ones. */
export interface Timing {
  /** How often lost jobs are looked for. */
  readonly sweep: number;
  /** How far ahead: everything due within it is made sure of. At least two sweeps. */
  readonly ahead: number;
  /** A post is tried so often before it is given up: with these pauses, for about a day. */
  readonly tries: number;
  readonly firstPause: number;
  readonly longestPause: number;
  /** When so many matches in a row could say nothing, Discord is away for all: everything waits together. */
  readonly many: number;
  /** Discord surely knows a message by its nonce for so long. */
  readonly known: number;
  /** A worker that did not say so for so long is dead, and its job is given to another. */
  readonly lease: number;
  /** How often dead workers are looked for. */
  readonly check: number;
}

export const usual: Timing = {
  sweep: 60_000,
  ahead: 150_000,
  tries: 60,
  firstPause: 1_000,
  longestPause: 30 * 60_000,
  many: 10,
  known: 60_000,
  lease: 15_000,
  check: 10_000,
};

/** The pause before the next attempt, after so many failed ones. */
export const pauseAfter = (tries: number, { firstPause, longestPause }: Timing): number =>
  Math.min(firstPause * 2 ** (tries - 1), longestPause);
