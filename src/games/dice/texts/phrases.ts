import { type Text, perLanguage } from '../../../engine/text.ts';
import { count, joinComma } from '../../phrases.ts';
import { type DieFace, faces, type BuildKind } from '../vocabulary.ts';
import { faceNames, faceSigns, kindWords, pointWord, victoryWord } from './names.ts';

export const countPoints = (number: number): Text => count(number, pointWord);
export const countVictory = (number: number): Text => count(number, victoryWord);

/** `2 ore, 1 gold`. */
export const listDice = (amounts: readonly number[], none?: Text): Text =>
  joinComma(
    faces.flatMap((face, index) =>
      amounts[index] ? [perLanguage((l) => `${amounts[index]} ${faceNames[face][l]}`)] : [],
    ),
    none,
  );

/** `🪨 ore 🪨 ore 🪙 gold`, for messages. */
export const diceText = (dice: readonly DieFace[]): Text =>
  perLanguage((language) => dice.map((face) => `${faceSigns[face]} ${faceNames[face][language]}`).join(' '));

/** `road 3`; in German `Straße 3`. */
export const placeName = (kind: BuildKind, id: string): Text =>
  perLanguage((language) => `${kindWords[kind].one[language]} ${id}`);
