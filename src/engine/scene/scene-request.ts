import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** A request for a picture of a match. It includes the player names, since a view knows only seats. */
export type SceneRequest<V = unknown> =
  /**
   * The whole table. Differences from the view `before` are marked; places in `sites` carry the number of their
   * position. For spectators, `lower` is the seat shown at the bottom; the seat to move by default.
   */
  | (WithNames & {
      readonly kind: 'board';
      readonly before?: V;
      readonly sites?: readonly string[];
      readonly lower?: Seat;
    })
  /** One zoom area, enlarged; `sites` are the places to choose from, in the viewer's notation. */
  | (WithNames & {
      readonly kind: 'zoom';
      readonly window: string;
      readonly before?: V;
      readonly sites?: readonly string[];
      /** Adds the last roll above. */
      readonly roll?: boolean;
    })
  /** The viewer's cards and what each can do. `choices` are the ids on offer. */
  | (WithNames & { readonly kind: 'hand'; readonly choices?: readonly string[] })
  /** Cards to choose from in a private question, numbered in this order. */
  | (WithNames & { readonly kind: 'cards'; readonly title: Text; readonly ids: readonly string[] })
  | { readonly kind: 'card'; readonly id: string }
  /** The last roll. Differences from the view `before` are drawn as gains and losses. */
  | (WithNames & { readonly kind: 'roll'; readonly before?: V })
  /** The end of a match; `withRanking` adds the ranking. */
  | (WithNames & { readonly kind: 'result' });

interface WithNames {
  /** By seat. */
  readonly names: readonly string[];
}
