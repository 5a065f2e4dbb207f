import type { Seat } from '../../../engine/script.ts';
import type { State, Table } from '../state.ts';
import { isDuel, isFirst, targetOf } from '../variants.ts';
import { pointsOf } from './points.ts';

/** The match is won in the middle of something: whatever is left of it is skipped. */
export class Won extends Error {
  constructor() {
    super('the match is won');
    this.name = 'Won';
  }
}

export const reachesTarget = (state: State, seat: Seat, more = 0): boolean =>
  pointsOf(state, seat, 'victory') + more >= targetOf(state.options.variant);

/** Whether the target wins at any moment of the own turn, or only when the action phase ends. */
export function winsAtOnce({ options: { variant, edition } }: State): boolean {
  return !isFirst(variant) && (edition === '4e' || isDuel(variant));
}

/** Throws `Won` when the active player has reached the target in a game where that ends it at once. */
export function checkVictory(t: Table): void {
  const { state } = t;
  if (state.turn > 0 && winsAtOnce(state) && reachesTarget(state, state.active)) throw new Won();
}

/** The active player has won. */
export function declareWinner(t: Table): void {
  const { state } = t;
  state.winner = state.active;
  state.phase = 'over';
  if (state.playing) state.discard.unshift(state.playing);
  state.playing = null;
  state.looking = null;
  state.owed = [];
  t.tell({ kind: 'won', seat: state.active, points: pointsOf(state, state.active, 'victory') });
}
