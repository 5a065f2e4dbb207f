import type { Seat } from '../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage } from '../engine/text.ts';

/** Singular and plural of a noun. */
export interface Counted {
  readonly one: Text;
  readonly many: Text;
}

/** `1 die`, `2 dice`. */
export const count = (number: number, word: Counted): Text =>
  perLanguage((language) => `${signed(number)} ${(number === 1 ? word.one : word.many)[language]}`);

/** Formats a number with a real minus sign. */
export const signed = (number: number): string => `${number}`.replace('-', '−');

const nothing: Text = { en: 'nothing', de: 'nichts' };

export const joinComma = (items: readonly Text[], none: Text = nothing): Text =>
  items.length === 0 ? none : perLanguage((language) => items.map((item) => item[language]).join(', '));

/** `a`, `a and b`, `a, b and c`. */
export const joinAnd = (items: readonly Text[], none: Text = nothing): Text =>
  join(items, { en: 'and', de: 'und' }, none);

/** `a`, `a or b`, `a, b or c`. */
export const joinOr = (items: readonly Text[], none: Text = nothing): Text =>
  join(items, { en: 'or', de: 'oder' }, none);

function join(items: readonly Text[], conjunction: Text, none: Text): Text {
  const last = items.at(-1);
  if (last === undefined) return none;
  if (items.length === 1) return last;
  const before = joinComma(items.slice(0, -1));
  return perLanguage((language) => `${before[language]} ${conjunction[language]} ${last[language]}`);
}

export const capitalize = (text: Text): Text =>
  perLanguage((language) => text[language].charAt(0).toUpperCase() + text[language].slice(1));

/** The player addressed as `you`; null for spectators. */
export type Listener = Seat | null;

/** `You built …`, `Ben built …`; in German `Du hast … gebaut`, `Ben hat … gebaut`. */
export function whoDid(seat: Seat, listener: Listener, action: Text): Text {
  const who =
    seat === listener
      ? { en: 'You', de: 'Du hast' }
      : { en: seatPlaceholder(seat), de: `${seatPlaceholder(seat)} hat` };
  return perLanguage((language) => `${who[language]} ${action[language]}.`);
}

/** Dative after a preposition: `von dir`, `von Ben`. */
export const toWhom = (seat: Seat, listener: Listener): Text =>
  seat === listener ? { en: 'you', de: 'dir' } : { en: seatPlaceholder(seat), de: seatPlaceholder(seat) };

export const lines = (parts: readonly Text[], between: string): Text =>
  perLanguage((language) => parts.map((part) => part[language]).join(between));

/** A build and the reason why it is out of reach; null if it isn't. */
export interface AffordItem {
  readonly name: Text;
  readonly bar: Text | null;
}

/** `Road ✓ · Settlement: 1 wool short`. */
export const affordLine = (wanted: readonly AffordItem[]): Text =>
  lines(
    wanted.map(({ name, bar }) =>
      perLanguage((language) => (bar ? `${name[language]}: ${bar[language]}` : `${name[language]}\u00A0✓`)),
    ),
    ' · ',
  );

/** `1 brick, 2 ore short`. */
export const missingText = (list: Text, number: number): Text => ({
  en: `${list.en} short`,
  de: `${list.de} ${number === 1 ? 'fehlt' : 'fehlen'}`,
});

/** Soft break points of long words in narrow columns. */
const breaks = [
  'Settle|ments',
  'Metro|polises',
  'Sied|lungen',
  'Metro|polen',
  'Handels|straße',
  'Handels|route',
  'Sieg|punkt',
  'Ritter|macht',
  'Vertei|digung',
  'Punkt|karten',
  'Expan|ded',
  'Ausge|baute',
];

export const breakable = (name: Text): Text =>
  perLanguage((language) =>
    breaks.reduce((text, word) => text.replace(word.replace('|', ''), word.replace('|', '\u00AD')), name[language]),
  );

/** Limit for alt texts: Discord allows 1,024 characters, and player names are filled in later. */
const ALT = 880;

/** Cuts a text at a word; by default to the length of an alt text. */
export const clipText = (text: Text, most = ALT): Text =>
  perLanguage((language) => {
    const full = text[language];
    return full.length <= most ? full : `${full.slice(0, full.lastIndexOf(' ', most - 2))} …`;
  });
