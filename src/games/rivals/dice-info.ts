import type { DieInfo } from '../../engine/game/index.ts';
import { verbatim } from '../../engine/text.ts';
import type { GameEvent } from './game-event.ts';
import { faceNames } from './texts/names.ts';
import { eventFaces } from './vocabulary.ts';

/** The two dice of a turn. A chosen production number is not counted as a roll. */
export const diceInfo: readonly DieInfo<GameEvent>[] = [
  {
    name: { en: 'Numbers rolled', de: 'Gewürfelte Zahlen' },
    faces: [1, 2, 3, 4, 5, 6].map((number) => ({ id: `${number}`, name: verbatim(`${number}`) })),
    results: (event) =>
      event.kind === 'threw' && event.production !== undefined
        ? [{ seat: event.seat, face: `${event.production}` }]
        : [],
  },
  {
    name: { en: 'Event die', de: 'Ereigniswürfel' },
    faces: eventFaces.map((id) => ({ id, name: faceNames[id] })),
    results: (event) => (event.kind === 'threw' && event.face ? [{ seat: event.seat, face: event.face }] : []),
  },
];
