import type { Seat } from '../../engine/script.ts';
import type { CardId } from './cards/ids.ts';
import type { Cause } from './texts/causes.ts';
import type { EventFace, Goods, Resource, Token } from './vocabulary.ts';

/** A hidden card, and the seat that may know it. */
export interface Secret {
  readonly for: Seat;
  readonly card: CardId;
}

type Pair = readonly [string, string];

/** From which place to which pile, and why. */
interface Removal {
  readonly place: string;
  readonly to: string;
  readonly by: Cause;
}

/** What happened at the table. Cards in a `secret` are named to that seat only; everything else is public. */
export type News =
  | { readonly kind: 'began'; readonly seat: Seat }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly stack: string; readonly cards: readonly CardId[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'named'; readonly seat: Seat; readonly number: number }
  /** A die that was not thrown is left out. */
  | { readonly kind: 'threw'; readonly seat: Seat; readonly production?: number; readonly face?: EventFace }
  | { readonly kind: 'produced'; readonly number: number; readonly goods: readonly [Goods, Goods] }
  | { readonly kind: 'event'; readonly card: CardId }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly by: Cause }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly goods: Goods; readonly by: Cause }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly goods: Goods; readonly for: Cause }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly goods: Goods; readonly by: Cause }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly gave: Goods; readonly got: Resource }
  | { readonly kind: 'built'; readonly seat: Seat; readonly card: CardId; readonly place: string; readonly paid: Goods }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly cards: Pair; readonly places: Pair }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly places: Pair }
  | ({ readonly kind: 'removed'; readonly seat: Seat; readonly card: CardId } & Removal)
  /** A card of the hand was put under a stack. */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly stack: string; readonly secret: Secret }
  /** A card was drawn or taken from `from`: a stack, the discard pile. */
  | { readonly kind: 'took'; readonly seat: Seat; readonly from: string; readonly secret: Secret }
  /** An action card came to nothing before it was shown: it stays in the hand. */
  | { readonly kind: 'kept'; readonly seat: Seat; readonly secret: Secret }
  /** Cards that left the hand of a seat by force: it knows them anyway, and so does the one who chose, and may have them. */
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly by: CardId; readonly taken?: true }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly die: number; readonly stopped: boolean; readonly against: CardId }
  | { readonly kind: 'spared'; readonly seat: Seat; readonly event: CardId; readonly by: CardId }
  | { readonly kind: 'token'; readonly token: Token; readonly seat: Seat | null }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number };
