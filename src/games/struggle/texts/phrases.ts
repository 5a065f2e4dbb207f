import { type Text, perLanguage } from '../../../engine/text.ts';
import { count, joinAnd, joinComma } from '../../phrases.ts';
import { amountsOf, type Resource, resources } from '../vocabulary.ts';
import { cardWord, pointWord, resourceNames, resourceSigns } from './names.ts';

export const countCards = (number: number): Text => count(number, cardWord);
export const countPoints = (number: number): Text => count(number, pointWord);

const each = (amounts: readonly number[], write: (number: number, resource: Resource) => Text): Text[] =>
  resources.flatMap((resource, kind) => (amounts[kind] ? [write(amounts[kind], resource)] : []));

/** `1 brick, 2 ore`. */
export const listAmounts = (amounts: readonly number[], none?: Text): Text =>
  joinComma(
    each(amounts, (number, resource) => perLanguage((language) => `${number} ${resourceNames[resource][language]}`)),
    none,
  );

/** `1 🧱 brick and 2 🪨 ore`, for messages. */
export const cardsWithSigns = (cards: readonly Resource[]): Text =>
  joinAnd(
    each(amountsOf(cards), (number, resource) =>
      perLanguage((language) => `${number} ${resourceSigns[resource]} ${resourceNames[resource][language]}`),
    ),
  );
