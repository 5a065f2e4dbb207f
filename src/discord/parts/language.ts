import type { Language } from '../../engine/text.ts';

/** Discord's locale names a language and sometimes a country; what we do not speak becomes English. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('de') ? 'de' : 'en');

/** What two people read in public: their own language when it is the same one; else the server's, where it has one. */
export const commonLanguage = (one: Language, other: Language | null, server: Language | null): Language | null =>
  one === other ? one : server;
