import type { Stats } from '../../engine/game/index.ts';
import { diceInfo } from './dice-info.ts';
import type { GameEvent } from './game-event.ts';
import { totalOf } from './rules/pay.ts';
import { pointsOf } from './rules/points.ts';
import type { State } from './state.ts';

export const stats: Stats<State, GameEvent> = {
  recordRoll,
  points: (state, seat) => pointsOf(state, seat, 'victory'),
  dice: diceInfo,
  rollLoss: (event) =>
    event.kind === 'lost' && event.by === 'brigand' ? { seat: event.seat, cards: totalOf(event.goods) } : null,
};

/** `6 brigand` for the dice, `event feud` for an event card. */
function recordRoll(event: GameEvent): string | null {
  if (event.kind === 'event') return `event ${event.card}`;
  if (event.kind === 'defended') return `${event.die}`;
  if (event.kind !== 'threw') return null;
  return [event.production, event.face].filter((die) => die !== undefined).join(' ') || null;
}
