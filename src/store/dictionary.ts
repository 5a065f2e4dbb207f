import { dictionary1 } from './dictionary-1.ts';
import { dictionary2 } from './dictionary-2.ts';

/**
 * What packed values have in common. Deflate points back into these texts, so most of a sheet's JSON costs next to nothing.
 * A value names the dictionary it was packed with: never change one that is in use, add a further one at the end, and count the
 * version of the sheet up with it, so that older programs leave alone what they cannot read.
 */
export interface Dictionary {
  /** JSON of typical sheets. What is most alike in all of them stands at the end. */
  readonly sheet: string;
  /** What answers are written in, a byte for each: key and picks as JSON without the brackets, or parts of that. */
  readonly words: readonly string[];
}

/** As many words as a byte can tell apart. */
export const WORDS = 256;

export const dictionaries: readonly Dictionary[] = [dictionary1, dictionary2];
