import type { Stats } from '../../engine/game/index.ts';
import type { GameEvent } from './game-event.ts';
import { pointsOf } from './rules/points.ts';
import type { State } from './state.ts';
import { buildKinds } from './vocabulary.ts';

/** Moves that need no card on the table. */
const always = [
  'stack',
  'market',
  'trade',
  'library',
  ...buildKinds.filter((kind) => kind !== 'expansion').map((kind) => `build ${kind}`),
  'event market-day',
  'event robber-attack',
];

function actions({ expansions, destiny }: State): readonly string[] {
  const guild = expansions.includes('merchant-guild') ? ['guild'] : [];
  return [
    ...always,
    ...guild,
    ...(destiny ? ['build settlement flip'] : []),
    ...expansions.map((expansion) => `build ${expansion}`),
  ];
}

export const stats: Stats<State, GameEvent> = {
  recordRoll: (event) => (event.kind === 'event' ? `event ${event.event}` : null),
  actions,
  points: pointsOf,
  dice: [],
  rollLoss: (event) => (event.kind === 'discarded' ? { seat: event.seat, cards: event.cards.length } : null),
};
