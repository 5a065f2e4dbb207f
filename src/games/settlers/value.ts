import type { Seat } from '../../engine/script.ts';
import { cornersOf, HEXES, hexesAt, NODES } from './board/geometry.ts';
import { pipsOf, yieldOf } from './board/island.ts';
import { ratesOf } from './rules/bank.ts';
import { sizeOf } from './rules/hand.ts';
import { commodityFor } from './rules/production.ts';
import { handLimit } from './rules/robber.ts';
import type { Terms } from './news.ts';
import { improvementPlans, realmWorth } from './realm-value.ts';
import { isFree, isReached } from './rules/places.ts';
import { openPoints, pointsOf } from './rules/points.ts';
import { sameTerms } from './rules/terms.ts';
import { handOf, type Proposal, sideOf, type State, stockOfOwner } from './state.ts';
import { NOBODY, prices } from './vocabulary.ts';

/** How much the best of the others' prospects weigh against the own ones. */
const ENVY = 0.35;

/** Grows with the seat's prospects: points, income, what may be built soon, and what the others lack. */
export function value(state: State, seat: Seat): number {
  const incomes = incomeOf(state);
  let best = 0;
  let sum = 0;
  state.sides.forEach((_, other) => {
    if (other === seat) return;
    const standing = 100 * openPoints(state, other) + 9 * (incomes[other] as number);
    best = Math.max(best, standing);
    sum += standing;
  });
  const own = 100 * pointsOf(state, seat) + 9 * (incomes[seat] as number) + prospects(state, seat) + handWorth(state, seat, handOf(state, seat));
  return own + tradeWorth(state, seat) - ENVY * (0.6 * best + (0.4 * sum) / Math.max(1, state.sides.length - 1));
}

/** What the cards to come are worth, by seat: the first ones of a sort count for more. */
export const incomeOf = (state: State): number[] => yieldsOf(state, ROBBED).map(worthOfYields);

/** What is left of a hex while the robber stands on it. */
const ROBBED = 0.35;

/** Cards to come in 36 throws, by seat and sort, with so much of the robber's hex. */
export function yieldsOf(state: State, robbed: number): number[][] {
  const income = state.sides.map(() => state.bank.map(() => 0));
  for (let hex = 0; hex < HEXES; hex++) {
    const sort = yieldOf[state.terrain[hex] as keyof typeof yieldOf];
    if (sort < 0) continue;
    const pips = pipsOf(state.tokens[hex] as number) * (hex === state.robber ? robbed : 1);
    for (const node of cornersOf[hex] as readonly number[]) {
      const owner = state.towns[node] as number;
      const goods = owner === NOBODY ? undefined : income[owner];
      if (goods) addIncome(goods, sort, pips, state.ranks[node] as number, state.realm ? commodityFor[sort] : undefined);
    }
  }
  return income;
}

export function worthOfYields(goods: readonly number[]): number {
  let worth = 0;
  for (const pips of goods) worth += worthOfPips(pips);
  return worth;
}

/** A city of Cities & Knights brings a commodity in place of the second card. */
function addIncome(goods: number[], sort: number, pips: number, rank: number, commodity: number | undefined): void {
  const second = rank === 2 && commodity !== undefined ? commodity : sort;
  goods[sort] = (goods[sort] as number) + pips;
  if (rank === 2) goods[second] = (goods[second] as number) + pips;
}

/** The first cards of a sort are worth most. */
export const worthOfPips = (pips: number): number => Math.min(pips, 3) * 1.6 + Math.min(Math.max(0, pips - 3), 4) + 0.6 * Math.max(0, pips - 7);

/** What does not bring points yet: knights, cards, roads that lead somewhere, harbours. */
function prospects(state: State, seat: Seat): number {
  const { army, development, bought, tradeCards } = sideOf(state, seat);
  const { line, roads } = stockOfOwner(state, seat);
  const cards = development.length + bought.length;
  const [best, second] = sitesWorth(state, seat);
  const rates = ratesOf(state, seat).reduce((sum, rate) => sum + (4 - rate), 0);
  const title = state.longest === seat ? 0 : Math.min(line, 6) * 2.5;
  return 26 * Math.min(army, 5) + 16 * cards + 2.2 * best + 0.8 * second + 5 * rates + title + 4 * tradeCards - 0.5 * (15 - roads) + (state.realm ? realmWorth(state, state.realm, seat) : 0);
}

/** What the two best free intersections within reach would bring. */
export function sitesWorth(state: State, seat: Seat): readonly [best: number, second: number] {
  let best = 0;
  let second = 0;
  for (let node = 0; node < NODES; node++) {
    if (!isReached(state, seat, node) || !isFree(state, node)) continue;
    const worth = siteWorth(state, node);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return [best, second];
}

/** What a free intersection would bring. */
function siteWorth(state: State, node: number): number {
  let worth = 8;
  for (const hex of hexesAt[node] as readonly number[]) worth += pipsOf(state.tokens[hex] as number);
  return worth;
}

/** What the cards in hand are good for: the closer to something worth building the better; too many are in danger. */
export function handWorth(state: State, seat: Seat, cards: readonly number[]): number {
  const stock = stockOfOwner(state, seat);
  const rates = ratesOf(state, seat);
  let settlements = false;
  for (let node = 0; node < NODES && !settlements; node++) settlements = isReached(state, seat, node) && isFree(state, node);
  const best = [0, 0, 0];
  const plan = (price: readonly number[], worth: number): void => rank(best, nearness(cards, price, rates) * worth);
  if (stock.cities > 0 && stock.settlements < 5) plan(prices.city, 62);
  if (stock.settlements > 0) plan(prices.settlement, settlements ? 64 : 22);
  if (state.deck.length > 0) plan(prices.development, 26);
  if (stock.roads > 0) plan(prices.road, settlements ? 8 : 24);
  if (state.realm) {
    for (const { price, worth } of improvementPlans(state, state.realm, seat)) plan(price, worth);
    plan(prices.knight, 20);
  }
  const size = sizeOf(cards);
  return (best[0] as number) + 0.45 * (best[1] as number) + 0.2 * (best[2] as number) + 1.5 * size - 7 * Math.max(0, size - handLimit(state, seat));
}

/** Puts a number where it belongs among the greatest. */
function rank(best: number[], number: number): void {
  let left = number;
  for (let place = 0; place < best.length; place++) {
    const there = best[place] as number;
    if (left <= there) continue;
    best[place] = left;
    left = there;
  }
}

/** 1 when it can be paid, less for every card that is missing; cards left over can be changed for some of them. */
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

/** From how much gain on a trade is worth agreeing to, and what it costs to be bound to one that is not. */
export const WORTHWHILE = 3;
const FAULT = 10;

/** Proposals are half a deal: what they would change in the own hand, if somebody is likely to take them. */
export function tradeWorth(state: State, seat: Seat): number {
  const cards = handOf(state, seat);
  let now: number | null = null;
  let worth = 0;
  for (const proposal of state.proposals) {
    if (proposal.seat !== seat) continue;
    now ??= handWorth(state, seat, cards);
    const change = handWorth(state, seat, dealt(cards, proposal)) - now - WORTHWHILE;
    worth += change > 0 ? chanceOf(state, proposal) * change : 2 * change - FAULT;
  }
  return worth;
}

/** How likely it is taken: what was offered just so nearly always, two cards for one hardly ever. */
function chanceOf({ offer }: State, { give, want, standing }: Proposal): number {
  if (offer && !standing && sameTerms({ give, want }, { give: offer.want, want: offer.give })) return 0.95;
  return sizeOf(want) > sizeOf(give) ? 0.02 : 0.4;
}

/** How much better the hand is after a trade. */
export function gainBy(state: State, seat: Seat, terms: Terms): number {
  const cards = handOf(state, seat);
  return handWorth(state, seat, dealt(cards, terms)) - handWorth(state, seat, cards);
}

export const dealt = (cards: readonly number[], { give, want }: Terms): number[] =>
  cards.map((count, sort) => count - (give[sort] as number) + (want[sort] as number));
