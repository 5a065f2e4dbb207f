import type { Text } from '../../../engine/text.ts';
import { clipText } from '../../phrases.ts';

/** Discord's limit for the description of a choice. */
const MOST = 100;

export const clipLabel = (words: Text, most = MOST): Text => clipText(words, most);
