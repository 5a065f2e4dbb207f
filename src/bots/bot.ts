import type { AnyGame } from '../engine/game/index.ts';
import type { Live } from '../engine/live.ts';
import type { Given } from '../engine/match.ts';
import type { Random } from '../engine/random.ts';
import type { Answer, Decision } from '../engine/script.ts';

/** What a computer opponent may go by: what its seat sees, what it is asked, and tables that could be this one. */
export interface Asked {
  readonly game: AnyGame;
  /** Made when it is looked at. */
  readonly view: unknown;
  readonly decision: Decision;
  /** A table at this question with everything hidden drawn anew; null when the question does not come up there. */
  suppose(seed: string): Supposed | null;
}

export interface Supposed {
  /** The same supposed table every time it is called, to try one answer after the other. */
  at(onRest: (state: unknown) => void): Live<unknown, unknown> | null;
}

/** (view, decision, random) → answer. */
export type Bot = (asked: Asked, random: Random) => Answer;

/** A match where it stands: a resting state and the answers since. */
export interface Standing {
  readonly game: AnyGame;
  readonly rest: unknown;
  readonly journal: readonly Given[];
  readonly state: unknown;
  readonly decision: Decision;
}

/** A computer opponent as the match layer calls it. */
export interface Opponent {
  readonly name: string;
  /** Does not look at the table: nothing has to be kept for it. */
  readonly blind?: boolean;
  answer(standing: Standing, random: Random): Answer;
}
