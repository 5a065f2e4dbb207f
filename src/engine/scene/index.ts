import type { BoardScene, ZoomScene } from './frame.ts';
import type { CardScene, DeckScene, HandScene } from './hand.ts';
import type { ChallengeScene, ChartScene, ResultScene, RollScene } from './moments.ts';

export type * from './frame.ts';
export type * from './hand.ts';
export type * from './hexes.ts';
export type * from './moments.ts';
export type * from './parts.ts';
export type * from './sheets.ts';
export type * from './sides.ts';
export type * from './tableau.ts';
export type { Seat } from '../script.ts';
export type { Topic } from './topic.ts';
export { cornersOf, middleOf, type Point, type Top } from './points.ts';
export { ranked } from './ranked.ts';

/**
 * What to draw, as data. Names, colours and icons come with the scene, so drawing it needs no knowledge of the game;
 * only the look of the seats, of paper and of table belongs to the drawing.
 */
export type Scene =
  | BoardScene
  | ZoomScene
  | HandScene
  | CardScene
  | DeckScene
  | RollScene
  | ChallengeScene
  | ResultScene
  | ChartScene;
