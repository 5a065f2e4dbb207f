import type { Language } from '../../engine/text.ts';

/** Returns the language of a Discord locale; English if it isn't supported. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('de') ? 'de' : 'en');

/** Returns the public language of two people: their common one, else the server's. */
export const commonLanguage = (one: Language, other: Language | null, server: Language | null): Language | null =>
  one === other ? one : server;
