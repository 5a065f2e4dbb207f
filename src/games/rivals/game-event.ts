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

/** The place in words of the game, such as `forest 6` or `city 2/3`; missing in old matches. */
interface Spot {
  readonly at?: string;
}

/** The place a card left, its destination and the cause. */
interface Removal extends Spot {
  readonly place: string;
  readonly to: string;
  readonly by: Cause;
}

/** An event of the match. A `secret` is for one seat only; everything else is public. */
export type GameEvent =
  | { readonly kind: 'began'; readonly seat: Seat }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly stack: string; readonly cards: readonly CardId[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'named'; readonly seat: Seat; readonly number: number }
  /** A die that was not rolled is omitted. */
  | { readonly kind: 'threw'; readonly seat: Seat; readonly production?: number; readonly face?: EventFace }
  | { readonly kind: 'produced'; readonly number: number; readonly goods: readonly [Goods, Goods] }
  | { readonly kind: 'event'; readonly card: CardId }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly by: Cause }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly goods: Goods; readonly by: Cause }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly goods: Goods; readonly for: Cause }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly goods: Goods; readonly by: Cause }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly gave: Goods; readonly got: Resource }
  | ({
      readonly kind: 'built';
      readonly seat: Seat;
      readonly card: CardId;
      readonly place: string;
      readonly paid: Goods;
    } & Spot)
  | { readonly kind: 'settled'; readonly seat: Seat; readonly cards: Pair; readonly places: Pair }
  /** `swapped`: the regions or cards, missing in old matches. */
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly places: Pair; readonly swapped?: Pair }
  | ({ readonly kind: 'removed'; readonly seat: Seat; readonly card: CardId } & Removal)
  /** A hand card was put under a stack. */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly stack: string; readonly secret: Secret }
  /** A card was taken from a stack or discard pile; an `open` one was visible to all. */
  | { readonly kind: 'took'; readonly seat: Seat; readonly from: string; readonly secret: Secret; readonly open?: true }
  /** An action card had nothing to do before it was shown, so it stays in hand. */
  | { readonly kind: 'kept'; readonly seat: Seat; readonly secret: Secret }
  /** Cards taken from a seat's hand; both players know them, and the taker may keep them. */
  | {
      readonly kind: 'robbed';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly by: CardId;
      readonly taken?: true;
    }
  | {
      readonly kind: 'defended';
      readonly seat: Seat;
      readonly die: number;
      readonly stopped: boolean;
      readonly against: CardId;
    }
  | { readonly kind: 'spared'; readonly seat: Seat; readonly event: CardId; readonly by: CardId }
  /** A player looked at hidden cards at `at`. */
  | {
      readonly kind: 'saw';
      readonly seat: Seat;
      readonly at: string;
      readonly secret: { readonly for: Seat; readonly cards: readonly CardId[] };
    }
  /** The top cards of the stacks were turned face up. */
  | { readonly kind: 'opened'; readonly cards: readonly { readonly stack: string; readonly card: CardId }[] }
  /** A card was turned; a marker has no place. */
  | ({
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly card: CardId;
      readonly place: string | null;
      readonly level: number;
    } & Spot)
  /** A single die rolled for a card. */
  | { readonly kind: 'cast'; readonly seat: Seat; readonly die: number; readonly for: CardId }
  /** A type can be traded 1:1 until the end of the turn. */
  | { readonly kind: 'bargain'; readonly seat: Seat; readonly type: Resource }
  /** Resources were moved between a player's stores. */
  | {
      readonly kind: 'shifted';
      readonly seat: Seat;
      readonly number: number;
      readonly places: Pair;
      /** The regions; missing in old matches. */
      readonly regions?: Pair;
    }
  /** A card changed sides, to a place of its new owner. */
  | ({
      readonly kind: 'joined';
      readonly seat: Seat;
      readonly card: CardId;
      readonly place: string;
      readonly by: CardId;
    } & Spot)
  /** A card was discarded from a hand. */
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly by: CardId }
  /** An era of a Duel was chosen by a seat or drawn at random. */
  | { readonly kind: 'era'; readonly seat: Seat | null; readonly set: CardSet }
  /** A player compared units with barbarians. */
  | { readonly kind: 'battle'; readonly seat: Seat; readonly units: number; readonly barbarians: number }
  /** A card or event die face had no effect. */
  | { readonly kind: 'nothing'; readonly by: Cause }
  | { readonly kind: 'token'; readonly token: Token; readonly seat: Seat | null }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number };
