import type { Random, RandomState } from '../random.ts';
import type { Answer, Script, Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** Every state: plain JSON with the generator inside. Scripts change `rng` only through `table.random`. */
export interface BaseState {
  readonly rng: RandomState;
}

/** The context of a script. It may change the state freely; copies are made at checkpoints only. */
export interface RulesContext<S, E> {
  readonly state: S;
  readonly random: Random;
  /** The answers are known to be legal, so the choices at the start of a step need not be listed. */
  readonly trusted?: boolean;
  emit(event: E): void;
  /**
   * Marks that a player saw hidden information: earlier answers can't be undone. Random draws do this automatically.
   */
  reveal(): void;
}

/** Points from one source for the final message, e.g. 3 cities for 6 points. */
export interface ScoreSource {
  readonly source: Text;
  readonly icon?: string;
  readonly points: number;
  /** The count, where it differs from the points. */
  readonly count?: number;
  /** The name of a single one. */
  readonly one?: Text;
  /** The plural within a line, where it differs from the source. */
  readonly many?: Text;
}

export interface Result {
  /** The places, best first; tied seats share one. */
  readonly ranking: readonly (readonly Seat[])[];
  /** By seat. */
  readonly score: readonly (readonly ScoreSource[])[];
}

/** The rules of a game. Everything is pure except changes to the state of a running step. */
export interface Rules<S extends BaseState, E, O> {
  setup(options: O, seats: number, seed: string): S;
  /** Runs from one checkpoint to the next. */
  step(table: RulesContext<S, E>): Script;
  result(state: S): Result | null;
  /** Returns the seats whose turn it is: one; all during set-up or parallel turns; none after the end. */
  active(state: S): readonly Seat[];
  /** Returns the seat that takes the first turn, if it isn't the first active seat. */
  starter?(state: S): Seat;
  /**
   * Returns the number of a seat's turn, which its clock, messages and autopilot refer to. Starts at 1; 0 during
   * set-up.
   */
  turn(state: S, seat: Seat): number;
  /** Returns whether an answer is an agreement with another seat, so that undoing it needs consent. */
  binding?(answer: Answer): boolean;
  /**
   * Returns whether seats don't affect each other: in any order their answers have the same result, dice included. Then
   * each player can undo their own answers, whatever others did since. False by default.
   */
  isIndependent?(state: S): boolean;
}
