import type { Entry } from '../../../engine/game/index.ts';
import { progressCards } from '../cards/progress.ts';
import { developments, isDevelopment, pieces } from '../vocabulary.ts';
import { progressNames } from './progress-words.ts';
import { developmentNames, pieceTitles } from './words.ts';

/** What `/card` shows: what can be built, development cards and progress cards. */
export const entries: readonly Entry[] = [
  ...developments.map((id) => ({ id, name: developmentNames[id] })),
  // Road Building is a card of both, with the same name and effect.
  ...progressCards.filter((id) => !isDevelopment(id)).map((id) => ({ id, name: progressNames[id] })),
  ...pieces.map((id) => ({ id, name: pieceTitles[id] })),
];
