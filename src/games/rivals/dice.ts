import type { DieFacts } from '../../engine/game/index.ts';
import { verbatim } from '../../engine/text.ts';
import type { News } from './news.ts';
import { faceNames } from './texts/words.ts';
import { eventFaces } from './vocabulary.ts';

/** The two dice of every turn. A number that was named instead of thrown is no throw. */
export const dice: readonly DieFacts<News>[] = [
  {
    name: { en: 'Numbers rolled', de: 'Gewürfelte Zahlen' },
    faces: [1, 2, 3, 4, 5, 6].map((number) => ({ id: `${number}`, name: verbatim(`${number}`) })),
    fell: (event) => (event.kind === 'threw' && event.production !== undefined ? [{ seat: event.seat, face: `${event.production}` }] : []),
  },
  {
    name: { en: 'Event die', de: 'Ereigniswürfel' },
    faces: eventFaces.map((id) => ({ id, name: faceNames[id] })),
    fell: (event) => (event.kind === 'threw' && event.face ? [{ seat: event.seat, face: event.face }] : []),
  },
];
