import type { Seat } from '../../engine/script.ts';
import { hexCornersOf, HEXES, hexesAt, NODES } from './board/geometry.ts';
import { pipsOf, yieldOf } from './board/island.ts';
import { ratesOf } from './rules/bank-trade.ts';
import { goodsCount } from './rules/goods.ts';
import { commodityFor } from './rules/production.ts';
import { handLimit } from './rules/robber.ts';
import type { TradeTerms } from './game-event.ts';
import { improvementPlans, citiesAndKnightsValue } from './cities-and-knights/evaluate.ts';
import { isFree, isReached } from './rules/places.ts';
import { openPoints, pointsOf } from './rules/points.ts';
import { isSameTerms } from './rules/offer-input.ts';
import { handOf, type Proposal, sideOf, type State, stockOfOwner } from './state.ts';
import { NO_OWNER, prices } from './vocabulary.ts';

/** Weight of the best opponent's prospects against the seat's own. */
const ENVY = 0.35;

/** Rates the seat's prospects: points, income, builds within reach, and its lead over the others. */
export function evaluate(state: State, seat: Seat): number {
  const incomes = incomeOf(state);
  let best = 0;
  let sum = 0;
  state.sides.forEach((_, other) => {
    if (other === seat) return;
    const standing = 100 * openPoints(state, other) + 9 * (incomes[other] as number);
    best = Math.max(best, standing);
    sum += standing;
  });
  const own =
    100 * pointsOf(state, seat) +
    9 * (incomes[seat] as number) +
    prospects(state, seat) +
    handValue(state, seat, handOf(state, seat));
  return own + tradeValue(state, seat) - ENVY * (0.6 * best + (0.4 * sum) / Math.max(1, state.sides.length - 1));
}

/** The value of each seat's income; the first cards of a sort count more. */
export const incomeOf = (state: State): number[] => yieldsOf(state, ROBBED).map(yieldsValue);

/** The share of a hex's yield that counts while the robber is on it. */
const ROBBED = 0.35;

/** Expected cards in 36 rolls, by seat and sort; the robber's hex counts with the given share. */
export function yieldsOf(state: State, robbed: number): number[][] {
  const income = state.sides.map(() => state.bank.map(() => 0));
  for (let hex = 0; hex < HEXES; hex++) {
    const sort = yieldOf[state.terrain[hex] as keyof typeof yieldOf];
    if (sort < 0) continue;
    const pips = pipsOf(state.tokens[hex] as number) * (hex === state.robber ? robbed : 1);
    for (const node of hexCornersOf[hex] as readonly number[]) {
      const owner = state.towns[node] as number;
      const goods = owner === NO_OWNER ? undefined : income[owner];
      if (goods)
        addIncome(
          goods,
          sort,
          pips,
          state.ranks[node] as number,
          state.citiesAndKnights ? commodityFor[sort] : undefined,
        );
    }
  }
  return income;
}

export function yieldsValue(goods: readonly number[]): number {
  let worth = 0;
  for (const pips of goods) worth += pipsValue(pips);
  return worth;
}

/** A city in Cities & Knights yields a commodity instead of the second card. */
function addIncome(goods: number[], sort: number, pips: number, rank: number, commodity: number | undefined): void {
  const second = rank === 2 && commodity !== undefined ? commodity : sort;
  goods[sort] = (goods[sort] as number) + pips;
  if (rank === 2) goods[second] = (goods[second] as number) + pips;
}

/** The first cards of a sort are worth most. */
export const pipsValue = (pips: number): number =>
  Math.min(pips, 3) * 1.6 + Math.min(Math.max(0, pips - 3), 4) + 0.6 * Math.max(0, pips - 7);

/** Values assets that bring no points yet: knights, cards, useful roads, harbours. */
function prospects(state: State, seat: Seat): number {
  const { army, development, bought, tradeCards } = sideOf(state, seat);
  const { line, roads } = stockOfOwner(state, seat);
  const cards = development.length + bought.length;
  const [best, second] = sitesValue(state, seat);
  const rates = ratesOf(state, seat).reduce((sum, rate) => sum + (4 - rate), 0);
  const title = state.longest === seat ? 0 : Math.min(line, 6) * 2.5;
  return (
    26 * Math.min(army, 5) +
    16 * cards +
    2.2 * best +
    0.8 * second +
    5 * rates +
    title +
    4 * tradeCards -
    0.5 * (15 - roads) +
    (state.citiesAndKnights ? citiesAndKnightsValue(state, state.citiesAndKnights, seat) : 0)
  );
}

/** The values of the two best free intersections within reach. */
function sitesValue(state: State, seat: Seat): readonly [best: number, second: number] {
  let best = 0;
  let second = 0;
  for (let node = 0; node < NODES; node++) {
    if (!isReached(state, seat, node) || !isFree(state, node)) continue;
    const worth = siteValue(state, node);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return [best, second];
}

function siteValue(state: State, node: number): number {
  let worth = 8;
  for (const hex of hexesAt[node] as readonly number[]) worth += pipsOf(state.tokens[hex] as number);
  return worth;
}

/** Values a hand by how close it is to worthwhile builds; cards at risk on a seven count less. */
export function handValue(state: State, seat: Seat, cards: readonly number[]): number {
  const stock = stockOfOwner(state, seat);
  const rates = ratesOf(state, seat);
  let settlements = false;
  for (let node = 0; node < NODES && !settlements; node++)
    settlements = isReached(state, seat, node) && isFree(state, node);
  const best = [0, 0, 0];
  const plan = (price: readonly number[], worth: number): void => rank(best, nearness(cards, price, rates) * worth);
  if (stock.cities > 0 && stock.settlements < 5) plan(prices.city, 62);
  if (stock.settlements > 0) plan(prices.settlement, settlements ? 64 : 22);
  if (state.deck.length > 0) plan(prices.development, 26);
  if (stock.roads > 0) plan(prices.road, settlements ? 8 : 24);
  if (state.citiesAndKnights) {
    for (const { price, worth } of improvementPlans(state, state.citiesAndKnights, seat)) plan(price, worth);
    plan(prices.knight, 20);
  }
  const size = goodsCount(cards);
  return (
    (best[0] as number) +
    0.45 * (best[1] as number) +
    0.2 * (best[2] as number) +
    1.5 * size -
    7 * Math.max(0, size - handLimit(state, seat))
  );
}

/** Inserts a number into the sorted list of the greatest. */
function rank(best: number[], number: number): void {
  let left = number;
  for (let place = 0; place < best.length; place++) {
    const there = best[place] as number;
    if (left <= there) continue;
    best[place] = left;
    left = there;
  }
}

/** 1 for an affordable price, less for each missing card; surplus cards can be traded for some of them. */
function nearness(cards: readonly number[], price: readonly number[], rates: readonly number[]): number {
  let missing = 0;
  let spare = 0;
  for (let sort = 0; sort < cards.length; sort++) {
    const left = (cards[sort] as number) - (price[sort] ?? 0);
    if (left < 0) missing -= left;
    else spare += left / (rates[sort] as number);
  }
  return 0.62 ** Math.max(0, missing - 0.7 * Math.min(missing, spare));
}

/** The gain from which a trade is worth agreeing to, and the cost of being bound to a worse one. */
export const WORTHWHILE = 3;
const FAULT = 10;

/** Values proposals as half a deal: their change to the hand, times the chance that they are taken. */
export function tradeValue(state: State, seat: Seat): number {
  const cards = handOf(state, seat);
  let now: number | null = null;
  let worth = 0;
  for (const proposal of state.proposals) {
    if (proposal.seat !== seat) continue;
    now ??= handValue(state, seat, cards);
    const change = handValue(state, seat, afterTrade(cards, proposal)) - now - WORTHWHILE;
    worth += change > 0 ? chanceOf(state, proposal) * change : 2 * change - FAULT;
  }
  return worth;
}

/** The chance that a proposal is taken: near certain for an exact answer, slim for two cards for one. */
function chanceOf({ offer }: State, { give, want, standing }: Proposal): number {
  if (offer && !standing && isSameTerms({ give, want }, { give: offer.want, want: offer.give })) return 0.95;
  return goodsCount(want) > goodsCount(give) ? 0.02 : 0.4;
}

/** The gain in hand value from a trade. */
export function tradeGain(state: State, seat: Seat, terms: TradeTerms): number {
  const cards = handOf(state, seat);
  return handValue(state, seat, afterTrade(cards, terms)) - handValue(state, seat, cards);
}

export const afterTrade = (cards: readonly number[], { give, want }: TradeTerms): number[] =>
  cards.map((count, sort) => count - (give[sort] as number) + (want[sort] as number));
