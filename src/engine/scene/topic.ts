import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** Which picture of a match is asked for. A view knows seats only, so the names of the people come along. */
export type Topic<V = unknown> =
  /**
   * The whole table. What differs from the view `before` is marked; places in `sites` carry the number of their position.
   * Who watches sees `lower` below where that matters, whoever is to move when it is left out.
   */
  | (Named & { readonly kind: 'board'; readonly before?: V; readonly sites?: readonly string[]; readonly lower?: Seat })
  /** One of the game's windows alone, enlarged; `sites` are the places to choose from, as the seat that looks writes them. */
  | (Named & {
      readonly kind: 'zoom';
      readonly window: string;
      readonly before?: V;
      readonly sites?: readonly string[];
      /** With the last throw above. */
      readonly roll?: boolean;
    })
  /** The cards of the viewer, and what can be done with each. `choices` are the ids on offer now. */
  | (Named & { readonly kind: 'hand'; readonly choices?: readonly string[] })
  /** Cards to choose from in a private question, numbered in this order. */
  | (Named & { readonly kind: 'cards'; readonly title: Text; readonly ids: readonly string[] })
  | { readonly kind: 'card'; readonly id: string }
  /** The last throw. What differs from the view `before` is written as gained and lost. */
  | (Named & { readonly kind: 'roll'; readonly before?: V })
  /** The end of a match; `ranked` gives it the places of the match. */
  | (Named & { readonly kind: 'result' });

interface Named {
  /** By seat. */
  readonly names: readonly string[];
}
