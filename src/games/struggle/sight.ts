import type { Sight } from '../../engine/game/index.ts';
import { scene } from './scenes/index.ts';
import { playerOf, type State } from './state.ts';
import { tableName } from './texts/words.ts';
import { type View, viewOf } from './view.ts';

export const sight: Sight<State, View> = {
  view: viewOf,
  scene,
  hand: (state, seat) => playerOf(state, seat).hand.join(),
  /** Everything lies on one table: whoever is asked something looks at all of it. */
  windows: ({ seat }) => (seat === null ? [] : [{ id: 'table', name: tableName, seat }]),
};
