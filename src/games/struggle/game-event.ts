import type { Seat } from '../../engine/script.ts';
import type { BuildKind, CityEvent, Expansion, Resource, CardSide, Direction } from './vocabulary.ts';

type Cards = readonly Resource[];

/** Events at the table. Only the two players concerned learn which hidden cards changed hands. */
export type GameEvent =
  /** A card was traded with the draw stack. */
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly gave: Resource; readonly drawn: Cards }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly gave: Resource; readonly got: Resource }
  /** Drawn blind from another hand, in a trade or with the guild. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly from: Seat; readonly cards: Cards; readonly guild: boolean }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly at: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly from: Seat; readonly cards: Cards }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly to: Seat; readonly cards: Cards }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly what: Exclude<BuildKind, 'expansion'> | Expansion;
      readonly paid: Cards;
      /** Side of a road or knight. */
      readonly side: CardSide | null;
      /** Previous owner, if taken. */
      readonly from: Seat | null;
    }
  | { readonly kind: 'destiny'; readonly seat: Seat; readonly way: Direction }
  | { readonly kind: 'event'; readonly card: number; readonly event: CityEvent }
  | { readonly kind: 'market'; readonly gone: Cards; readonly cards: Cards }
  | { readonly kind: 'robbed'; readonly seats: readonly Seat[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: Cards }
  | { readonly kind: 'supplied'; readonly seat: Seat; readonly cards: Cards }
  | { readonly kind: 'shuffled'; readonly cards: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'stalled'; readonly turns: number };
