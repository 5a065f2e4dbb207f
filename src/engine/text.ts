/** All languages of player texts. A text with a missing language doesn't compile. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
export type Text = Readonly<Record<Language, string>>;

/** Builds a text by calling `write` for each language. */
export function perLanguage(write: (language: Language) => string): Text {
  return { en: write('en'), de: write('de') };
}

/** Returns the same text in every language: for names, numbers and places in the notation. */
export const verbatim = (text: string): Text => ({ en: text, de: text });

/** Returns a text as it is compared with what someone typed: lower case, straight apostrophes, no soft hyphens. */
export const comparable = (text: string): string =>
  text.replaceAll('\u00ad', '').replaceAll('’', "'").trim().toLowerCase();

/** Returns a placeholder for the name of the player on a seat. `fillNames` replaces it, since games know seats only. */
export const seatPlaceholder = (seat: number): string => `{seat ${seat}}`;

/** Replaces the seat placeholders of a game text with player names. */
export const fillNames = (text: string, names: readonly string[]): string =>
  text.replace(/\{seat (\d+)\}/g, (mark, seat: string) => names[Number(seat)] ?? mark);

/** A refusal for the player to read: what isn't possible, why, and what is. */
export class Refused extends Error {
  readonly reason: Text;
  constructor(reason: Text) {
    super(reason.en);
    this.name = 'Refused';
    this.reason = reason;
  }
}
