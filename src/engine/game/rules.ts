import type { Random, RandomState } from '../random.ts';
import type { Script, Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** What every resting state holds: plain JSON with the generator inside. Scripts change `rng` only through `table.random`. */
export interface Resting {
  readonly rng: RandomState;
}

/** What a script works on. The state may be changed freely; it is copied at resting states only. */
export interface Table<S, E> {
  readonly state: S;
  readonly random: Random;
  /** The answers are known to be legal: what can be chosen where a step begins need not be said. */
  readonly foretold?: boolean;
  tell(event: E): void;
  /** Something hidden was shown to a player: what came before cannot be undone any more. Randomness says so by itself. */
  reveal(): void;
}

/** Points from one source, for the final message: 3 cities bring 6. */
export interface Source {
  readonly source: Text;
  readonly icon?: string;
  readonly points: number;
  /** How many of it there are, where that is not the points. */
  readonly count?: number;
  /** What a single one is called. */
  readonly one?: Text;
  /** What several are called within a line, where that is not the source. */
  readonly many?: Text;
}

export interface Result {
  /** The places, best first; equals share one. */
  readonly ranking: readonly (readonly Seat[])[];
  /** By seat. */
  readonly score: readonly (readonly Source[])[];
}

/** How a game goes. Everything is pure but for the table a step works on. */
export interface Rules<S extends Resting, E, O> {
  setup(options: O, seats: number, seed: string): S;
  /** From one resting state to the next. */
  step(table: Table<S, E>): Script;
  result(state: S): Result | null;
  /** Whose turn it is: one seat; all in a set-up or where turns run in parallel; nobody after the end. */
  active(state: S): readonly Seat[];
  /** Who takes the first turn, where that is not the one who is active at the very beginning. */
  starter?(state: S): Seat;
  /** The turn of a seat that its clock, its messages and its autopilot belong to. Counts from 1; 0 during set-up. */
  turn(state: S, seat: Seat): number;
  /**
   * Whether what one seat does touches no other: in whatever order their answers come, the same happens, dice included. Then
   * everybody can undo the own answers, whatever others did since. Not at all when left out.
   */
  apart?(state: S): boolean;
}
