import type { RulesContext as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import type { Island } from './board/island.ts';
import type { GameEvent, TradeTerms } from './game-event.ts';
import type { Options } from './options.ts';
import { type CityPlayer, copyCitiesAndKnights, type CitiesAndKnightsState } from './cities-and-knights/state.ts';
import type { PlayerColour, Development, Phase } from './vocabulary.ts';

/** Pieces of one colour that are not on the board, and its longest line of roads. */
export interface Stock {
  roads: number;
  settlements: number;
  cities: number;
  line: number;
}

export interface Side {
  /** Counts by sort. */
  readonly hand: number[];
  /** Hidden development cards from earlier turns, and those bought this turn. */
  development: Development[];
  bought: Development[];
  /** Played knights. */
  army: number;
  /** CATAN for Two. */
  tradeCards: number;
}

/** An offer by a seat that is not active. It lasts over turns, or belongs to the open offer. */
export interface Proposal extends TradeTerms {
  readonly seat: Seat;
  /** The active seats that may accept it; empty for all. */
  readonly to: readonly Seat[];
  readonly standing: boolean;
}

/** The open offer of the active player. */
export interface Offer extends TradeTerms {
  readonly to: readonly Seat[];
  /** Seats that have not answered yet. */
  readonly waiting: readonly Seat[];
}

/** State that lasts one turn. */
export interface Turn {
  /** The sum of the last roll; null before the roll. */
  rolled: number | null;
  /** The two dice of that roll. */
  dice: readonly [number, number] | null;
  /** CATAN for Two: the first of the two rolls, once it is settled. */
  first: number | null;
  /** Whether a development card was played. */
  played: boolean;
  /** CATAN for Two: whether a knight was sold. */
  sold: boolean;
  /** The number of open offers made. */
  offers: number;
}

/**
 * The resting state. Owners are seats; in CATAN for Two the neutral players A and B follow as 2 and 3. Lists over
 * intersections and paths are indexed by their numbers.
 */
export interface State extends Island {
  /** Invention swaps two of them. */
  tokens: readonly number[];
  readonly options: Options;
  readonly rng: RandomState;
  /** By owner. */
  readonly colours: readonly PlayerColour[];
  readonly starter: Seat;
  phase: Phase;
  /** Counts from 1; 0 during set-up. */
  turn: number;
  active: Seat;
  /** The number of set-up parts done. */
  placed: number;
  /** The robber's hex; -1 before the barbarians have landed. */
  robber: number;
  /** Owner of the road on each path. */
  readonly roads: number[];
  /** Owner of the building on each intersection, and its rank: 1 settlement, 2 city. */
  readonly towns: number[];
  readonly ranks: number[];
  /** By owner. */
  readonly stocks: readonly Stock[];
  readonly sides: readonly Side[];
  readonly bank: number[];
  /** The top card first. */
  readonly deck: Development[];
  readonly gone: Development[];
  longest: number | null;
  largest: Seat | null;
  now: Turn;
  offer: Offer | null;
  proposals: Proposal[];
  /** Cities & Knights; null in the other variants. */
  readonly citiesAndKnights: CitiesAndKnightsState | null;
  /** Loaded dice and blind draws; each takes the next entry. */
  dice?: string[];
  draws?: string[];
  /** Balanced dice: the throws not drawn yet, in ascending order. Each is drawn by chance, so there is no order to know. */
  throws?: number[];
  winner: Seat | null;
}

export type Context = EngineTable<State, GameEvent>;

export const sideOf = (state: State, seat: Seat): Side => state.sides[seat] as Side;
export const stockOfOwner = (state: State, owner: number): Stock => state.stocks[owner] as Stock;
export const handOf = (state: State, seat: Seat): number[] => sideOf(state, seat).hand;

/** For callers that know Cities & Knights is played. */
export const citiesAndKnightsOf = (state: State): CitiesAndKnightsState =>
  state.citiesAndKnights as CitiesAndKnightsState;
export const cityPlayerOf = (state: State, seat: Seat): CityPlayer =>
  citiesAndKnightsOf(state).cityPlayers[seat] as CityPlayer;

/** Owners beyond the seats are neutral players. */
export const seatsOf = (state: State): number => state.sides.length;
const isNeutral = (state: State, owner: number): boolean => owner >= state.sides.length;
export const isTwo = (state: State): boolean => state.options.variant === 'two';

/** The colour of a neutral player, for events. */
export const neutralColour = (state: State, owner: number): { readonly neutral?: PlayerColour } =>
  isNeutral(state, owner) ? { neutral: state.colours[owner] as PlayerColour } : {};

export const newTurn = (): Turn => ({ rolled: null, dice: null, first: null, played: false, sold: false, offers: 0 });

/** A copy that shares only immutable parts. Property order matches set-up, because objects of one shape are fast. */
export function copyState(state: State): State {
  const copy: State = {
    terrain: state.terrain,
    tokens: state.tokens,
    harbours: state.harbours,
    options: state.options,
    rng: { seed: state.rng.seed, drawn: state.rng.drawn },
    colours: state.colours,
    starter: state.starter,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    placed: state.placed,
    robber: state.robber,
    roads: state.roads.slice(),
    towns: state.towns.slice(),
    ranks: state.ranks.slice(),
    stocks: state.stocks.map(({ roads, settlements, cities, line }) => ({ roads, settlements, cities, line })),
    sides: state.sides.map(copySide),
    bank: state.bank.slice(),
    deck: state.deck.slice(),
    gone: state.gone.slice(),
    longest: state.longest,
    largest: state.largest,
    now: { ...state.now },
    offer: state.offer,
    proposals: state.proposals.slice(),
    citiesAndKnights: state.citiesAndKnights && copyCitiesAndKnights(state.citiesAndKnights),
    winner: state.winner,
  };
  if (state.dice) copy.dice = state.dice.slice();
  if (state.draws) copy.draws = state.draws.slice();
  if (state.throws) copy.throws = state.throws.slice();
  return copy;
}

function copySide({ hand, development, bought, army, tradeCards }: Side): Side {
  return { hand: hand.slice(), development: development.slice(), bought: bought.slice(), army, tradeCards };
}
