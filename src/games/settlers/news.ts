import type { Seat } from '../../engine/script.ts';
import type { Land } from './board/island.ts';
import type { EventFace, RealmNews } from './realm-news.ts';
import type { Colour, Development, Goods, Piece, Sort, Title } from './vocabulary.ts';

/** Who gives what for what, said aloud. */
export interface Terms {
  readonly give: Goods;
  readonly want: Goods;
}

/** Where cards from the bank come from. */
export type Source = 'start' | 'plenty' | 'aqueduct' | 'card';

/**
 * What happened at the table; all of it is public, except cards in a `secret`, which are named to those two seats only.
 * `owner` is a seat, or a neutral player behind the last seat, whose colour stands in `neutral`.
 */
export type News =
  | { readonly kind: 'began'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'threw'; readonly seat: Seat; readonly dice: readonly [number, number]; readonly event?: EventFace; readonly set?: true }
  | { readonly kind: 'produced'; readonly goods: readonly Goods[]; readonly short: readonly Sort[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly goods: Goods }
  | { readonly kind: 'robber'; readonly seat: Seat; readonly hex: number; readonly land?: Land; readonly home?: true }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Seat; readonly secret: { readonly goods: Goods } }
  | { readonly kind: 'built'; readonly seat: Seat; readonly owner: number; readonly piece: Piece; readonly place: string; readonly free: boolean; readonly neutral?: Colour }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly secret: { readonly card: Development } }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Development }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly by: Source }
  | { readonly kind: 'monopoly'; readonly seat: Seat; readonly sort: Sort; readonly taken: readonly number[] }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly give: Goods; readonly want: Goods }
  | ({ readonly kind: 'offered'; readonly seat: Seat; readonly to: readonly Seat[] } & Terms)
  | ({ readonly kind: 'proposed'; readonly seat: Seat; readonly to: readonly Seat[] } & Terms)
  | ({ readonly kind: 'countered'; readonly seat: Seat } & Terms)
  | { readonly kind: 'accepted' | 'declined' | 'retracted' | 'withdrew' | 'lapsed'; readonly seat: Seat }
  | ({ readonly kind: 'dealt'; readonly seat: Seat; readonly with: Seat } & Terms)
  | { readonly kind: 'title'; readonly title: Title; readonly owner: number | null; readonly neutral?: Colour }
  | { readonly kind: 'forced'; readonly seat: Seat; readonly from: Seat; readonly number: number; readonly secret: { readonly goods: Goods } }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly to: Seat; readonly number: number; readonly secret: { readonly goods: Goods } }
  | { readonly kind: 'sold'; readonly seat: Seat }
  | { readonly kind: 'tradeCards'; readonly seat: Seat; readonly change: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number }
  | RealmNews;
