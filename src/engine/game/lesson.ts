import type { Answer, Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** One move of the learner: what to do and why, in one or two sentences. */
export interface LessonStep {
  readonly text: Text;
  /** The answer that completes the step; no other is accepted. */
  readonly answer: Answer;
  /** The tip that says the same: it isn't shown again after this step. */
  readonly topic?: string;
  /** A place to mark on the picture, besides those of the answer. */
  readonly place?: string;
}

/** A fixed move of another seat. */
export interface LessonReply {
  readonly seat: Seat;
  readonly answer: Answer;
}

export type LessonMove = LessonStep | LessonReply;

/** A short match with a fixed deal and fixed moves that teaches a variant. Playing every step wins it. */
export interface Lesson<S> {
  /** The variant it teaches; the lesson has the id and name of its family. */
  readonly variant: string;
  readonly seats: number;
  /** The learner's seat. */
  readonly seat: Seat;
  /** Who it's for and what it teaches, for the list of lessons: at most 100 characters. */
  readonly about: Text;
  /** How to win, shown above every step. */
  readonly goal: Text;
  /** Tips that its learners know already: they aren't shown either. */
  readonly assumes?: readonly string[];
  /** Deals the position it starts from, the same every time. */
  start(): S;
  /** All moves in order, up to the one that wins. */
  readonly moves: readonly LessonMove[];
}

export const isStep = (move: LessonMove): move is LessonStep => !('seat' in move);
