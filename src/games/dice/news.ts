import type { Seat } from '../../engine/script.ts';
import type { Face, Kind, Title } from './vocabulary.ts';

/** What happened at the table. Nothing is hidden from anybody. */
export type News =
  | { readonly kind: 'threw'; readonly seat: Seat; readonly dice: readonly Face[]; readonly number: number }
  | { readonly kind: 'started'; readonly seat: Seat; readonly place: string }
  | { readonly kind: 'built'; readonly seat: Seat; readonly what: Kind; readonly place: string; readonly points: number }
  | { readonly kind: 'joker'; readonly seat: Seat; readonly from: Face; readonly to: Face }
  | { readonly kind: 'gold'; readonly seat: Seat; readonly to: Face }
  | { readonly kind: 'title'; readonly title: Title; readonly seat: Seat | null; readonly before: Seat | null; readonly size: number }
  /** The number written into the next box; null for an X. */
  | { readonly kind: 'box'; readonly seat: Seat; readonly box: number; readonly points: number | null }
  | { readonly kind: 'idle'; readonly seat: Seat }
  | { readonly kind: 'finished'; readonly seat: Seat; readonly score: number; readonly complete: boolean }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'stalled'; readonly turns: number };
