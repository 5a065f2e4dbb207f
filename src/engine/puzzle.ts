import type { AnyGame, Resting } from './game/index.ts';
import { type Moved, startFrom } from './match.ts';
import { migrated } from './migrate.ts';
import type { Answer, Decision, Seat } from './script.ts';

/** A position in which whoever is to move can win, or gain much, in the same turn. */
export interface Puzzle {
  /** Where it comes from: variant, seed of the match between computers, turn. */
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  /** Of what the game wrote as `rest`. */
  readonly version: number;
  readonly rest: string;
  /** The points to be reached in this turn. */
  readonly goal: number;
  /** Whether that wins the match. */
  readonly wins: boolean;
  /** The answers that lead there, without the one that ends the turn. */
  readonly line: readonly Answer[];
}

/** A match that begins at the position of a puzzle. Throws `Unreadable` when it is none of this game. */
export function beginPuzzle(game: AnyGame, { version, rest }: Pick<Puzzle, 'version' | 'rest'>): Moved<Resting, unknown> {
  return startFrom(game, migrated(game, version, rest), 0) as Moved<Resting, unknown>;
}

/** Whether an answer ends the turn. */
export const endsTurn = ({ always, otherwise }: Decision, answer: Answer): boolean => always === 'turn' && answer.join() === otherwise.join();

/** Whether a seat has as many points as a puzzle asks for. */
export const isSolved = (game: AnyGame, state: unknown, seat: Seat, { goal }: Pick<Puzzle, 'goal'>): boolean => game.chronicle.points(state, seat) >= goal;
