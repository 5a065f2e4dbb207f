import type { Answer, Decision, Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** A recurring question that a player may answer in advance. */
export interface Order<V> {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** Whether this order speaks about the decision. */
  applies(decision: Decision): boolean;
  readonly settings: readonly { readonly id: string; readonly name: Text; readonly hint?: Text }[];
  /** On when the player never set it. */
  readonly standard?: string;
  /** The answer this setting gives, or null to ask. Reads only what the seat may see. */
  answer(setting: string, view: V, decision: Decision): Answer | null;
}

/** What a position is judged by: named numbers, always the same ones in a variant. */
export interface Features<S> {
  /** In the order of the numbers. */
  names(variant: string): readonly string[];
  /** All of them in one pass. Nothing that is hidden from the seat changes them. */
  read(state: S, seat: Seat): Float64Array;
  /** How much each of them says for the second position against the first by the value found by hand: for variants in which nothing was learned. */
  byHand?(state: S, seat: Seat, from: Float64Array, to: Float64Array): Float64Array;
  /** Why it is good that a number grew or shrank, in a few words; null where it does not say much by itself. */
  say?(name: string, up: boolean): Text | null;
}

/** A trade a seat could propose to the others. */
export interface Bargain<S> {
  /** The answers that propose it. */
  readonly line: readonly Answer[];
  /** How much it helps, at first sight. */
  readonly gain: number;
  /** The table once somebody agreed to it. */
  readonly after: S;
}

/** What thinks about a game goes by this. */
export interface Mind<S, V> {
  /** A state that looks the same from here, everything hidden drawn anew. */
  imagine(view: V, seed: string): S;
  /** What a seat saw at a resting state, together with what it has seen since and must have lain hidden there then. */
  recall?(view: V, later: V): V;
  /** A number that grows with the seat's prospects. */
  value(state: S, seat: Seat): number;
  /** The same, reckoning with everything that may fall before the seat is asked again: for the strongest level. */
  foresight?(state: S, seat: Seat): number;
  /** By seat, how likely each is to win, roughly: what matches are looked back at with where nothing was learned. */
  chances?(state: S): readonly number[];
  /** Whether a choice only gives something up: it makes sense in order to do something else afterwards, never as the last thing. */
  givesUp?(choice: string): boolean;
  /**
   * So much of the value found by hand makes the odds e times better where the strongest level adds it to what was learned: the
   * less, the more it is trusted. Where something else than usual proved itself in the arena.
   */
  readonly lean?: number;
  /** Trades that help the seat and, by what they hold at this table, somebody else as well: what the strongest level proposes. */
  bargains?(state: S, seat: Seat): readonly Bargain<S>[];
  /** What a learned value goes by; without them there is only `value`. */
  readonly features?: Features<S>;
  /** The questions a standing order may answer, with the orders on offer. */
  readonly orders: readonly Order<V>[];
}
