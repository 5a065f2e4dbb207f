import { type Text, text } from '../../../engine/text.ts';
import { count, joinComma } from '../../phrases.ts';
import { type Face, faces, type Kind } from '../vocabulary.ts';
import { faceNames, faceSigns, kindWords, pointWord, victoryWord } from './words.ts';

export const countPoints = (number: number): Text => count(number, pointWord);
export const countVictory = (number: number): Text => count(number, victoryWord);

/** `2 ore, 1 gold` of the dice by face. */
export const listDice = (amounts: readonly number[], none?: Text): Text =>
  joinComma(faces.flatMap((face, index) => (amounts[index] ? [text((l) => `${amounts[index]} ${faceNames[face][l]}`)] : [])), none);

/** `🪨 ore 🪨 ore 🪙 gold`, for messages. */
export const tellDice = (dice: readonly Face[]): Text =>
  text((language) => dice.map((face) => `${faceSigns[face]} ${faceNames[face][language]}`).join(' '));

/** `road 3`; in German `Straße 3`. */
export const placeName = (kind: Kind, id: string): Text => text((language) => `${kindWords[kind].one[language]} ${id}`);
