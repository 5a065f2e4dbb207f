import type { AnyGame } from '../engine/game/index.ts';
import type { GivenAnswer } from '../engine/match.ts';
import type { Thought } from '../engine/opponent.ts';
import type { Seat } from '../engine/script.ts';

export type { LineOfPlay, Opponent, Situation, Thought } from '../engine/opponent.ts';

/** An answer since the checkpoint: the seat's own as given, those of others as far as the seat learned of them. */
export type KnownAnswer = GivenAnswer | { readonly seat: Seat; readonly key: string; readonly heard: string };

/**
 * Everything a bot may use, as plain data: its seat's view at the checkpoint and what led to the question. It contains
 * nothing hidden from the seat.
 */
export interface BotInput {
  readonly game: string;
  readonly variant: string;
  readonly seat: Seat;
  /** The seat's view at the checkpoint. */
  readonly view: unknown;
  /** The answers since, as far as the question needs them. */
  readonly pending: readonly KnownAnswer[];
  /** Random numbers drawn since, in order. */
  readonly randomNumbers: readonly number[];
  readonly key: string;
  readonly choices: readonly string[];
  /** The smallest and largest number of picks, then the limit of each choice. */
  readonly bounds: readonly number[];
  /** A choice that has no effect here. */
  readonly futileChoice?: string | undefined;
  /** Answers the bot already gave this turn. */
  readonly answeredThisTurn: number;
}

/** Chooses an answer; null when no possible table leads to the question. Deterministic for a given seed. */
export type Bot = (game: AnyGame, input: BotInput, seed: string) => Thought | null;
