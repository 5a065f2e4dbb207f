import { type Text, text } from '../../../engine/text.ts';

/** Discord shows so much beside a choice. */
const MOST = 100;

export const clip = (words: Text, most = MOST): Text =>
  text((language) => (words[language].length <= most ? words[language] : `${words[language].slice(0, words[language].lastIndexOf(' ', most - 2))} …`));
