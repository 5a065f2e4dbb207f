import type { Text } from './text.ts';

export type Seat = number;

/** The ids picked, in the notation of the game. Nothing picked is written `['pass']`. */
export type Answer = readonly string[];

export const PASS = 'pass';

/** Some of the choices with a number of picks of their own, e.g. two bricks from the hills and one lumber from the forests. */
export interface Part {
  readonly choices: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** The one kind of question: pick min..max of these choices. */
export interface Decision {
  readonly seat: Seat;
  /** Stable name, e.g. `feud.mark`: key of its wording, of standing orders and of the journal. */
  readonly key: string;
  /** Ids in the notation; `pass` is among them exactly when `min` is 0. */
  readonly choices: readonly string[];
  /** How often each choice may be picked, beside `choices`; once when left out. */
  readonly limits?: readonly number[];
  readonly min: number;
  readonly max: number;
  /** A partition of the choices with quotas; the whole obeys `min` and `max` as well. */
  readonly parts?: readonly Part[];
  /** What the counts cannot say: null when the picks fit together, otherwise why they do not. */
  readonly check?: (picks: Answer) => Text | null;
  /** Picks that can never stand together, so that nobody has to try them; `check` says why. */
  readonly clash?: (one: string, other: string) => boolean;
  /** Where very many answers are legal, some that make sense, for whoever does not think all of them through. */
  readonly likely?: () => readonly Answer[];
  /** A choice that is a whole answer by itself, so that it is offered beside the picks; `check` says that it goes with no other. */
  readonly alone?: string;
  /** A choice that asks others who need not answer: it comes to nothing where nobody answers at once. */
  readonly invites?: string;
  /** The order of the picks matters. */
  readonly ordered?: boolean;
  /** Asked even with a single legal answer: `turn` because a turn is made of it, `secrecy` because silence would tell. */
  readonly always?: 'turn' | 'secrecy';
  /** So many of the last choices give something away for good: whoever answers by chance takes one of them seldom. */
  readonly rash?: number;
  /** `later`: the others may go on before it is answered. `never`: nobody is called and no clock runs, it just stays open. */
  readonly waits?: 'later' | 'never';
  /** Taken when the clock runs out. */
  readonly otherwise: Answer;
}

/** A question as a script writes it: `pass` is added by `ask`, and `otherwise` is the first legal answer when left out. */
export type Question = Omit<Decision, 'otherwise'> & { readonly otherwise?: Answer };

export interface Reply {
  readonly seat: Seat;
  readonly answer: Answer;
}

/**
 * Rules that stop at questions: yields those open now (at most one per seat), goes on with one reply. Resumed with null, it
 * makes its questions again: something else changed the table meanwhile.
 */
export type Script<R = void> = Generator<readonly Decision[], R, Reply | null>;
