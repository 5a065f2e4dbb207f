import type { Answer, Decision, Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** A recurring question that a player may answer in advance. */
export interface StandingOrder<V> {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** Returns whether this order covers the decision. */
  applies(decision: Decision): boolean;
  readonly settings: readonly { readonly id: string; readonly name: Text; readonly hint?: Text }[];
  /** The setting of players who never chose one. */
  readonly defaultSetting?: string;
  /** Returns the answer for this setting, or null to ask. Reads only what the seat may see. */
  answer(setting: string, view: V, decision: Decision): Answer | null;
}

/** The inputs of a learned evaluator: named numbers, the same ones throughout a variant. */
export interface Features<S> {
  /** In the order of the numbers. */
  names(variant: string): readonly string[];
  /** Returns all numbers at once. They never depend on information hidden from the seat. */
  read(state: S, seat: Seat): Float64Array;
  /**
   * Returns how much each number speaks for the second position, by the handmade value: for variants without learned
   * weights.
   */
  handmadeContributions?(state: S, seat: Seat, from: Float64Array, to: Float64Array): Float64Array;
  /** Returns why a rise or fall of a number is good, briefly; null if it says little on its own. */
  explain?(name: string, up: boolean): Text | null;
}

/** A trade that a seat could propose to the others. */
export interface TradeProposal<S> {
  /** The answers that propose it. */
  readonly line: readonly Answer[];
  /** A first estimate of its benefit. */
  readonly gain: number;
  /** The state once another seat has agreed. */
  readonly after: S;
}

/** The parts of a game that bots use. */
export interface GameAi<S, V> {
  /** Returns a state consistent with this view, with hidden information drawn at random. */
  determinize(view: V, seed: string): S;
  /** Returns the view at a checkpoint, extended by what the seat has learned since and must have been there already. */
  knownCards?(view: V, later: V): V;
  /** Returns a number that grows with the seat's prospects. */
  evaluate(state: S, seat: Seat): number;
  /** Like `evaluate`, but averages over everything random before the seat is next asked: for the strongest level. */
  evaluateExpected?(state: S, seat: Seat): number;
  /** Returns rough winning chances by seat: used for reviews in variants without learned weights. */
  winChances?(state: S): readonly number[];
  /** Returns whether a choice only gives something up: useful before another action, never as the last one. */
  isSacrifice?(choice: string): boolean;
  /** Returns whether autopilot may choose this during a turn instead of just ending it; everything by default. */
  modest?(choice: string): boolean;
  /**
   * The amount of handmade value that multiplies the odds by e when the strongest level adds it to the learned one. The
   * smaller, the more it counts. Set where the arena favours a value other than the default.
   */
  readonly priorWeight?: number;
  /**
   * Returns trades that help the seat and, judging by the cards at this table, another seat: for the strongest level.
   */
  tradeProposals?(state: S, seat: Seat): readonly TradeProposal<S>[];
  /** Returns whether computers never give this answer, whatever it seems to bring. */
  refuses?(state: S, decision: Decision, answer: Answer): boolean;
  /** Returns a computer's answer to an optional question, or null to leave it open. */
  answerOptional?(view: V, decision: Decision): Answer | null;
  /** Inputs of the learned evaluator; without them only `evaluate` is used. */
  readonly features?: Features<S>;
  /** The standing orders on offer. */
  readonly orders: readonly StandingOrder<V>[];
}
