import type { Seat } from '../../engine/script.ts';
import type { Island } from './board/island.ts';
import type { Progress } from './cards/progress.ts';
import type { Options } from './options.ts';
import { ratesOf } from './rules/bank.ts';
import { sizeOf } from './rules/hand.ts';
import { hiddenPoints, openPoints, targetOf } from './rules/points.ts';
import { type RealmView, viewRealm } from './realm-view.ts';
import type { Offer, Proposal, Side, State, Stock, Turn } from './state.ts';
import type { Colour, Development, Phase } from './vocabulary.ts';

/** What lies open of a player. */
export interface SideView {
  readonly handSize: number;
  /** Hidden development cards of earlier turns, and those bought in this one. */
  readonly developmentSize: number;
  readonly boughtSize: number;
  readonly army: number;
  readonly tradeCards: number;
  readonly openPoints: number;
}

/** What only its owner sees. */
export interface OwnView {
  readonly hand: readonly number[];
  readonly development: readonly Development[];
  readonly bought: readonly Development[];
  /** Cities & Knights: hidden progress cards. */
  readonly progress: readonly Progress[];
  readonly points: number;
  /** Cards the bank takes for one, by sort. */
  readonly rates: readonly number[];
}

/** Everything one seat may know, and nothing else; `seat` is null for those who watch. */
export interface View extends Island {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly target: number;
  readonly colours: readonly Colour[];
  readonly starter: Seat;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Seat;
  readonly placed: number;
  readonly robber: number;
  readonly roads: readonly number[];
  readonly towns: readonly number[];
  readonly ranks: readonly number[];
  readonly stocks: readonly Readonly<Stock>[];
  readonly sides: readonly SideView[];
  readonly own: OwnView | null;
  readonly bank: readonly number[];
  readonly deck: number;
  readonly gone: readonly Development[];
  readonly longest: number | null;
  readonly largest: Seat | null;
  readonly now: Readonly<Turn>;
  readonly offer: Offer | null;
  readonly proposals: readonly Proposal[];
  /** Cities & Knights; null in the other variants. */
  readonly realm: RealmView | null;
  /** After the end all points are open. */
  readonly revealed: readonly number[] | null;
  readonly winner: Seat | null;
}

export function viewOf(state: State, seat: Seat | null): View {
  return {
    terrain: state.terrain,
    tokens: state.tokens,
    harbours: state.harbours,
    seat,
    options: state.options,
    target: targetOf(state),
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
    sides: state.sides.map((side, at) => sideView(state, side, at)),
    own: seat === null ? null : ownView(state, seat),
    bank: state.bank.slice(),
    deck: state.deck.length,
    gone: state.gone.slice(),
    longest: state.longest,
    largest: state.largest,
    now: { ...state.now },
    offer: state.offer,
    proposals: state.proposals.slice(),
    realm: state.realm && viewRealm(state, state.realm),
    revealed: state.winner === null ? null : state.sides.map((_, at) => openPoints(state, at) + hiddenPoints(state, at)),
    winner: state.winner,
  };
}

const sideView = (state: State, { hand, development, bought, army, tradeCards }: Side, seat: Seat): SideView => ({
  handSize: sizeOf(hand),
  developmentSize: development.length,
  boughtSize: bought.length,
  army,
  tradeCards,
  openPoints: openPoints(state, seat),
});

function ownView(state: State, seat: Seat): OwnView {
  const { hand, development, bought } = state.sides[seat] as Side;
  return {
    hand: hand.slice(),
    development: development.slice(),
    bought: bought.slice(),
    progress: state.realm?.courts[seat]?.progress.slice() ?? [],
    points: openPoints(state, seat) + hiddenPoints(state, seat),
    rates: ratesOf(state, seat),
  };
}
