import type { Seat } from '../../engine/script.ts';
import type { Island } from './board/island.ts';
import type { ProgressCard } from './cities-and-knights/cards/progress.ts';
import { type Options, targetOf } from './options.ts';
import { ratesOf } from './rules/bank-trade.ts';
import { goodsCount } from './rules/goods.ts';
import { hiddenPoints, openPoints } from './rules/points.ts';
import { type CitiesAndKnightsView, viewCitiesAndKnights } from './cities-and-knights/view.ts';
import type { Offer, Proposal, Side, State, Stock, Turn } from './state.ts';
import type { PlayerColour, Development, Phase } from './vocabulary.ts';

/** The public part of a player. */
export interface SideView {
  readonly handSize: number;
  /** Hidden development cards from earlier turns, and those bought this turn. */
  readonly developmentSize: number;
  readonly boughtSize: number;
  readonly army: number;
  readonly tradeCards: number;
  readonly openPoints: number;
}

/** The private part of a player. */
export interface OwnView {
  readonly hand: readonly number[];
  readonly development: readonly Development[];
  readonly bought: readonly Development[];
  /** Cities & Knights: hidden progress cards. */
  readonly progress: readonly ProgressCard[];
  readonly points: number;
  /** Number of cards the bank takes for one, by sort. */
  readonly rates: readonly number[];
}

/** Everything one seat may know, and nothing else; `seat` is null for spectators. */
export interface View extends Island {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly target: number;
  readonly colours: readonly PlayerColour[];
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
  readonly citiesAndKnights: CitiesAndKnightsView | null;
  /** All points, once the match is over. */
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
    target: targetOf(state.options),
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
    citiesAndKnights: state.citiesAndKnights && viewCitiesAndKnights(state, state.citiesAndKnights),
    revealed:
      state.winner === null ? null : state.sides.map((_, at) => openPoints(state, at) + hiddenPoints(state, at)),
    winner: state.winner,
  };
}

const sideView = (state: State, { hand, development, bought, army, tradeCards }: Side, seat: Seat): SideView => ({
  handSize: goodsCount(hand),
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
    progress: state.citiesAndKnights?.cityPlayers[seat]?.progress.slice() ?? [],
    points: openPoints(state, seat) + hiddenPoints(state, seat),
    rates: ratesOf(state, seat),
  };
}
