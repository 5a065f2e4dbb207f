import type { Seat } from '../script.ts';
import type { Die, Ware } from './parts.ts';

/** A small square picture in text and on buttons: a ware, a die, or the crest of a seat. */
export interface EmojiScene {
  readonly kind: 'emoji';
  readonly sign:
    | { readonly ware: Omit<Ware, 'name'> }
    | { readonly die: Exclude<Die, null> }
    | { readonly crest: Seat };
}
