import type { Seat } from '../../../engine/script.ts';
import { idOf } from '../cards/registry.ts';
import { type Copy, discardOf, landOf, type Table } from '../state.ts';
import { takeOut } from './looking.ts';

/** Shows an action card: until it is resolved it lies nowhere. */
export function beginPlaying(t: Table, seat: Seat, copy: Copy): void {
  takeOut(landOf(t.state, seat).hand, copy);
  t.state.playing = copy;
  t.tell({ kind: 'played', seat, card: idOf(copy) });
}

/** The action card that was resolved goes onto the discard pile. */
export function discardPlayed({ state }: Table): void {
  if (state.playing) discardOf(state, state.active).unshift(state.playing);
  state.playing = null;
}
