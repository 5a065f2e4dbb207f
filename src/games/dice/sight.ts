import type { Sight } from '../../engine/game/index.ts';
import { seatName } from '../../engine/seats.ts';
import { nameOf, verbatim } from '../../engine/text.ts';
import { mapOf, type State } from './state.ts';
import { scene } from './scenes/index.ts';
import { type View, viewOf } from './view.ts';

export const sight: Sight<State, View> = {
  view: viewOf,
  scene,
  /** Nobody holds anything in secret. */
  hand: () => '',
  /** Every sheet of one's own can be looked at alone. */
  windows: (view) => (mapOf(view).given ? view.players.map((_, seat) => ({ id: seatName(seat), name: verbatim(nameOf(seat)), seat })) : []),
};
