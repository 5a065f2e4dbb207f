import type { Chronicle } from '../../engine/game/index.ts';
import { faceIcons } from './icons.ts';
import type { News } from './news.ts';
import { isScored, pointsOf, scoreOf } from './rules/points.ts';
import { emptyTurns } from './rules/result.ts';
import type { State } from './state.ts';
import { capital } from '../phrases.ts';
import { dieWord, faceNames } from './texts/words.ts';
import { FACES, faces } from './vocabulary.ts';

export const chronicle: Chronicle<State, News> = {
  thrown: (event) => (event.kind === 'threw' ? event.dice.join(' ') : null),
  points: pointsOf,
  feat: (state) => (isScored(state) ? [scoreOf(state, 0), -emptyTurns(state, 0)] : null),
  dice: [
    {
      name: capital(dieWord.many),
      faces: faces.map((id) => ({ id, name: capital(faceNames[id]), icon: faceIcons[id], odds: 1 / FACES })),
      fell: (event) => (event.kind === 'threw' ? event.dice.map((face) => ({ seat: event.seat, face })) : []),
    },
  ],
};
