import type { Stats } from '../../engine/game/index.ts';
import { faceIcons } from './icons.ts';
import type { GameEvent } from './game-event.ts';
import { goalOf, isScored, pointsOf, scoreOf, victoryPoints } from './rules/points.ts';
import { emptyTurns } from './rules/result.ts';
import type { State } from './state.ts';
import { capitalize } from '../phrases.ts';
import { dieWord, faceNames } from './texts/names.ts';
import { raceScore, sheetScore } from './texts/score.ts';
import { FACES, faces } from './vocabulary.ts';

export const stats: Stats<State, GameEvent> = {
  recordRoll: (event) => (event.kind === 'threw' ? event.dice.join(' ') : null),
  points: pointsOf,
  soloScore: (state) =>
    isScored(state)
      ? [scoreOf(state, 0), -emptyTurns(state, 0)]
      : [Math.min(victoryPoints(state, 0), goalOf(state, 0)), -state.number],
  describeSoloScore: (variant, [points = 0, turns = 0]) =>
    variant === 'island-one' ? sheetScore(points, -turns) : raceScore(points, -turns),
  dice: [
    {
      name: capitalize(dieWord.many),
      faces: faces.map((id) => ({ id, name: capitalize(faceNames[id]), icon: faceIcons[id], odds: 1 / FACES })),
      results: (event) => (event.kind === 'threw' ? event.dice.map((face) => ({ seat: event.seat, face })) : []),
    },
  ],
};
