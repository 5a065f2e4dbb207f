import type { Chronicle } from '../../engine/game/index.ts';
import { dice } from './dice.ts';
import type { News } from './news.ts';
import { pointsOf } from './rules/points.ts';
import type { State } from './state.ts';

export const chronicle: Chronicle<State, News> = {
  thrown,
  points: (state, seat) => pointsOf(state, seat, 'victory'),
  dice,
};

/** `6 brigand` for the dice, `event feud` for an event card. */
function thrown(event: News): string | null {
  if (event.kind === 'event') return `event ${event.card}`;
  if (event.kind === 'defended') return `${event.die}`;
  if (event.kind !== 'threw') return null;
  return [event.production, event.face].filter((die) => die !== undefined).join(' ') || null;
}
