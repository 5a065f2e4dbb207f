import type { AnyGame } from '../engine/game/index.ts';
import type { Given } from '../engine/match.ts';
import type { Random } from '../engine/random.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import type { Text } from '../engine/text.ts';

/** A match where it stands: a resting state and the answers since. */
export interface Standing {
  readonly game: AnyGame;
  readonly variant: string;
  readonly rest: unknown;
  readonly journal: readonly Given[];
  readonly state: unknown;
  readonly decision: Decision;
}

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
}

/** A line of play that was thought of. */
export interface Line {
  readonly answers: readonly Answer[];
  readonly value: number;
}

/** What came of thinking: the answer, and the lines it was chosen from, the best first. */
export interface Thought {
  readonly answer: Answer;
  readonly lines: readonly Line[];
}

/** Thinks about a position; null when the question comes up on no table that could be this one. The same seed thinks the same. */
export type Bot = (game: AnyGame, position: Position, seed: string) => Thought | null;

/** A computer opponent. */
export interface Opponent {
  readonly id: string;
  readonly name: Text;
  /** Does not look at the table: nothing has to be kept for it. */
  readonly blind?: boolean;
  answer(standing: Standing, random: Random): Answer;
  /** The same with the lines it was chosen from; null when nothing came of it. */
  think(standing: Standing, seed: string): Thought | null;
}
