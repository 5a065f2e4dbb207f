import type { Stats } from '../../engine/game/index.ts';
import { faceIcons } from './icons.ts';
import type { GameEvent } from './game-event.ts';
import { isScored, pointsOf, scoreOf } from './rules/points.ts';
import { emptyTurns } from './rules/result.ts';
import type { State } from './state.ts';
import { capitalize } from '../phrases.ts';
import { dieWord, faceNames } from './texts/names.ts';
import { FACES, faces } from './vocabulary.ts';

export const stats: Stats<State, GameEvent> = {
  recordRoll: (event) => (event.kind === 'threw' ? event.dice.join(' ') : null),
  points: pointsOf,
  soloScore: (state) => (isScored(state) ? [scoreOf(state, 0), -emptyTurns(state, 0)] : null),
  dice: [
    {
      name: capitalize(dieWord.many),
      faces: faces.map((id) => ({ id, name: capitalize(faceNames[id]), icon: faceIcons[id], odds: 1 / FACES })),
      results: (event) => (event.kind === 'threw' ? event.dice.map((face) => ({ seat: event.seat, face })) : []),
    },
  ],
};
