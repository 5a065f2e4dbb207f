import type { AnyGame, BaseState } from './game/index.ts';
import { type MatchUpdate, startAtCheckpoint } from './match.ts';
import { migrateCheckpoint } from './read-match.ts';
import type { Answer, Decision, Seat } from './script.ts';

/** A position in which the player to move can win, or gain a lot, in one turn. */
export interface Puzzle {
  /** The origin: variant, seed of the match between computers, turn. */
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  /** The codec version that wrote `rest`. */
  readonly version: number;
  readonly rest: string;
  /** The number of players; two by default. */
  readonly seats?: number | undefined;
  /** The points to reach this turn. */
  readonly goal: number;
  /** Whether reaching the goal wins the match. */
  readonly wins: boolean;
  /** The answers that reach the goal, without the one that ends the turn. */
  readonly line: readonly Answer[];
}

/**
 * Starts a match at the position of a puzzle. Throws `UnreadableMatch` when the position doesn't belong to this game.
 */
export function startPuzzle(
  game: AnyGame,
  { version, rest }: Pick<Puzzle, 'version' | 'rest'>,
): MatchUpdate<BaseState, unknown> {
  return startAtCheckpoint(game, migrateCheckpoint(game, version, rest), 0) as MatchUpdate<BaseState, unknown>;
}

export const endsTurn = ({ always, fallback }: Decision, answer: Answer): boolean =>
  always === 'turn' && answer.join() === fallback.join();

/** Returns whether a seat has reached the goal of a puzzle. */
export const isSolved = (game: AnyGame, state: unknown, seat: Seat, { goal }: Pick<Puzzle, 'goal'>): boolean =>
  game.stats.points(state, seat) >= goal;
