import type { Seat } from '../../engine/script.ts';
import type { DieFace, BuildKind, Title } from './vocabulary.ts';

/** Events at the table; all are public. */
export type GameEvent =
  | { readonly kind: 'threw'; readonly seat: Seat; readonly dice: readonly DieFace[]; readonly number: number }
  | { readonly kind: 'started'; readonly seat: Seat; readonly place: string }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly what: BuildKind;
      readonly place: string;
      readonly points: number;
    }
  | { readonly kind: 'joker'; readonly seat: Seat; readonly from: DieFace; readonly to: DieFace }
  | { readonly kind: 'gold'; readonly seat: Seat; readonly to: DieFace }
  | {
      readonly kind: 'title';
      readonly title: Title;
      readonly seat: Seat | null;
      readonly before: Seat | null;
      readonly size: number;
    }
  /** `points` is the number written in the box; null for an X. */
  | { readonly kind: 'box'; readonly seat: Seat; readonly box: number; readonly points: number | null }
  | { readonly kind: 'idle'; readonly seat: Seat }
  | { readonly kind: 'finished'; readonly seat: Seat; readonly score: number; readonly complete: boolean }
  | { readonly kind: 'won'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'stalled'; readonly turns: number };
