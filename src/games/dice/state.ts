import type { Table as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { type Chart, chartOf } from './maps/index.ts';
import type { News } from './news.ts';
import type { Options } from './options.ts';
import type { Amounts, Title } from './vocabulary.ts';

/** A turn under way. */
export interface Turn {
  /** The dice that lie and are not spent. */
  readonly dice: Amounts;
  /** So many are in the cup, to be thrown before anything else. */
  cup: number;
  /** What the last throw showed. */
  fell: Amounts;
  throws: number;
  rolling: boolean;
  builds: number;
  /** What was built in this turn scores so much on Island One. */
  points: number;
  /** Knights built in this turn. */
  fresh: number[];
}

/** What one player has drawn on the sheet. Places are positions in the lists of the map, in the order built. */
export interface Player {
  readonly roads: number[];
  readonly settlements: number[];
  readonly cities: number[];
  readonly knights: number[];
  readonly castles: number[];
  /** Jokers. */
  readonly used: number[];
  /** Null is an X. */
  readonly boxes: (number | null)[];
  /** The longest line of roads. */
  line: number;
  /** Null outside the own turn. */
  turn: Turn | null;
}

export interface State {
  readonly options: Options;
  readonly rng: RandomState;
  /** In parallel play each seat throws from a stream of its own; none otherwise. */
  readonly streams: RandomState[];
  phase: 'setup' | 'play' | 'over';
  active: Seat;
  /** Counts the turns of all from 1; 0 during set-up. */
  number: number;
  /** Turns in a row without a build. */
  idle: number;
  readonly titles: Record<Title, Seat | null>;
  readonly players: readonly Player[];
  /** Who ended the match by reaching the goal. */
  winner: Seat | null;
  /** Loaded dice: each throw takes the next entry; in parallel play by seat. */
  loaded?: string[][];
}

export type Table = EngineTable<State, News>;

/** What lies on the table, as far as building goes; a view shows as much. */
export type Lay = Pick<State, 'options' | 'players'>;

/** With the titles, as far as points go. */
export type Scored = Lay & Pick<State, 'titles'>;

export const playerOf = (state: Pick<State, 'players'>, seat: Seat): Player => state.players[seat] as Player;
export const mapOf = ({ options }: { readonly options: Options }): Chart => chartOf(options.variant);
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

/** A copy that shares only what is never changed. */
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
