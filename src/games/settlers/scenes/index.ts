import type { Scene, Topic } from '../../../engine/scene/index.ts';
import type { View } from '../view.ts';
export function scene(_view: View, topic: Topic<View>): Scene {
  throw new Error(topic.kind);
}
