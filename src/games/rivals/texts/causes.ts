import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { EventFace } from '../vocabulary.ts';
import { cardTexts } from './cards.ts';
import { faceNames } from './words.ts';
import { italicCard } from './phrases.ts';

/** What is neither a card nor a face of the event die. */
const otherCauses = {
  replenish: { en: 'replenishing', de: 'Nachziehen' },
  exchange: { en: 'the exchange', de: 'Tauschen' },
  removal: { en: 'removal', de: 'Entfernen' },
} as const satisfies Record<string, Text>;

export const isCard = (id: string): id is CardId => Object.hasOwn(cardTexts, id);
const isFace = (id: string): id is EventFace => Object.hasOwn(faceNames, id);
const isOther = (id: string): id is keyof typeof otherCauses => Object.hasOwn(otherCauses, id);

/** What something happens for: a card in italics, a face of the event die, a step of the turn. */
export function causeText(by: string): Text {
  if (isCard(by)) return italicCard(by);
  if (isFace(by)) return faceNames[by];
  if (isOther(by)) return otherCauses[by];
  throw new Error(`there are no words for the cause ${by}`);
}
