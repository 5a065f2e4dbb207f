import type { Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text } from '../../../engine/text.ts';
import { type Face, faces, type Kind } from '../vocabulary.ts';
import { type Counted, faceNames, faceSigns, kindWords, pointWord, victoryWord } from './words.ts';

/** `1 die`, `2 dice`. */
export const count = (number: number, word: Counted): Text =>
  text((language) => `${signed(number)} ${(number === 1 ? word.one : word.many)[language]}`);

/** With a real minus sign. */
export const signed = (number: number): string => `${number}`.replace('-', '−');

export const countPoints = (number: number): Text => count(number, pointWord);
export const countVictory = (number: number): Text => count(number, victoryWord);

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

/** `2 ore, 1 gold` of the dice by face. */
export const listDice = (amounts: readonly number[], none?: Text): Text =>
  joinComma(faces.flatMap((face, index) => (amounts[index] ? [text((l) => `${amounts[index]} ${faceNames[face][l]}`)] : [])), none);

/** `🪨 ore 🪨 ore 🪙 gold`, for messages. */
export const tellDice = (dice: readonly Face[]): Text =>
  text((language) => dice.map((face) => `${faceSigns[face]} ${faceNames[face][language]}`).join(' '));

/** `road 3`; in German `Straße 3`. */
export const placeName = (kind: Kind, id: string): Text => text((language) => `${kindWords[kind].one[language]} ${id}`);

export const capital = (words: Text): Text =>
  text((language) => words[language].charAt(0).toUpperCase() + words[language].slice(1));

/** `You built …`, `Ben built …`; in German `Du hast … gebaut`, `Ben hat … gebaut`. */
export function did(seat: Seat, listener: Seat | null, deed: Text): Text {
  const who = seat === listener ? { en: 'You', de: 'Du hast' } : { en: nameOf(seat), de: `${nameOf(seat)} hat` };
  return text((language) => `${who[language]} ${deed[language]}.`);
}
