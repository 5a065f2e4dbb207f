import { comparable, languages, type Text } from '../../engine/text.ts';

/** Returns a name as it is compared, without a leading article. */
const normalizedName = (text: string): string => comparable(text).replace(/^(?:the|der|die|das) /u, '');

/** Returns whether the typed text is this id, or this name in any language. */
export function matchesName(typed: string, { id, name }: { readonly id: string; readonly name: Text }): boolean {
  const wanted = normalizedName(typed);
  return [id, ...languages.map((language) => name[language])].some((each) => normalizedName(each) === wanted);
}
