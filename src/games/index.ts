import type { AnyGame } from '../engine/game/index.ts';
import { dice } from './dice/game.ts';
import { rivals } from './rivals/game.ts';
import { settlers } from './settlers/game.ts';
import { struggle } from './struggle/game.ts';

/** All games by id. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  [rivals, settlers, dice, struggle].map((game: AnyGame) => [game.info.id, game]),
);
