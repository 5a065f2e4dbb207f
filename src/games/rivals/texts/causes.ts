import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { EventFace } from '../vocabulary.ts';
import { italicCard } from './phrases.ts';
import { faceNames } from './names.ts';

/** Steps of a turn that cause something. */
const otherCauses = {
  replenish: { en: 'replenish', de: 'Nachziehen' },
  exchange: { en: 'exchange', de: 'Tauschen' },
  removal: { en: 'removal', de: 'Entfernen' },
} as const satisfies Record<string, Text>;

/** The reason something happens: a card, an event die face or a step of the turn. */
export type Cause = CardId | EventFace | keyof typeof otherCauses;

const isFace = (id: string): id is EventFace => Object.hasOwn(faceNames, id);
const isOther = (id: string): id is keyof typeof otherCauses => Object.hasOwn(otherCauses, id);

export function causeText(by: Cause): Text {
  if (isFace(by)) return faceNames[by];
  if (isOther(by)) return otherCauses[by];
  return italicCard(by);
}
