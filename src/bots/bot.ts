import type { AnyGame } from '../engine/game/index.ts';
import type { Given } from '../engine/match.ts';
import type { Thought } from '../engine/opponent.ts';
import type { Seat } from '../engine/script.ts';

export type { Line, Opponent, Situation, Thought } from '../engine/opponent.ts';

/** An answer given since the resting state: the own ones as they were, of those of others what this seat heard of them. */
export type Known = Given | { readonly seat: Seat; readonly key: string; readonly heard: string };

/**
 * All that a computer goes by, as plain data: what its seat saw at the last resting state, and what led from there to the
 * question. Nothing hidden is in it.
 */
export interface Position {
  readonly game: string;
  readonly variant: string;
  readonly seat: Seat;
  /** What the seat saw at the resting state. */
  readonly view: unknown;
  /** The answers since, as far as the question needs them. */
  readonly journal: readonly Known[];
  /** What fell since, in the order in which it fell. */
  readonly fell: readonly number[];
  readonly key: string;
  readonly choices: readonly string[];
  /** How many may be picked: at least, at most, and of each choice. */
  readonly bounds: readonly number[];
  /** A choice that comes to nothing here. */
  readonly vain?: string | undefined;
  /** Answers given by thinking in this turn already. */
  readonly answered: number;
}

/** Thinks about a position; null when the question comes up on no table that could be this one. The same seed thinks the same. */
export type Bot = (game: AnyGame, position: Position, seed: string) => Thought | null;
