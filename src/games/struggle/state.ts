import type { Table as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import type { News } from './news.ts';
import type { Options } from './options.ts';
import type { Amounts, BuildKind, Expansion, Side, Way } from './vocabulary.ts';

export interface City {
  /** The settlement card it was. */
  readonly card: number;
  expansion: Expansion | null;
}

export interface Player {
  readonly hand: Amounts;
  /** In the order gained. */
  readonly roads: Side[];
  readonly knights: Side[];
  /** Cards in the order gained; nobody knows them before they are flipped. */
  readonly settlements: number[];
  readonly cities: City[];
  /** So many cards the robbers take. */
  owed: number;
  /** Which ones, still in hand until all have chosen; null while that is open. */
  chosen: Amounts | null;
}

export interface State {
  readonly options: Options;
  readonly rng: RandomState;
  /** `draw`: the turn is over, the cards are still to be drawn. */
  phase: 'trade' | 'build' | 'draw' | 'over';
  active: Seat;
  /** Counts the turns of all from 1. */
  turn: number;
  /** Cards traded in this turn. */
  traded: number;
  /** Whether the library was used in this turn. */
  library: boolean;
  guild: number;
  readonly built: BuildKind[];
  /** The active player looks at this hand. */
  looking: Seat | null;
  /** What the active player is about to pay for, where several sets of cards would do. */
  paying: { readonly what: string; readonly flip: boolean } | null;
  /** Cards were drawn from a hand, and as many go back. */
  returning: { readonly to: Seat; readonly cards: readonly number[] } | null;
  /** The top first. */
  draw: number[];
  discard: number[];
  readonly market: Amounts;
  readonly settlements: number[];
  readonly supply: { road: number; knight: number };
  readonly expansions: Expansion[];
  /** Null with two players. */
  destiny: Way | null;
  readonly players: readonly Player[];
  winner: Seat | null;
  /** Turns in a row in which nothing was built and nothing was left to draw. */
  idle: number;
  /** Loaded draws from hands: each takes the next entry. */
  draws?: number[];
}

export type Table = EngineTable<State, News>;

export const playerOf = (state: Pick<State, 'players'>, seat: Seat): Player => state.players[seat] as Player;

export function copyState(state: State): State {
  const copy: State = {
    options: state.options,
    rng: { seed: state.rng.seed, drawn: state.rng.drawn },
    phase: state.phase,
    active: state.active,
    turn: state.turn,
    traded: state.traded,
    library: state.library,
    guild: state.guild,
    built: state.built.slice(),
    looking: state.looking,
    paying: state.paying,
    returning: state.returning,
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    market: state.market.slice(),
    settlements: state.settlements.slice(),
    supply: { road: state.supply.road, knight: state.supply.knight },
    expansions: state.expansions.slice(),
    destiny: state.destiny,
    players: state.players.map(copyPlayer),
    winner: state.winner,
    idle: state.idle,
  };
  if (state.draws) copy.draws = state.draws.slice();
  return copy;
}

function copyPlayer({ hand, roads, knights, settlements, cities, owed, chosen }: Player): Player {
  return {
    hand: hand.slice(),
    roads: roads.slice(),
    knights: knights.slice(),
    settlements: settlements.slice(),
    cities: cities.map(({ card, expansion }) => ({ card, expansion })),
    owed,
    chosen: chosen && chosen.slice(),
  };
}
