import type { Scene, SceneRequest } from '../../../engine/scene/index.ts';
import type { View } from '../view.ts';
import { boardScene, zoomScene } from './board.ts';
import { cardScene, cardsScene } from './cards.ts';
import { handScene } from './hand.ts';
import { resultScene, rollScene } from './moments.ts';

export function scene(view: View, request: SceneRequest<View>): Scene {
  switch (request.kind) {
    case 'board':
      return boardScene(view, request);
    case 'zoom':
      return zoomScene(view, request);
    case 'hand':
      return handScene(view, request);
    case 'cards':
      return cardsScene(view, request);
    case 'card':
      return cardScene(request.id);
    case 'roll':
      return rollScene(view, request);
    case 'result':
      return resultScene(view, request);
  }
}
