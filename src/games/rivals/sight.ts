import type { Sight } from '../../engine/game/index.ts';
import { seatName } from '../../engine/seats.ts';
import { nameOf, verbatim } from '../../engine/text.ts';
import { scene } from './scenes/index.ts';
import { landOf, type State } from './state.ts';
import { type View, viewOf } from './view.ts';

export const sight: Sight<State, View> = {
  view: viewOf,
  scene,
  hand: (state, seat) => landOf(state, seat).hand.toSorted((a, b) => a.localeCompare(b)).join(),
  windows: () => [0, 1].map((seat) => ({ id: seatName(seat), name: verbatim(nameOf(seat)), seat })),
};
