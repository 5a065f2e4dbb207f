import type { Scene, SceneRequest } from '../../../engine/scene/index.ts';
import { boardScene, zoomScene } from './board.ts';
import { cardScene } from './cards.ts';
import { cardsScene, handScene } from './hand.ts';
import { resultScene, rollScene } from './moments.ts';
import type { View } from '../view.ts';

/** Builds the scene for a view. An earlier view in the topic belongs to the same game. */
export function scene(view: View, sought: SceneRequest<View>): Scene {
  switch (sought.kind) {
    case 'board':
      return boardScene(view, sought);
    case 'zoom':
      return zoomScene(view, sought);
    case 'hand':
      return handScene(view, sought);
    case 'cards':
      return cardsScene(view, sought);
    case 'card':
      return cardScene(sought.id);
    case 'roll':
      return rollScene(view, sought);
    case 'result':
      return resultScene(view, sought);
  }
}
