import type { Seat } from '../../../engine/script.ts';
import type { LandHex } from '../board/island.ts';
import type { ProgressCard, Track } from './cards/progress.ts';
import type { Goods, Sort } from '../vocabulary.ts';

export type EventFace = 'ship' | Track;

interface AtPlace {
  readonly seat: Seat;
  readonly place: string;
}

/** Events of Cities & Knights. Cards in a `secret` are named only to the seats concerned. */
export type CitiesAndKnightsEvent =
  | { readonly kind: 'sailed'; readonly step: number }
  | { readonly kind: 'landed'; readonly foe: number; readonly own: number; readonly strengths: readonly number[] }
  | ({ readonly kind: 'sacked'; readonly laid: boolean; readonly wall: boolean } & AtPlace)
  | { readonly kind: 'defended'; readonly seat: Seat; readonly chip: boolean }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly deck: Track;
      readonly secret: { readonly card: ProgressCard };
    }
  | { readonly kind: 'honoured'; readonly seat: Seat; readonly card: ProgressCard }
  | {
      readonly kind: 'putBack';
      readonly seat: Seat;
      readonly deck: Track;
      readonly secret: { readonly card: ProgressCard };
    }
  | { readonly kind: 'progress'; readonly seat: Seat; readonly card: ProgressCard }
  | ({ readonly kind: 'walled'; readonly free: boolean } & AtPlace)
  | ({
      readonly kind: 'recruited' | 'activated' | 'promoted' | 'deserted' | 'joined';
      readonly level: number;
      /** By a card, at no cost. */
      readonly free?: true;
    } & AtPlace)
  /** Treason brought no knight. */
  | { readonly kind: 'unreplaced'; readonly seat: Seat; readonly why: 'stock' | 'place' }
  | {
      readonly kind: 'marched';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly level: number;
    }
  | {
      readonly kind: 'ousted';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly from: number;
      readonly to: number | null;
    }
  | { readonly kind: 'improved'; readonly seat: Seat; readonly track: Track; readonly level: number }
  | ({ readonly kind: 'metropolis'; readonly track: Track; readonly from: Seat | null } & AtPlace)
  | { readonly kind: 'set'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly hexes: readonly [number, number] }
  | { readonly kind: 'merchant'; readonly seat: Seat; readonly hex: number; readonly land?: LandHex }
  | { readonly kind: 'fleet'; readonly seat: Seat; readonly sort: Sort }
  | {
      readonly kind: 'harbored';
      readonly seat: Seat;
      readonly with: Seat;
      readonly secret: { readonly give: Goods; readonly want: Goods } | null;
    }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly from: Seat; readonly secret: { readonly goods: Goods } }
  | {
      readonly kind: 'levied';
      readonly seat: Seat;
      readonly from: Seat;
      readonly number: number;
      readonly secret: { readonly goods: Goods };
    }
  | {
      readonly kind: 'presented';
      readonly seat: Seat;
      readonly to: Seat;
      readonly number: number;
      readonly secret: { readonly goods: Goods };
    }
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly from: Seat;
      readonly secret: { readonly cards: readonly ProgressCard[] };
    }
  | {
      readonly kind: 'spied';
      readonly seat: Seat;
      readonly from: Seat;
      readonly deck: Track;
      readonly secret: { readonly card: ProgressCard };
    }
  | ({ readonly kind: 'removed'; readonly owner: Seat } & AtPlace);
