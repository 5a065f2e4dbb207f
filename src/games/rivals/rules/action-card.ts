import type { Seat } from '../../../engine/script.ts';
import { idOf } from '../cards/registry.ts';
import { type Copy, discardOf, landOf, type Context } from '../state.ts';
import { takeOut } from './look-at-cards.ts';

/** Takes an action card from the hand to resolve it; until then it is on no pile. */
export function showActionCard(t: Context, seat: Seat, copy: Copy): void {
  takeOut(landOf(t.state, seat).hand, copy);
  t.state.playing = copy;
  t.emit({ kind: 'played', seat, card: idOf(copy) });
}

/** Puts the resolved action card on the discard pile. */
export function discardActionCard({ state }: Context): void {
  if (state.playing) discardOf(state, state.active).unshift(state.playing);
  state.playing = null;
}
