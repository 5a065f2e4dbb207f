import type { Sight } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { scene } from './scenes/index.ts';
import { courtOf, sideOf, type State } from './state.ts';
import { islandName } from './texts/words.ts';
import { type View, viewOf } from './view.ts';

/** Cards of both kinds, in the order in which they are shown. */
function handKey(state: State, seat: Seat): string {
  const { hand, development, bought } = sideOf(state, seat);
  const progress = state.realm ? ` ${courtOf(state, seat).progress.join(' ')}` : '';
  return `${hand.join(' ')} ${development.join(' ')} + ${bought.join(' ')}${progress}`;
}

export const sight: Sight<State, View> = {
  view: viewOf,
  scene,
  hand: handKey,
  /** The island is everybody's: whoever is asked something looks at all of it. */
  windows: ({ seat }) => (seat === null ? [] : [{ id: 'island', name: islandName, seat }]),
};
