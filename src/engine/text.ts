/** Everything a person reads exists in every language: a missing one does not compile. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
export type Text = Readonly<Record<Language, string>>;

/** The same text with a part of it filled in per language. */
export function text(write: (language: Language) => string): Text {
  return { en: write('en'), de: write('de') };
}

/** For what is not language: a name a person chose, a number, a place in the notation. */
export const verbatim = (words: string): Text => ({ en: words, de: words });

/** Stands in a text for the name of whoever sits at a seat: a game knows seats, not people. `withNames` fills it in. */
export const nameOf = (seat: number): string => `{seat ${seat}}`;

/** A text of a game with the names of the people in it. */
export const withNames = (words: string, names: readonly string[]): string =>
  words.replace(/\{seat (\d+)\}/g, (mark, seat: string) => names[Number(seat)] ?? mark);

/** A refusal a player may read: what is not possible, why, and what is. */
export class Refused extends Error {
  readonly reason: Text;
  constructor(reason: Text) {
    super(reason.en);
    this.name = 'Refused';
    this.reason = reason;
  }
}
