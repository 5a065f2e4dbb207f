import type { Scene, SceneRequest } from '../../../engine/scene/index.ts';
import type { View } from '../view.ts';
import { boardScene, zoomScene } from './board.ts';
import { cardScene, cardsScene } from './cards.ts';
import { resultScene, rollScene } from './moments.ts';

export function scene(view: View, sought: SceneRequest<View>): Scene {
  switch (sought.kind) {
    case 'board':
      return boardScene(view, sought);
    case 'zoom':
      return zoomScene(view, sought);
    case 'hand':
      return zoomScene(view, { ...sought, kind: 'zoom', window: '' });
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
