import type { AnyGame } from '../engine/game/index.ts';
import { dice } from './dice/game.ts';
import { rivals } from './rivals/game.ts';
import { settlers } from './settlers/game.ts';
import { struggle } from './struggle/game.ts';

/** Every game that can be played here, by its id. A further one is a folder and a line. */
export const games: ReadonlyMap<string, AnyGame> = new Map([rivals, settlers, dice, struggle].map((game: AnyGame) => [game.facts.id, game]));
