import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { EventFace } from '../vocabulary.ts';
import { italicCard } from './phrases.ts';
import { faceNames } from './words.ts';

/** What is neither a card nor a face of the event die. */
const otherCauses = {
  replenish: { en: 'replenishing', de: 'Nachziehen' },
  exchange: { en: 'the exchange', de: 'Tauschen' },
  removal: { en: 'removal', de: 'Entfernen' },
} as const satisfies Record<string, Text>;

/** What something happens for. */
export type Cause = CardId | EventFace | keyof typeof otherCauses;

const isFace = (id: string): id is EventFace => Object.hasOwn(faceNames, id);
const isOther = (id: string): id is keyof typeof otherCauses => Object.hasOwn(otherCauses, id);

/** What something happens for: a card in italics, a face of the event die, a step of the turn. */
export function causeText(by: Cause): Text {
  if (isFace(by)) return faceNames[by];
  if (isOther(by)) return otherCauses[by];
  return italicCard(by);
}
