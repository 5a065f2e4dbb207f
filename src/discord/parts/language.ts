import type { Language } from '../../engine/text.ts';

/** Discord's locale names a language and sometimes a country; what we do not speak becomes English. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('de') ? 'de' : 'en');
