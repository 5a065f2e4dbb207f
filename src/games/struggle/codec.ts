import * as z from 'zod';
import type { StateCodec } from '../../engine/game/index.ts';
import { optionsSchema } from './options.ts';
import { copyState, type Player, type State } from './state.ts';
import { buildKinds, expansionKinds, KINDS } from './vocabulary.ts';

/**
 * Encodes a state as JSON lists in a fixed order, without names. Stacks of resource cards are digits, top card first.
 *
 *   [flow (or all options, if there is a handicap), drawn, seed, phase, active, turn, traded, library, guild, built, looking, paying, returning, draw, discard,
 *    market, settlements, [roads, knights left], expansions, destiny, [players], winner, idle, draws?]
 *   a player: [hand, roads, knights, settlements, [[card, expansion], …], owed, chosen]
 */
function write(state: State): string {
  const { options, rng, returning, supply } = state;
  return JSON.stringify([
    options.handicap === undefined ? options.flow : options,
    rng.drawn,
    rng.seed,
    state.phase,
    state.active,
    state.turn,
    state.traded,
    state.library,
    state.guild,
    state.built,
    state.looking,
    state.paying && [state.paying.what, state.paying.flip],
    returning && [returning.to, returning.cards.join('')],
    state.draw.join(''),
    state.discard.join(''),
    state.market,
    state.settlements,
    [supply.road, supply.knight],
    state.expansions,
    state.destiny,
    state.players.map(writePlayer),
    state.winner,
    state.idle,
    ...(state.draws ? [state.draws.join('')] : []),
  ]);
}

const writePlayer = ({ hand, roads, knights, settlements, cities, owed, chosen }: Player): unknown[] => [
  hand,
  roads.join(''),
  knights.join(''),
  settlements,
  cities.map(({ card, expansion }) => [card, expansion]),
  owed,
  chosen,
];

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const digits = z
  .string()
  .regex(/^[0-4]*$/)
  .transform((text) => Array.from(text, Number));
const sides = z
  .string()
  .regex(/^[AB]*$/)
  .transform((text) => Array.from(text) as ('A' | 'B')[]);
const amounts = z.array(count).length(KINDS);
const card = z.int().min(1).max(15);
const player = z.tuple([
  amounts,
  sides,
  sides,
  z.array(card),
  z.array(z.tuple([card, z.enum(expansionKinds).nullable()])),
  count,
  amounts.nullable(),
]);
const written = z.tuple(
  [
    z.union([optionsSchema.shape.flow, optionsSchema]),
    count,
    z.string(),
    z.enum(['trade', 'build', 'draw', 'over']),
    seat,
    count,
    count,
    z.boolean(),
    count,
    z.array(z.enum(buildKinds)),
    seat.nullable(),
    z.tuple([z.string(), z.boolean()]).nullable(),
    z.tuple([seat, digits]).nullable(),
    digits,
    digits,
    amounts,
    z.array(card),
    z.tuple([count, count]),
    z.array(z.enum(expansionKinds)),
    z.enum(['clockwise', 'counterclockwise']).nullable(),
    z.array(player).min(2).max(4),
    seat.nullable(),
    count,
  ],
  digits,
);

function read(text: string): State {
  const [
    agreed,
    drawn,
    seed,
    phase,
    active,
    turn,
    traded,
    library,
    guild,
    built,
    looking,
    paying,
    returning,
    draw,
    discard,
    market,
    settlements,
    left,
    expansions,
    destiny,
    players,
    winner,
    idle,
    draws,
  ] = written.parse(JSON.parse(text));
  if ([active, looking, returning?.[0], winner].some((each) => (each ?? 0) >= players.length))
    throw new Error('a seat that is not there');
  const state: State = {
    options: typeof agreed === 'string' ? { variant: 'struggle', flow: agreed } : agreed,
    rng: { seed, drawn },
    phase,
    active,
    turn,
    traded,
    library,
    guild,
    built,
    looking,
    paying: paying && { what: paying[0], flip: paying[1] },
    returning: returning && { to: returning[0], cards: returning[1] },
    draw,
    discard,
    market,
    settlements,
    supply: { road: left[0], knight: left[1] },
    expansions,
    destiny,
    players: players.map(([hand, roads, knights, own, cities, owed, chosen]): Player => ({
      hand,
      roads,
      knights,
      settlements: own,
      cities: cities.map(([each, expansion]) => ({ card: each, expansion })),
      owed,
      chosen,
    })),
    winner,
    idle,
  };
  if (draws) state.draws = draws;
  return state;
}

/** Adds the idle counter, which older matches lack. */
const withIdle = (rest: unknown): string =>
  JSON.stringify((JSON.parse(z.string().parse(rest)) as unknown[]).toSpliced(WINNER + 1, 0, 0));
const WINNER = 21;

export const codec: StateCodec<State> = {
  version: 2,
  write,
  read,
  migrations: [{ version: 2, migrate: withIdle }],
  copy: copyState,
};
