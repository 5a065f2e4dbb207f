import type { Views } from '../../engine/game/index.ts';
import { seatName } from '../../engine/seats.ts';
import { seatPlaceholder, verbatim } from '../../engine/text.ts';
import type { GameEvent } from './game-event.ts';
import { scene } from './scenes/index.ts';
import { diceOf, wares } from './scenes/styles.ts';
import { landOf, type State } from './state.ts';
import { faceNames, resourceSigns } from './texts/names.ts';
import { type View, viewOf } from './view.ts';
import { resources } from './vocabulary.ts';

export const views: Views<State, View, GameEvent> = {
  forSeat: viewOf,
  scene,
  handKey: (state, seat) =>
    landOf(state, seat)
      .hand.toSorted((a, b) => a.localeCompare(b))
      .join(),
  rollOf: (event) =>
    event.kind === 'threw'
      ? {
          seat: event.seat,
          dice: diceOf({ production: event.production ?? null, face: event.face ?? null }).filter(
            (die) => die !== null,
          ),
          event: event.face ? faceNames[event.face] : null,
        }
      : null,
  emoji: resources.map((resource) => ({
    icon: `resource:${resource}`,
    name: resource,
    character: resourceSigns[resource],
    sign: { ware: wares[resource] },
  })),
  zoomAreas: () => [0, 1].map((seat) => ({ id: seatName(seat), name: verbatim(seatPlaceholder(seat)), seat })),
};
