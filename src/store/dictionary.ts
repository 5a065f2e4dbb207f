import { dictionary1 } from './dictionary-1.ts';
import { dictionary2 } from './dictionary-2.ts';

/**
 * Shared text of packed values. Deflate refers back to it, so that most of a match's JSON takes hardly any space. A
 * value names its dictionary: never change one that is in use. Add a new one at the end and increase the version of the
 * stored match, so that older programs don't touch what they can't read.
 */
export interface Dictionary {
  /** JSON of typical matches, with the most common parts at the end. */
  readonly sheet: string;
  /**
   * Parts of answers that are written as one byte each: key and picks as JSON without the brackets, or pieces of that.
   */
  readonly words: readonly string[];
}

/** As many words as fit in a byte. */
export const WORDS = 256;

export const dictionaries: readonly Dictionary[] = [dictionary1, dictionary2];
