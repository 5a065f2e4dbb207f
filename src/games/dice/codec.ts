import * as z from 'zod';
import type { StateCodec } from '../../engine/game/index.ts';
import { indexedMapOf } from './maps/index.ts';
import { optionsSchema } from './options.ts';
import { copyState, type Player, type State } from './state.ts';
import { BOXES, DICE, FACES, THROWS_PER_TURN } from './vocabulary.ts';

/**
 * Encodes a state as JSON lists in a fixed order, without names.
 *
 *   [options, drawn, seed, [[drawn, seed], …], phase, active, number, idle, [holders of the titles], winner, [players], loaded?]
 *   a player: [roads, settlements, cities, knights, castles, jokers used, boxes, line, turn or null]
 *   a turn:   [dice, cup, fell, throws, rolling, builds, points, fresh]
 */
function write(state: State): string {
  const { options, rng, streams, titles } = state;
  return JSON.stringify([
    options,
    rng.drawn,
    rng.seed,
    streams.map(({ drawn, seed }) => [drawn, seed]),
    state.phase,
    state.active,
    state.number,
    state.idle,
    [titles['longest-road'], titles['largest-army']],
    state.winner,
    state.players.map(writePlayer),
    ...(state.loaded ? [state.loaded] : []),
  ]);
}

const writePlayer = ({ roads, settlements, cities, knights, castles, used, boxes, line, turn }: Player): unknown[] => [
  roads,
  settlements,
  cities,
  knights,
  castles,
  used,
  boxes,
  line,
  turn && [turn.dice, turn.cup, turn.fell, turn.throws, turn.rolling, turn.builds, turn.points, turn.fresh],
];

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const places = z.array(count);
const dice = z.array(z.int().min(0).max(DICE)).length(FACES);
const turn = z.tuple([
  dice,
  z.int().min(0).max(DICE),
  dice,
  z.int().min(0).max(THROWS_PER_TURN),
  z.boolean(),
  count,
  count,
  places,
]);
const player = z.tuple([
  places,
  places,
  places,
  places,
  places,
  places,
  z.array(count.nullable()).max(BOXES),
  count,
  turn.nullable(),
]);
const stream = z.tuple([count, z.string()]);
const written = z.tuple(
  [
    optionsSchema,
    count,
    z.string(),
    z.array(stream).max(4),
    z.enum(['setup', 'play', 'over']),
    seat,
    count,
    count,
    z.tuple([seat.nullable(), seat.nullable()]),
    seat.nullable(),
    z.array(player).min(1).max(4),
  ],
  z.array(z.array(z.string())),
);

function read(text: string): State {
  const [options, drawn, seed, streams, phase, active, number, idle, [road, army], winner, players, loaded] =
    written.parse(JSON.parse(text));
  const map = indexedMapOf(options.variant);
  const within = (list: readonly number[], size: number): number[] => {
    if (list.some((place) => place >= size)) throw new Error('a place that is not on the map');
    return list as number[];
  };
  const state: State = {
    options,
    rng: { seed, drawn },
    streams: streams.map(([at, own]) => ({ seed: own, drawn: at })),
    phase,
    active,
    number,
    idle,
    titles: { 'longest-road': road, 'largest-army': army },
    players: players.map(([roads, settlements, cities, knights, castles, used, boxes, line, under]): Player => ({
      roads: within(roads, map.roads.length),
      settlements: within(settlements, map.settlements.length),
      cities: within(cities, map.cities.length),
      knights: within(knights, map.knights.length),
      castles: within(castles, map.castles),
      used: within(used, map.jokers.length),
      boxes,
      line,
      turn: under && {
        dice: under[0],
        cup: under[1],
        fell: under[2],
        throws: under[3],
        rolling: under[4],
        builds: under[5],
        points: under[6],
        fresh: within(under[7], map.knights.length),
      },
    })),
    winner,
  };
  if (active >= players.length) throw new Error('a seat that is not there');
  if (loaded) state.loaded = loaded.map((queue) => queue);
  return state;
}

export const codec: StateCodec<State> = { version: 1, write, read, migrations: [], copy: copyState };
