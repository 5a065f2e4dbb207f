import type { Text } from './text.ts';

export type Seat = number;

/** The picked ids, in the notation of the game. No pick is written `['pass']`. */
export type Answer = readonly string[];

export const PASS = 'pass';

/** A group of choices with its own limits, e.g. two bricks from the hills and one lumber from the forests. */
export interface Quota {
  readonly choices: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** A question: pick `min` to `max` of these choices. There is no other kind. */
export interface Decision {
  readonly seat: Seat;
  /** Stable name, e.g. `feud.mark`: keys its text, standing orders and the journal. */
  readonly key: string;
  /** Ids in the notation; `pass` is included exactly when `min` is 0. */
  readonly choices: readonly string[];
  /** How often each choice may be picked, parallel to `choices`; once by default. */
  readonly limits?: readonly number[];
  readonly min: number;
  readonly max: number;
  /** A partition of the choices into quotas; `min` and `max` apply as well. */
  readonly quotas?: readonly Quota[];
  /** Returns why the picks don't fit together, or null: for rules that counts can't express. */
  readonly check?: (picks: Answer) => Text | null;
  /**
   * Asked even with a single legal answer: `turn` because turns consist of it, `secrecy` because skipping it would
   * reveal something.
   */
  readonly always?: 'turn' | 'secrecy';
  /**
   * `deferred`: others may continue before it's answered. `optional`: no notification and no clock, it just stays open.
   */
  readonly blocking?: 'deferred' | 'optional';
  /** The answer taken when time runs out. */
  readonly fallback: Answer;
  readonly hints?: DecisionHints;
}

/** Help for showing, answering or comparing a question; it never changes which answers are legal. */
export interface DecisionHints {
  /** Picks that never fit together, so that nothing tries them; `check` says why. */
  readonly conflicts?: (one: string, other: string) => boolean;
  /** Sensible answers for callers that can't search them all, where very many are legal. */
  readonly plausible?: () => readonly Answer[];
  /** A choice that is a complete answer, offered next to the picks; `check` refuses it together with others. */
  readonly standalone?: string;
  /** A choice that asks others who don't have to answer: it has no effect unless one of them answers at once. */
  readonly invites?: string;
  /** The choices are cards to look at: a picture shows them with their numbers, and the fallback is picked already. */
  readonly pictured?: boolean;
  /** Whether the order of the picks matters. */
  readonly ordered?: boolean;
  /** How many of the last choices give something away for good; random answers seldom use them. */
  readonly riskyTail?: number;
}

/** A question as a script writes it: `ask` adds `pass`, and `fallback` defaults to the first legal answer. */
export type Question = Omit<Decision, 'fallback'> & { readonly fallback?: Answer };

export interface Reply {
  readonly seat: Seat;
  readonly answer: Answer;
}

/**
 * Rules that pause at questions: yields the open ones (at most one per seat) and resumes with one reply. Resumed with
 * null, it rebuilds its questions because the state has changed.
 */
export type Script<R = void> = Generator<readonly Decision[], R, Reply | null>;
