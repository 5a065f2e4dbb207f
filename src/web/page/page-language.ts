import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language, Text } from '../../engine/text.ts';

export const PageLanguage = createContext<Language>('en');

/** Returns a function that reads a text in the page's language. */
export function useTranslate(): (text: Text) => string {
  const language = useContext(PageLanguage);
  return (text) => text[language];
}
