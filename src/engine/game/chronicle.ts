import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** A die, for statistics. */
export interface DieFacts<E> {
  readonly name: Text;
  readonly faces: readonly {
    readonly id: string;
    readonly name: Text;
    readonly icon?: string;
    /** How likely it is; all faces are equally likely when left out. */
    readonly odds?: number;
  }[];
  /** What it showed in an event, once for every die of this kind, and who threw it. */
  fell(event: E): readonly { readonly seat: Seat; readonly face: string }[];
}

/** What the record and the statistics of a match are made of. */
export interface Chronicle<S, E> {
  /** The dice and events of an event, for the record; null for other news. */
  thrown(event: E): string | null;
  /** Cards that were drawn unseen, for the record of a match that is over; null for other news. */
  drawn?(event: E): string | null;
  /**
   * What a match that begins so gives somebody to do, in words of its moves, throws and draws (`play monopoly`): for whoever
   * counts what nobody ever did. Left out where cards are written with their backs and can be told by that.
   */
  deeds?(state: S): readonly string[];
  /** Victory points as everybody sees them. */
  points(state: S, seat: Seat): number;
  readonly dice: readonly DieFacts<E>[];
  /** What somebody who plays alone is measured by, the most important first, each the more the better; null where nobody does. */
  feat?(state: S): readonly number[] | null;
}
