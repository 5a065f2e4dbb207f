import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

export interface DieInfo<E> {
  readonly name: Text;
  readonly faces: readonly {
    readonly id: string;
    readonly name: Text;
    readonly icon?: string;
    /** The probability; all faces are equally likely by default. */
    readonly odds?: number;
  }[];
  /** Returns the faces rolled in an event and who rolled them, one entry per die of this kind. */
  results(event: E): readonly { readonly seat: Seat; readonly face: string }[];
}

/** Data for the record and the statistics of a match. */
export interface Stats<S, E> {
  /** Returns the dice and event of a roll for the record, or null. */
  recordRoll(event: E): string | null;
  /** Returns cards drawn face down, for the record of a finished match, or null. */
  recordDraw?(event: E): string | null;
  /**
   * Returns every action this match makes possible, named by its moves, rolls and draws (`play monopoly`), to find
   * those never played. Left out where the backs of the cards show it.
   */
  actions?(state: S): readonly string[];
  /** Returns a seat's public victory points. */
  points(state: S, seat: Seat): number;
  readonly dice: readonly DieInfo<E>[];
  /** Returns the score of a solo player, most important number first, higher is better; null with more players. */
  soloScore?(state: S): readonly number[] | null;
  /** Returns the cards that a roll cost a seat, if this event tells of it. */
  rollLoss?(event: E): { readonly seat: Seat; readonly cards: number } | null;
  /** Words such a score. */
  describeSoloScore?(variant: string, score: readonly number[]): Text;
}
