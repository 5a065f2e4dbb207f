import type { RulesContext as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import type { Amounts, BuildKind, Expansion, CardSide, Direction } from './vocabulary.ts';

export interface City {
  /** Settlement card below the city. */
  readonly card: number;
  expansion: Expansion | null;
}

export interface Player {
  readonly hand: Amounts;
  /** In the order gained. */
  readonly roads: CardSide[];
  readonly knights: CardSide[];
  /** Card numbers in the order gained; hidden from all until flipped. */
  readonly settlements: number[];
  readonly cities: City[];
  /** Number of cards owed to the robbers. */
  owed: number;
  /** Cards chosen for the robbers, in hand until all have chosen; null while open. */
  chosen: Amounts | null;
}

export interface State {
  readonly options: Options;
  readonly rng: RandomState;
  /** In `draw` the turn is over, but the cards are still to be drawn. */
  phase: 'trade' | 'build' | 'draw' | 'over';
  active: Seat;
  /** Turn number over all seats, from 1. */
  turn: number;
  /** Cards traded in this turn. */
  traded: number;
  /** Whether the library was used in this turn. */
  library: boolean;
  guild: number;
  readonly built: BuildKind[];
  /** Hand the active player is looking at. */
  looking: Seat | null;
  /** Build to pay for, if several sets of cards would do. */
  paying: { readonly what: string; readonly flip: boolean } | null;
  /** Cards drawn from a hand; the same number goes back. */
  returning: { readonly to: Seat; readonly cards: readonly number[] } | null;
  /** Top card first. */
  draw: number[];
  discard: number[];
  readonly market: Amounts;
  readonly settlements: number[];
  readonly supply: { road: number; knight: number };
  readonly expansions: Expansion[];
  /** Null with two players. */
  destiny: Direction | null;
  readonly players: readonly Player[];
  winner: Seat | null;
  /** Consecutive turns without a build and without a card to draw. */
  idle: number;
  /** Loaded draws from hands, taken in order. */
  draws?: number[];
}

export type Context = EngineTable<State, GameEvent>;

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
