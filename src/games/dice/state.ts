import type { RulesContext as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { type IndexedMap, indexedMapOf } from './maps/index.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import type { Amounts, Title } from './vocabulary.ts';

export interface Turn {
  /** Unspent dice on the table. */
  readonly dice: Amounts;
  /** Number of dice to throw next. */
  cup: number;
  /** Faces of the last throw. */
  fell: Amounts;
  throws: number;
  rolling: boolean;
  builds: number;
  /** Score of this turn's builds on Island One. */
  points: number;
  /** Knights built in this turn. */
  fresh: number[];
}

/** A player's sheet. Places are positions in the map's lists, in building order. */
export interface Player {
  readonly roads: number[];
  readonly settlements: number[];
  readonly cities: number[];
  readonly knights: number[];
  readonly castles: number[];
  /** Used jokers. */
  readonly used: number[];
  /** Null for an X. */
  readonly boxes: (number | null)[];
  /** Length of the longest road. */
  line: number;
  /** Null outside the player's turn. */
  turn: Turn | null;
}

export interface State {
  readonly options: Options;
  readonly rng: RandomState;
  /** Random stream per seat in parallel play; otherwise empty. */
  readonly streams: RandomState[];
  phase: 'setup' | 'play' | 'over';
  active: Seat;
  /** Turn number over all seats, from 1; 0 during setup. */
  number: number;
  /** Turns in a row without a build. */
  idle: number;
  readonly titles: Record<Title, Seat | null>;
  readonly players: readonly Player[];
  /** Seat that reached the goal. */
  winner: Seat | null;
  /** Loaded throws, taken in order; by seat in parallel play. */
  loaded?: string[][];
}

export type Context = EngineTable<State, GameEvent>;

/** State needed for building; views have it too. */
export type DiceCounts = Pick<State, 'options' | 'players'>;

/** State needed for points. */
export type Scored = DiceCounts & Pick<State, 'titles'>;

export const playerOf = (state: Pick<State, 'players'>, seat: Seat): Player => state.players[seat] as Player;
export const mapOf = ({ options }: { readonly options: Options }): IndexedMap => indexedMapOf(options.variant);
export const isParallel = ({ options }: { readonly options: Options }): boolean => options.order === 'parallel';

export const newPlayer = (): Player => ({
  roads: [],
  settlements: [],
  cities: [],
  knights: [],
  castles: [],
  used: [],
  boxes: [],
  line: 0,
  turn: null,
});

/** Copies a state, sharing only what never changes. */
export function copyState(state: State): State {
  const copy: State = {
    options: state.options,
    rng: { seed: state.rng.seed, drawn: state.rng.drawn },
    streams: state.streams.map(({ seed, drawn }) => ({ seed, drawn })),
    phase: state.phase,
    active: state.active,
    number: state.number,
    idle: state.idle,
    titles: { 'longest-road': state.titles['longest-road'], 'largest-army': state.titles['largest-army'] },
    players: state.players.map(copyPlayer),
    winner: state.winner,
  };
  if (state.loaded) copy.loaded = state.loaded.map((queue) => queue.slice());
  return copy;
}

export function copyPlayer({ roads, settlements, cities, knights, castles, used, boxes, line, turn }: Player): Player {
  return {
    roads: roads.slice(),
    settlements: settlements.slice(),
    cities: cities.slice(),
    knights: knights.slice(),
    castles: castles.slice(),
    used: used.slice(),
    boxes: boxes.slice(),
    line,
    turn: turn && copyTurn(turn),
  };
}

function copyTurn({ dice, cup, fell, throws, rolling, builds, points, fresh }: Turn): Turn {
  return { dice: dice.slice(), cup, fell: fell.slice(), throws, rolling, builds, points, fresh: fresh.slice() };
}
