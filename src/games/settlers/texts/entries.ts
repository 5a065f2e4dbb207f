import type { Entry } from '../../../engine/game/index.ts';
import { developments, pieces } from '../vocabulary.ts';
import { developmentNames, pieceTitles } from './words.ts';

/** What `/card` shows: what can be built, and the development cards. */
export const entries: readonly Entry[] = [
  ...developments.map((id) => ({ id, name: developmentNames[id] })),
  ...pieces.map((id) => ({ id, name: pieceTitles[id] })),
];
