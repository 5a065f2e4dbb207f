import { languages, type Text } from '../../engine/text.ts';

/** Without capitals, marks where a word may be broken, and an article before it. */
const bare = (words: string): string =>
  words
    .replaceAll('\u00ad', '')
    .trim()
    .toLowerCase()
    .replace(/^(?:the|der|die|das) /u, '');

/** Whether somebody who typed this means what has this id, or this name in any language. */
export function isCalled(typed: string, { id, name }: { readonly id: string; readonly name: Text }): boolean {
  const wanted = bare(typed);
  return [id, ...languages.map((language) => name[language])].some((each) => bare(each) === wanted);
}
