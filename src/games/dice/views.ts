import type { Views } from '../../engine/game/index.ts';
import { seatName } from '../../engine/seats.ts';
import { seatPlaceholder, verbatim } from '../../engine/text.ts';
import { mapOf, type State } from './state.ts';
import type { GameEvent } from './game-event.ts';
import { scene } from './scenes/index.ts';
import { wareOf } from './scenes/styles.ts';
import { faceSigns, mapName } from './texts/names.ts';
import { type View, viewOf } from './view.ts';
import { faces } from './vocabulary.ts';

export const views: Views<State, View, GameEvent> = {
  forSeat: viewOf,
  scene,
  handKey: () => '',
  emoji: faces.map((face) => ({
    icon: `resource:${face}`,
    name: face,
    character: faceSigns[face],
    sign: { ware: wareOf(face) },
  })),
  /** Separate sheets can be viewed one by one; the shared map can't. */
  zoomAreas(view) {
    if (mapOf(view).given)
      return view.players.map((_, seat) => ({ id: seatName(seat), name: verbatim(seatPlaceholder(seat)), seat }));
    return view.seat === null ? [] : [{ id: seatName(view.seat), name: mapName, seat: view.seat }];
  },
};
