import type { Sight } from '../../engine/game/index.ts';
import { seatName } from '../../engine/seats.ts';
import { nameOf, verbatim } from '../../engine/text.ts';
import { mapOf, type State } from './state.ts';
import { scene } from './scenes/index.ts';
import { mapName } from './texts/words.ts';
import { type View, viewOf } from './view.ts';

export const sight: Sight<State, View> = {
  view: viewOf,
  scene,
  /** Nobody holds anything in secret. */
  hand: () => '',
  /** Every sheet of one's own can be looked at alone; the shared map is everybody's. */
  windows(view) {
    if (mapOf(view).given) return view.players.map((_, seat) => ({ id: seatName(seat), name: verbatim(nameOf(seat)), seat }));
    return view.seat === null ? [] : [{ id: seatName(view.seat), name: mapName, seat: view.seat }];
  },
};
