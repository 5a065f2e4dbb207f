import { dictionary1 } from './dictionary-1.ts';

/**
 * What packed values have in common. Deflate points back into these texts, so most of a sheet's JSON costs next to nothing.
 * A value names the dictionary it was packed with: never change one that is in use, add a further one at the end.
 */
export interface Dictionary {
  /** JSON of a typical sheet. What is most alike in all of them stands at the end. */
  readonly sheet: string;
  /** The most frequent answers, key and picks as JSON without the brackets: at most 256, the most frequent last. */
  readonly answers: readonly string[];
}

export const dictionaries: readonly Dictionary[] = [dictionary1];
