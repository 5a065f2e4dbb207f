import type { Scene, Topic } from '../scene/index.ts';
import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** A part of the table that can be enlarged. */
export interface Window {
  readonly id: string;
  readonly name: Text;
  /** Whose part it is, where it is somebody's. */
  readonly seat?: Seat;
}

/** What can be seen. `view` is the only input of what anybody is shown. */
export interface Sight<S, V> {
  /** What one seat may know (null: what everybody sees), built up from nothing. */
  view(state: S, seat: Seat | null): V;
  scene(view: V, topic: Topic<V>): Scene;
  /** A key of what the seat alone holds: another one exactly when the picture of its hand would be another. */
  hand(state: S, seat: Seat): string;
  windows(view: V): readonly Window[];
}
