import type { Scene, SceneRequest } from '../../../engine/scene/index.ts';
import type { View } from '../view.ts';
import { boardScene, zoomScene } from './board.ts';
import { cardScene, cardsScene } from './cards.ts';
import { handScene } from './hand.ts';
import { resultScene } from './result.ts';

export function scene(view: View, sought: SceneRequest<View>): Scene {
  switch (sought.kind) {
    case 'board':
      return boardScene(view, sought);
    // Without dice, the board replaces the roll.
    case 'roll':
    case 'zoom':
      return zoomScene(view, sought);
    case 'hand':
      return handScene(view, sought);
    case 'cards':
      return cardsScene(view, sought);
    case 'card':
      return cardScene(sought.id);
    case 'result':
      return resultScene(view, sought);
  }
}
