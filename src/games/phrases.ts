import type { Seat } from '../engine/script.ts';
import { nameOf, type Text, text } from '../engine/text.ts';

/** Ways of speaking that games share. */

/** A countable thing: one of it, several of it. */
export interface Counted {
  readonly one: Text;
  readonly many: Text;
}

/** `1 die`, `2 dice`. */
export const count = (number: number, word: Counted): Text =>
  text((language) => `${signed(number)} ${(number === 1 ? word.one : word.many)[language]}`);

/** With a real minus sign. */
export const signed = (number: number): string => `${number}`.replace('-', '−');

const nothing: Text = { en: 'nothing', de: 'nichts' };

export const joinComma = (items: readonly Text[], none: Text = nothing): Text =>
  items.length === 0 ? none : text((language) => items.map((item) => item[language]).join(', '));

/** `a`, `a and b`, `a, b and c`. */
export function joinAnd(items: readonly Text[], none: Text = nothing): Text {
  const last = items.at(-1);
  if (last === undefined) return none;
  if (items.length === 1) return last;
  const before = joinComma(items.slice(0, -1));
  return { en: `${before.en} and ${last.en}`, de: `${before.de} und ${last.de}` };
}

export const capital = (words: Text): Text =>
  text((language) => words[language].charAt(0).toUpperCase() + words[language].slice(1));

/** `You built …`, `Ben built …`; in German `Du hast … gebaut`, `Ben hat … gebaut`. */
export function did(seat: Seat, listener: Seat | null, deed: Text): Text {
  const who = seat === listener ? { en: 'You', de: 'Du hast' } : { en: nameOf(seat), de: `${nameOf(seat)} hat` };
  return text((language) => `${who[language]} ${deed[language]}.`);
}

/** After a preposition with the dative: `von dir`, `von Ben`. */
export const toWhom = (seat: Seat, listener: Seat | null): Text =>
  seat === listener ? { en: 'you', de: 'dir' } : { en: nameOf(seat), de: nameOf(seat) };

export const lines = (parts: readonly Text[], between: string): Text =>
  text((language) => parts.map((part) => part[language]).join(between));

/** Something one might want, and what keeps one from it; nothing when it can be had. */
export interface Wanted {
  readonly name: Text;
  readonly bar: Text | null;
}

/** `Road ✓ · Settlement: 1 wool short`. */
export const affordLine = (wanted: readonly Wanted[]): Text =>
  lines(wanted.map(({ name, bar }) => text((language) => (bar ? `${name[language]}: ${bar[language]}` : `${name[language]}\u00A0✓`))), ' · ');

/** `1 brick, 2 ore short`. */
export const shortOf = (list: Text, number: number): Text => ({ en: `${list.en} short`, de: `${list.de} ${number === 1 ? 'fehlt' : 'fehlen'}` });

/** Where long words may be broken in narrow columns. */
const breaks = ['Settle|ments', 'Metro|polises', 'Sied|lungen', 'Metro|polen', 'Handels|straße', 'Handels|route', 'Sieg|punkt', 'Ritter|macht', 'Vertei|digung', 'Punkt|karten', 'Expan|ded', 'Ausge|baute'];

export const breakable = (name: Text): Text =>
  text((language) => breaks.reduce((words, word) => words.replace(word.replace('|', ''), word.replace('|', '\u00AD')), name[language]));

/** An alternative text holds 1,024 characters; the names that come in later need room. */
const ALT = 880;

export const clip = (words: Text): Text =>
  text((language) => {
    const whole = words[language];
    return whole.length <= ALT ? whole : `${whole.slice(0, whole.lastIndexOf(' ', ALT - 2))} …`;
  });
