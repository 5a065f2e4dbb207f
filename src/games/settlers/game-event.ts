import type { Seat } from '../../engine/script.ts';
import type { LandHex } from './board/island.ts';
import type { EventFace, CitiesAndKnightsEvent } from './cities-and-knights/game-event.ts';
import type { PlayerColour, Development, Goods, PieceKind, Sort, Title } from './vocabulary.ts';

export interface TradeTerms {
  readonly give: Goods;
  readonly want: Goods;
}

export type BankSource = 'start' | 'plenty' | 'aqueduct' | 'card';

/**
 * Events of a match. All are public, except cards in a `secret`, which are named only to the two seats concerned.
 * `owner` is a seat, or a neutral player numbered after the last seat, with its colour in `neutral`.
 */
export type GameEvent =
  | { readonly kind: 'began'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | {
      readonly kind: 'threw';
      readonly seat: Seat;
      readonly dice: readonly [number, number];
      readonly event?: EventFace;
      readonly set?: true;
    }
  | { readonly kind: 'produced'; readonly goods: readonly Goods[]; readonly short: readonly Sort[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly goods: Goods }
  | {
      readonly kind: 'robber';
      readonly seat: Seat;
      readonly hex: number;
      readonly land?: LandHex;
      readonly home?: true;
    }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Seat; readonly secret: { readonly goods: Goods } }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly owner: number;
      readonly piece: PieceKind;
      readonly place: string;
      readonly free: boolean;
      readonly neutral?: PlayerColour;
    }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly secret: { readonly card: Development } }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Development }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly by: BankSource }
  | { readonly kind: 'monopoly'; readonly seat: Seat; readonly sort: Sort; readonly taken: readonly number[] }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly give: Goods; readonly want: Goods }
  | ({ readonly kind: 'offered'; readonly seat: Seat; readonly to: readonly Seat[] } & TradeTerms)
  | ({ readonly kind: 'proposed'; readonly seat: Seat; readonly to: readonly Seat[] } & TradeTerms)
  | ({ readonly kind: 'countered'; readonly seat: Seat } & TradeTerms)
  | { readonly kind: 'accepted' | 'declined' | 'retracted' | 'withdrew' | 'lapsed'; readonly seat: Seat }
  | ({ readonly kind: 'dealt'; readonly seat: Seat; readonly with: Seat } & TradeTerms)
  | { readonly kind: 'title'; readonly title: Title; readonly owner: number | null; readonly neutral?: PlayerColour }
  | {
      readonly kind: 'forced';
      readonly seat: Seat;
      readonly from: Seat;
      readonly number: number;
      readonly secret: { readonly goods: Goods };
    }
  | {
      readonly kind: 'returned';
      readonly seat: Seat;
      readonly to: Seat;
      readonly number: number;
      readonly secret: { readonly goods: Goods };
    }
  | { readonly kind: 'sold'; readonly seat: Seat }
  | { readonly kind: 'tradeCards'; readonly seat: Seat; readonly change: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number }
  | CitiesAndKnightsEvent;
