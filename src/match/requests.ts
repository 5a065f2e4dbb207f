import type { Answer, Decision } from '../engine/script.ts';
import type { MatchLocation, Profile, Terms } from './stored-match.ts';

export interface UserRef {
  readonly id: string;
  readonly name: string;
}

/** Requested terms; omitted ones are the defaults. */
export interface MatchRequest {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly clock?: Terms['clock'];
  readonly takebacks?: boolean;
  /** Whether people may ask the computer for hints. */
  readonly hints?: boolean;
  readonly rated?: boolean;
  /** The level of stand-ins. */
  readonly standIn?: string;
}

/** Other terms for a challenge. Without a number of seats it stays as it is, or as the variant requires. */
export interface TermsRequest extends Omit<MatchRequest, 'game'> {
  readonly seats?: number;
}

export interface ChallengeRequest extends MatchRequest {
  readonly challenger: UserRef;
  /** The challenger's secret answer to the first question, given in advance. */
  readonly openingAnswer?: Answer;
  /** The opponents asked by name. */
  readonly opponents: readonly (UserRef & { readonly bot?: boolean })[];
  /** Number of additional open seats. */
  readonly openSeats?: number;
  /** Levels of the computers at the table. */
  readonly computers?: readonly string[];
  readonly home: Omit<MatchLocation, 'channel'>;
  /** The id of the interaction: one token makes one challenge. */
  readonly token: string | null;
}

export interface SoloRequest extends MatchRequest {
  readonly player: UserRef;
  /** The player's answer to the first question, given in advance. */
  readonly openingAnswer?: Answer;
  readonly level: string;
  /** Number of seats; the variant's minimum if omitted. */
  readonly seats?: number;
  /** Whether to play the match of the day: its terms are fixed, and there is one per day. */
  readonly dailySeed?: boolean;
  readonly home: Omit<MatchLocation, 'channel'>;
  readonly token: string | null;
  /** The seed of dice and stacks. */
  readonly seed?: string;
}

/**
 * Turns a click into an answer to the question open on arrival: short names become ids, picks become an answer. Panels
 * that showed the question have a `seq` in the given range.
 */
export type AnswerResolver = (
  question: Decision,
  shown: { readonly from: number; readonly to: number },
) => Answer | Promise<Answer>;

export type ProfileSettings = Partial<
  Pick<
    Profile,
    | 'name'
    | 'language'
    | 'zone'
    | 'offset'
    | 'quiet'
    | 'notifications'
    | 'dmClosed'
    | 'dm'
    | 'challengers'
    | 'tips'
    | 'untimed'
    | 'unshared'
    | 'profileFor'
    | 'unranked'
  >
>;

export interface BranchRequest {
  readonly match: string;
  /** The number of the answer to replace. */
  readonly answer: number;
  readonly player: UserRef;
  readonly home: Omit<MatchLocation, 'channel'>;
  readonly token: string | null;
}

export interface PuzzleRequest {
  readonly player: UserRef;
  readonly again: boolean;
  /** The family of the puzzle; by default the one this person tried last, or the first. */
  readonly family?: string | undefined;
  readonly home: Omit<MatchLocation, 'channel'>;
  readonly token: string | null;
}

export interface LessonRequest {
  readonly player: UserRef;
  readonly family: string;
  /** Whether to begin again instead of continuing. */
  readonly restart: boolean;
  readonly home: Omit<MatchLocation, 'channel'>;
  readonly token: string | null;
}
