import type { Answer, Decision } from '../engine/script.ts';
import type { Home, Profile, Terms } from './sheet.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Terms as somebody asks for them: what is left out is the usual. */
export interface Wish {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly clock?: Terms['clock'];
  readonly takebacks?: boolean;
  /** May people ask the computer for hints? */
  readonly hints?: boolean;
  readonly rated?: boolean;
  /** The level that plays for whoever is missing. */
  readonly standIn?: string;
}

/** Other terms for a challenge. Without a number of seats there are as many as before, or as the variant needs. */
export interface TermsWish extends Omit<Wish, 'game'> {
  readonly seats?: number;
}

export interface ChallengeWish extends Wish {
  readonly challenger: Person;
  /** The challenger's answer to the first question of the match, given in advance; secret. */
  readonly brings?: Answer;
  /** Those who are asked by name. */
  readonly opponents: readonly (Person & { readonly bot?: boolean })[];
  /** So many seats more, for anybody who joins. */
  readonly open?: number;
  /** Computers at the table, by their level. */
  readonly computers?: readonly string[];
  readonly home: Omit<Home, 'channel'>;
  /** Of the interaction: the same one makes one challenge. */
  readonly token: string | null;
}

export interface SoloWish extends Wish {
  readonly player: Person;
  /** The player's answer to the first question of the match, given in advance. */
  readonly brings?: Answer;
  /** Name of the computer opponents. */
  readonly level: string;
  /** How many sit at the table; as few as the variant allows when left out. */
  readonly seats?: number;
  /** With the seed of the day: alone, once a day. */
  readonly day?: boolean;
  readonly home: Omit<Home, 'channel'>;
  readonly token: string | null;
  /** Dice and stacks as in every match with this seed. */
  readonly seed?: string;
}

/**
 * An answer by what is asked when it arrives: short names become ids, picks made so far an answer. Panels that showed the
 * question have a `seq` from the one to the other.
 */
export type Meant = (question: Decision, shown: { readonly from: number; readonly to: number }) => Answer | Promise<Answer>;

export type Settings = Partial<
  Pick<Profile, 'name' | 'language' | 'offset' | 'quiet' | 'notifications' | 'dmClosed' | 'dm' | 'challengers' | 'tips' | 'untimed'>
>;

/** To play on from a match that is over. */
export interface BranchWish {
  readonly match: string;
  /** The number of the answer that is given anew. */
  readonly answer: number;
  readonly player: Person;
  readonly home: Omit<Home, 'channel'>;
  readonly token: string | null;
}

export interface PuzzleWish {
  readonly player: Person;
  readonly again: boolean;
  readonly home: Omit<Home, 'channel'>;
  readonly token: string | null;
}
