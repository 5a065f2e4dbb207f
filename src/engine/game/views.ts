import type { EmojiScene, Scene, SceneRequest, Strip } from '../scene/index.ts';
import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** A part of the table that can be enlarged. */
export interface ZoomArea {
  readonly id: string;
  readonly name: Text;
  /** The owner, if it has one. */
  readonly seat?: Seat;
}

/** A roll as pictures show it, and who rolled. */
export interface ShownRoll extends Pick<Strip, 'dice' | 'event'> {
  readonly seat: Seat;
}

/** A sign of the game in text and on buttons. */
export interface GameEmoji {
  /** The icon of the labels it belongs to. */
  readonly icon: string;
  /** Two to 32 letters, digits and underscores; the same in every game for the same sign. */
  readonly name: string;
  /** The character that texts contain; shown where our own picture isn't available. */
  readonly character: string;
  readonly sign: EmojiScene['sign'];
}

/** The views of a game. A view is the only source of anything shown. */
export interface Views<S, V, E> {
  /** Builds what one seat may know (null: what everyone sees) from scratch. */
  forSeat(state: S, seat: Seat | null): V;
  scene(view: V, topic: SceneRequest<V>): Scene;
  /** Returns a key of the seat's private cards: it changes exactly when the picture of its hand does. */
  handKey(state: S, seat: Seat): string;
  zoomAreas(view: V): readonly ZoomArea[];
  /** The signs that texts and labels use. */
  readonly emoji?: readonly GameEmoji[];
  /** Returns the roll an event is about, or null. Left out where boards show no common dice. */
  rollOf?(event: E): ShownRoll | null;
}
