import type { Views } from '../../engine/game/index.ts';
import type { GameEvent } from './game-event.ts';
import { scene } from './scenes/index.ts';
import { playerOf, type State } from './state.ts';
import { wareOf } from './scenes/styles.ts';
import { resourceSigns, tableName } from './texts/names.ts';
import { type View, viewOf } from './view.ts';
import { resources } from './vocabulary.ts';

export const views: Views<State, View, GameEvent> = {
  forSeat: viewOf,
  scene,
  handKey: (state, seat) => playerOf(state, seat).hand.join(),
  emoji: resources.map((resource) => ({
    icon: `resource:${resource}`,
    name: resource,
    character: resourceSigns[resource],
    sign: { ware: wareOf(resource) },
  })),
  /** The whole table is one area; players see all of it. */
  zoomAreas: ({ seat }) => (seat === null ? [] : [{ id: 'table', name: tableName, seat }]),
};
