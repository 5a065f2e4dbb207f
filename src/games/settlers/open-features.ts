import type { Seat } from '../../engine/script.ts';
import { farEnd, hexesAt, NODES, PATHS, pathEnds, pathsAt } from './board/geometry.ts';
import { pipsOf, yieldOf } from './board/island.ts';
import { tracks } from './cities-and-knights/cards/progress.ts';
import type { CityPlayer, CitiesAndKnightsState } from './cities-and-knights/state.ts';
import { citiesAndKnightsValue } from './cities-and-knights/evaluate.ts';
import { ratesOf } from './rules/bank-trade.ts';
import { goodsCount } from './rules/goods.ts';
import { isActive } from './cities-and-knights/rules/knights.ts';
import { isFree, isGuarded } from './rules/places.ts';
import { goalOf } from './options.ts';
import { openPoints } from './rules/points.ts';
import { handLimit } from './rules/robber.ts';
import { sideOf, type State, stockOfOwner } from './state.ts';
import { pipsValue, yieldsValue } from './evaluate.ts';
import { NO_OWNER, prices, sorts, sortsOf, stockOf, type VariantId } from './vocabulary.ts';

export const buildPlans = ['road', 'settlement', 'city', 'development'] as const;

const open = [
  'points',
  'income',
  'points.3-short',
  'points.2-short',
  'points.1-short',
  'settlements',
  'cities',
  'roads',
  'line',
  'line-ahead',
  'longest-road',
  'army',
  'army-ahead',
  'largest-army',
  'cards',
  'hand',
  'hand-at-risk',
  'sorts',
  'robbed',
  'rates',
  'suited',
  'best-site',
  'second-site',
  'near-site',
  ...buildPlans.map((plan) => `pace.${plan}`),
];

/** The names of the features, in order. */
export const openFeatureNames = (variant: VariantId): readonly string[] => [
  ...open,
  ...sortsOf(variant).map((sort) => `yield.${sort}`),
  ...(variant === 'two' ? ['trade-cards'] : []),
  ...(variant === 'cities-and-knights'
    ? ['realm', 'knights', 'ready', ...tracks.map((track) => `level.${track}`)]
    : []),
];

export function openFeatures(state: State, seat: Seat, yields: readonly number[]): number[] {
  const { army, development, bought, hand, tradeCards } = sideOf(state, seat);
  const { roads, settlements, cities, line } = stockOfOwner(state, seat);
  const points = openPoints(state, seat);
  const short = goalOf(state.options, seat) - points;
  const size = goodsCount(hand);
  const rates = ratesOf(state, seat);
  let kinds = 0;
  let better = 0;
  let suited = 0;
  for (let sort = 0; sort < yields.length; sort++) {
    const pips = yields[sort] as number;
    if (pips > 0) kinds++;
    better += 4 - (rates[sort] as number);
    suited += (4 - (rates[sort] as number)) * pips;
  }
  const numbers = [
    points / 5,
    yieldsValue(yields) / 20,
    short <= 3 ? 1 : 0,
    short <= 2 ? 1 : 0,
    short <= 1 ? 1 : 0,
    (stockOf.settlement - settlements) / 3,
    (stockOf.city - cities) / 2,
    (stockOf.road - roads) / 8,
    line / 6,
    (line - longestOfOthers(state, seat)) / 4,
    state.longest === seat ? 1 : 0,
    army / 3,
    (army - largestOfOthers(state, seat)) / 3,
    state.largest === seat ? 1 : 0,
    (development.length + bought.length) / 3,
    size / 6,
    Math.max(0, size - handLimit(state, seat)) / 3,
    kinds / 5,
    robbedOf(state, seat) / 5,
    better / 6,
    suited / 12,
    ...sitesFor(state, seat, yields),
  ];
  for (const plan of buildPlans) numbers.push(affordSpeed(prices[plan], nothing, yields, rates));
  for (const pips of yields) numbers.push(pips / 6);
  if (state.options.variant === 'two') numbers.push(tradeCards / 4);
  if (state.citiesAndKnights) addCitiesAndKnights(numbers, state, state.citiesAndKnights, seat);
  return numbers;
}

const nothing: readonly number[] = sorts.map(() => 0);
/** A price affordable after this number of rolls counts half as much as one affordable now. */
const HALF = 8;
const LONGEST = 64;
const HALVINGS = 7;

/** How soon a price is affordable with average rolls and bank trades: 1 for now, towards 0 the longer it takes. */
export function affordSpeed(
  price: readonly number[],
  cards: readonly number[],
  yields: readonly number[],
  rates: readonly number[],
): number {
  if (isTogether(price, cards, yields, rates, 0)) return 1;
  let early = 0;
  let late = LONGEST;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (early + late) / 2;
    if (isTogether(price, cards, yields, rates, middle)) late = middle;
    else early = middle;
  }
  return HALF / (HALF + late);
}

function isTogether(
  price: readonly number[],
  cards: readonly number[],
  yields: readonly number[],
  rates: readonly number[],
  throws: number,
): boolean {
  let missing = 0;
  for (let sort = 0; sort < yields.length; sort++) {
    const left = (cards[sort] as number) + ((yields[sort] as number) * throws) / 36 - (price[sort] ?? 0);
    missing -= left < 0 ? left : left / (rates[sort] as number);
  }
  return missing <= 0;
}

function longestOfOthers({ stocks }: State, seat: Seat): number {
  let most = 4;
  for (let owner = 0; owner < stocks.length; owner++)
    if (owner !== seat) most = Math.max(most, (stocks[owner] as State['stocks'][0]).line);
  return most;
}

function largestOfOthers({ sides }: State, seat: Seat): number {
  let most = 2;
  for (let other = 0; other < sides.length; other++)
    if (other !== seat) most = Math.max(most, (sides[other] as State['sides'][0]).army);
  return most;
}

/** The seat's income blocked by the robber, in pips. */
function robbedOf({ towns, ranks, tokens, robber }: State, seat: Seat): number {
  let cards = 0;
  for (let node = 0; node < NODES; node++)
    if (towns[node] === seat && (hexesAt[node] as readonly number[]).includes(robber)) cards += ranks[node] as number;
  return cards === 0 ? 0 : cards * pipsOf(tokens[robber] as number);
}

/** Income gains of the two best free intersections within reach, and of the best one a road away. */
function sitesFor(
  state: State,
  seat: Seat,
  yields: readonly number[],
): readonly [best: number, second: number, near: number] {
  let best = 0;
  let second = 0;
  let near = 0;
  const reached = reachedBy(state, seat);
  for (let node = 0; node < NODES; node++) {
    const within = reached[node] === 1;
    if (!(within || isNear(state, seat, node, reached)) || !isFree(state, node)) continue;
    const gain = gainAt(state, node, yields);
    if (!within) near = Math.max(near, gain);
    else if (gain > best) [best, second] = [gain, best];
    else if (gain > second) second = gain;
  }
  return [best, second, near];
}

/** 1 for each intersection that a road of the seat reaches. */
function reachedBy({ roads }: State, seat: Seat): Uint8Array {
  const reached = new Uint8Array(NODES);
  for (let path = 0; path < PATHS; path++) {
    if (roads[path] !== seat) continue;
    const [low, high] = pathEnds[path] as readonly [number, number];
    reached[low] = reached[high] = 1;
  }
  return reached;
}

/** Whether one more road would reach an intersection. */
function isNear(state: State, seat: Seat, node: number, reached: Uint8Array): boolean {
  for (const path of pathsAt[node] as readonly number[]) {
    if (state.roads[path] !== NO_OWNER) continue;
    const next = farEnd(path, node);
    const there = state.towns[next];
    if (there === seat || (reached[next] === 1 && there === NO_OWNER && !isGuarded(state, seat, next))) return true;
  }
  return false;
}

/** The income gain of a site; any site beats none. */
function gainAt({ terrain, tokens }: State, node: number, yields: readonly number[]): number {
  let gain = 4;
  for (const hex of hexesAt[node] as readonly number[]) {
    const sort = yieldOf[terrain[hex] as keyof typeof yieldOf];
    if (sort < 0) continue;
    const now = yields[sort] as number;
    gain += pipsValue(now + pipsOf(tokens[hex] as number)) - pipsValue(now);
  }
  return gain / 15;
}

/** Strength of all knights and of the active ones, levels of the tracks. */
function addCitiesAndKnights(
  numbers: number[],
  state: State,
  citiesAndKnights: CitiesAndKnightsState,
  seat: Seat,
): void {
  let knights = 0;
  let ready = 0;
  for (let node = 0; node < NODES; node++) {
    if (citiesAndKnights.knights[node] !== seat) continue;
    knights += citiesAndKnights.levels[node] as number;
    if (isActive(citiesAndKnights, node)) ready += citiesAndKnights.levels[node] as number;
  }
  numbers.push(citiesAndKnightsValue(state, citiesAndKnights, seat) / 100, knights / 3, ready / 3);
  for (const level of (citiesAndKnights.cityPlayers[seat] as CityPlayer).improvements) numbers.push(level / 3);
}
