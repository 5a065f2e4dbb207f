import type { Chronicle } from '../../engine/game/index.ts';
import type { News } from './news.ts';
import { pointsOf } from './rules/points.ts';
import type { State } from './state.ts';

export const chronicle: Chronicle<State, News> = {
  thrown: (event) => (event.kind === 'event' ? `event ${event.event}` : null),
  points: pointsOf,
  dice: [],
};
