import { type Text, perLanguage } from '../../../engine/text.ts';
import type { Decision } from '../../../engine/script.ts';
import { hexesAt, hexNamed, isCoastal, nodeNamed, pathEnds, pathNamed } from '../board/geometry.ts';
import { landAt, productOf } from '../board/island.ts';
import type { View } from '../view.ts';
import type { Terrain } from '../vocabulary.ts';
import { joinAnd } from '../../phrases.ts';
import { sortNames } from './names.ts';
import { landText } from './phrases.ts';

/** The part of a view that place names need; null where only the notation is known. */
export type Landmarks = Pick<View, 'terrain' | 'tokens'> | null | undefined;

/** `grain 8`, `desert`. */
function hexProduct({ terrain, tokens }: NonNullable<Landmarks>, hex: number): Text {
  const sort = productOf(terrain[hex] as Terrain);
  return sort === null
    ? { en: 'desert', de: 'Wüste' }
    : perLanguage((language) => `${sortNames[sort][language]} ${tokens[hex] as number}`);
}

/** Says which hex is meant: `forest 11`, `desert`; in notation without landmarks. */
export const hexWords = (landmarks: Landmarks, hex: number): Text =>
  landText(hex, landmarks ? landAt(landmarks, hex) : undefined);

/**
 * Says where a choice is, as `whereText` does. Where another choice of the same kind would read the same, its notation
 * tells them apart.
 */
export function choiceWhere(landmarks: NonNullable<Landmarks>, { choices }: Decision, id: string): Text {
  const place = placeIn(id);
  const where = whereOf(landmarks, place);
  const kind = kindOf(id);
  const isClear = !choices.some(
    (other) => other !== id && kindOf(other) === kind && whereOf(landmarks, placeIn(other)).en === where.en,
  );
  return isClear ? where : perLanguage((language) => `${where[language]} (${place})`);
}

const isPlace = (word: string): boolean => /^(?:h?\d+|\d+-\d+)$/u.test(word);
/** The last place in an id; a colour may follow it. */
const placeIn = (id: string): string => id.split(' ').findLast(isPlace) ?? '';
const kindOf = (id: string): string =>
  id
    .split(' ')
    .filter((word) => !isPlace(word))
    .join(' ');

function whereOf(landmarks: NonNullable<Landmarks>, place: string): Text {
  const hex = hexNamed(place);
  return hex === undefined ? whereText(place, landmarks) : hexWords(landmarks, hex);
}

/** Says where an intersection or path is: `between grain 8, wool 10 and ore 5`; in notation without landmarks. */
export function whereText(place: string, landmarks: Landmarks): Text {
  const node = nodeNamed(place);
  const path = pathNamed(place);
  const ends = node !== undefined ? [node] : path !== undefined ? (pathEnds[path] as readonly number[]) : [];
  const [first, ...others] = ends.map((each) => hexesAt[each] as readonly number[]);
  if (!landmarks || !first) return { en: `at ${place}`, de: `auf ${place}` };
  const hexes = first.filter((hex) => others.every((around) => around.includes(hex)));
  const names = joinAnd(hexes.map((hex) => hexProduct(landmarks, hex)));
  const word = hexes.length > 1 ? { en: 'between', de: 'zwischen' } : { en: 'next to', de: 'bei' };
  const isShore = path === undefined ? ends.every((each) => isCoastal[each]) : hexes.length === 1;
  const shore = isShore ? { en: ' on the coast', de: ' an der Küste' } : { en: '', de: '' };
  return perLanguage((language) => `${word[language]} ${names[language]}${shore[language]}`);
}
