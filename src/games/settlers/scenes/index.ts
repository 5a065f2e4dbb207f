import type { Scene, Topic } from '../../../engine/scene/index.ts';
import type { View } from '../view.ts';
import { boardScene, zoomScene } from './board.ts';
import { cardScene, cardsScene } from './cards.ts';
import { handScene } from './hand.ts';
import { resultScene, rollScene } from './moments.ts';

/** What to draw of a view. */
export function scene(view: View, topic: Topic<View>): Scene {
  switch (topic.kind) {
    case 'board':
      return boardScene(view, topic);
    case 'zoom':
      return zoomScene(view, topic);
    case 'hand':
      return handScene(view, topic);
    case 'cards':
      return cardsScene(view, topic);
    case 'card':
      return cardScene(topic.id);
    case 'roll':
      return rollScene(view, topic);
    case 'result':
      return resultScene(view, topic);
  }
}
