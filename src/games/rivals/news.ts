import type { Seat } from '../../engine/script.ts';
import type { CardId } from './cards/ids.ts';
import type { Cause } from './texts/causes.ts';
import type { CardSet, EventFace, Goods, Resource, Token } from './vocabulary.ts';

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
  /** A card was drawn or taken from `from`: a stack, the discard pile. An open one all have seen. */
  | { readonly kind: 'took'; readonly seat: Seat; readonly from: string; readonly secret: Secret; readonly open?: true }
  /** An action card came to nothing before it was shown: it stays in the hand. */
  | { readonly kind: 'kept'; readonly seat: Seat; readonly secret: Secret }
  /** Cards that left the hand of a seat by force: it knows them anyway, and so does the one who chose, and may have them. */
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly by: CardId; readonly taken?: true }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly die: number; readonly stopped: boolean; readonly against: CardId }
  | { readonly kind: 'spared'; readonly seat: Seat; readonly event: CardId; readonly by: CardId }
  /** A player looked at hidden cards at `at`. */
  | { readonly kind: 'saw'; readonly seat: Seat; readonly at: string; readonly secret: { readonly for: Seat; readonly cards: readonly CardId[] } }
  /** The top cards of the stacks were turned face up. */
  | { readonly kind: 'opened'; readonly cards: readonly { readonly stack: string; readonly card: CardId }[] }
  /** A card shows another side; a marker lies at no place. */
  | { readonly kind: 'turned'; readonly seat: Seat; readonly card: CardId; readonly place: string | null; readonly level: number }
  /** A single die for a card. */
  | { readonly kind: 'cast'; readonly seat: Seat; readonly die: number; readonly for: CardId }
  /** A type trades 1:1 until the end of the turn. */
  | { readonly kind: 'bargain'; readonly seat: Seat; readonly type: Resource }
  /** Resources moved from one own store to another. */
  | { readonly kind: 'shifted'; readonly seat: Seat; readonly number: number; readonly places: Pair }
  /** A card changed sides, to a place of its new owner. */
  | { readonly kind: 'joined'; readonly seat: Seat; readonly card: CardId; readonly place: string; readonly by: CardId }
  /** The other player's card came to the hand of the seat, or was given away. */
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly by: CardId }
  /** An era of a Duel was chosen, or drawn by nobody. */
  | { readonly kind: 'era'; readonly seat: Seat | null; readonly set: CardSet }
  /** A side met the barbarians. */
  | { readonly kind: 'battle'; readonly seat: Seat; readonly units: number; readonly barbarians: number }
  /** A card, or a face of the event die, did nothing to anybody. */
  | { readonly kind: 'nothing'; readonly by: Cause }
  | { readonly kind: 'token'; readonly token: Token; readonly seat: Seat | null }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number };
