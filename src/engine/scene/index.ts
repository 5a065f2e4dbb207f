import type { BracketScene, StandingsScene } from './competitions.ts';
import type { BoardScene, ZoomScene } from './frame.ts';
import type { EmojiScene } from './emoji.ts';
import type { CardScene, DeckScene, HandScene } from './hand.ts';
import type { ChallengeScene, ChartScene, ProfileScene, ResultScene, RollScene } from './moments.ts';

export type * from './competitions.ts';
export type * from './emoji.ts';
export type * from './frame.ts';
export type * from './hand.ts';
export type * from './hexes.ts';
export type * from './moments.ts';
export type * from './parts.ts';
export type * from './sheets.ts';
export type * from './sides.ts';
export type * from './tableau.ts';
export type { Seat } from '../script.ts';
export type { SceneRequest } from './scene-request.ts';
export { hexCorners, hexCentre, type Point, type HexOrientation } from './hex-points.ts';
export { withRanking } from './with-ranking.ts';

/**
 * A picture as data. Names, colours and icons come with the scene, so drawing it needs no knowledge of the game; only
 * the look of the seats, paper and table belongs to the renderer.
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
  | ChartScene
  | ProfileScene
  | StandingsScene
  | BracketScene
  | EmojiScene;
