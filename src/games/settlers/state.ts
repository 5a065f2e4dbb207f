import type { Table as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import type { Island } from './board/island.ts';
import type { News, Terms } from './news.ts';
import type { Options } from './options.ts';
import { type Court, copyRealm, type Realm } from './realm.ts';
import type { Colour, Development, Phase } from './vocabulary.ts';

/** Pieces of one colour that are not on the board yet, and its longest line of roads. */
export interface Stock {
  roads: number;
  settlements: number;
  cities: number;
  line: number;
}

/** What a player holds. */
export interface Side {
  /** Counts by sort. */
  readonly hand: number[];
  /** Hidden development cards: those held since an earlier turn, and those bought in this one. */
  development: Development[];
  bought: Development[];
  /** Knights that lie open. */
  army: number;
  /** Catan for Two. */
  tradeCards: number;
}

/** What a seat that is not active puts forward. It stands over turns, or belongs to the open offer. */
export interface Proposal extends Terms {
  readonly seat: Seat;
  /** The active seats that may take it; empty: all. */
  readonly to: readonly Seat[];
  readonly standing: boolean;
}

/** The invitation of the active player. */
export interface Offer extends Terms {
  readonly to: readonly Seat[];
  /** Seats that have not answered yet. */
  readonly waiting: readonly Seat[];
}

/** What is counted within a turn. */
export interface Turn {
  /** The sum thrown last; null before the roll. */
  rolled: number | null;
  /** The two dice of that throw. */
  dice: readonly [number, number] | null;
  /** Catan for Two: the first of the two throws, once it is settled. */
  first: number | null;
  /** A development card was played. */
  played: boolean;
  /** Catan for Two: a knight was sold. */
  sold: boolean;
  /** How often an open offer was made. */
  offers: number;
}

/**
 * The resting state. Owners are seats; in Catan for Two the neutral players A and B follow as 2 and 3. Lists over
 * intersections and paths go by their numbers.
 */
export interface State extends Island {
  /** Invention exchanges two of them. */
  tokens: readonly number[];
  readonly options: Options;
  readonly rng: RandomState;
  /** By owner. */
  readonly colours: readonly Colour[];
  readonly starter: Seat;
  phase: Phase;
  /** Counts turns from 1; 0 during set-up. */
  turn: number;
  active: Seat;
  /** How many parts of the set-up are done. */
  placed: number;
  /** The robber's hex; -1 before the barbarians have landed. */
  robber: number;
  /** Owner of the road on each path. */
  readonly roads: number[];
  /** Owner of the building on each intersection, and what it is: 1 a settlement, 2 a city. */
  readonly towns: number[];
  readonly ranks: number[];
  /** By owner. */
  readonly stocks: readonly Stock[];
  readonly sides: readonly Side[];
  readonly bank: number[];
  /** The uppermost first. */
  readonly deck: Development[];
  /** Development cards out of the game. */
  readonly gone: Development[];
  longest: number | null;
  largest: Seat | null;
  /** How the turn stands. */
  now: Turn;
  offer: Offer | null;
  proposals: Proposal[];
  /** Cities & Knights; null in the other variants. */
  readonly realm: Realm | null;
  /** Loaded dice and blind draws: each takes the next entry. */
  dice?: string[];
  draws?: string[];
  winner: Seat | null;
}

export type Table = EngineTable<State, News>;

export const sideOf = (state: State, seat: Seat): Side => state.sides[seat] as Side;
export const stockOfOwner = (state: State, owner: number): Stock => state.stocks[owner] as Stock;
export const handOf = (state: State, seat: Seat): number[] => sideOf(state, seat).hand;

/** Where it is certain that Cities & Knights is played. */
export const realmOf = (state: State): Realm => state.realm as Realm;
export const courtOf = (state: State, seat: Seat): Court => realmOf(state).courts[seat] as Court;

/** Seats are people; owners behind them are neutral players. */
export const seatsOf = (state: State): number => state.sides.length;
export const isNeutral = (state: State, owner: number): boolean => owner >= state.sides.length;
export const isTwo = (state: State): boolean => state.options.variant === 'two';

/** The colour of a neutral player, for what is told of one. */
export const neutralColour = (state: State, owner: number): { readonly neutral?: Colour } =>
  isNeutral(state, owner) ? { neutral: state.colours[owner] as Colour } : {};

export const newTurn = (): Turn => ({ rolled: null, dice: null, first: null, played: false, sold: false, offers: 0 });

/** A copy that shares only what is never changed. Names stand in the order of set-up: objects of one shape are fast. */
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
    realm: state.realm && copyRealm(state.realm),
    winner: state.winner,
  };
  if (state.dice) copy.dice = state.dice.slice();
  if (state.draws) copy.draws = state.draws.slice();
  return copy;
}

function copySide({ hand, development, bought, army, tradeCards }: Side): Side {
  return { hand: hand.slice(), development: development.slice(), bought: bought.slice(), army, tradeCards };
}
