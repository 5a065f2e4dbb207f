import type { Sight } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { scene } from './scenes/index.ts';
import { sideOf, type State } from './state.ts';
import { type View, viewOf } from './view.ts';

/** Cards of both kinds, in the order in which they are shown. */
function handKey(state: State, seat: Seat): string {
  const { hand, development, bought } = sideOf(state, seat);
  return `${hand.join(' ')} ${development.join(' ')} + ${bought.join(' ')}`;
}

export const sight: Sight<State, View> = { view: viewOf, scene, hand: handKey, windows: () => [] };
