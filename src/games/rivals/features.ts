import type { Features } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Card } from './cards/card.ts';
import { allCopies, cardOf, registeredCard } from './cards/registry.ts';
import { exposed, MAX_SAFE_RESOURCES } from './rules/event-die.ts';
import { unmetRequirement } from './rules/requirements.ts';
import { placesFor } from './rules/places.ts';
import { handLimit, isHero, isTradeShip, pointsOf } from './rules/points.ts';
import { costOf, isReduced } from './rules/price.ts';
import { neighbours } from './rules/production.ts';
import { type Amounts, addGoods, amountOf, noAmounts, productOfRegion } from './rules/stores.ts';
import { type PrincipalitySummary, summarize } from './rules/principality-summary.ts';
import { type Land, landOf, other, type Piece, type State, type Town } from './state.ts';
import { featureText } from './texts/features.ts';
import { setsOf, goalOf } from './variants.ts';
import { FULL, type Goods, phases, resources, tokens, type VariantId } from './vocabulary.ts';

/** Public features of each principality, the seat's own first. */
const side = [
  'points',
  'points.4-short',
  'points.3-short',
  'points.2-short',
  'points.1-short',
  'settlements',
  'cities',
  'strength',
  'commerce',
  'skill',
  'progress',
  'token.hero',
  'token.trade',
  ...resources.map((resource) => `stock.${resource}`),
  ...resources.map((resource) => `income.${resource}`),
  'numbers',
  'full',
  'exposed',
  'at-risk',
  'rates',
  'sites',
  'city-sites',
  'roads',
  'heroes',
  'ships',
  'buildings',
  'hand',
  'hand-room',
  'road-soon',
  'settlement-soon',
  'city-soon',
  'road-now',
  'settlement-now',
  'city-now',
  'owed',
] as const;

/** Features of the seat's hand, then leads, supplies and phase. */
const rest = [
  'hand.best',
  'hand.second',
  'hand.now',
  'hand.points',
  'hand.playable',
  'hand.attacks',
  'hand.barred',
  'face-up.best',
  'strength-lead',
  'commerce-lead',
  'skill-lead',
  'left.settlements',
  'left.cities',
  'left.regions',
  ...phases.flatMap((phase) => [`own-turn.${phase}`, `their-turn.${phase}`]),
] as const;

/** The feature layout of a variant's cards. */
interface Layout {
  readonly names: readonly string[];
  /** Feature indices by card: in hand, in the seat's principality and in the opponent's. */
  readonly at: ReadonlyMap<string, readonly [hand: number, own: number, their: number]>;
}

const layouts = new Map<string, Layout>();

function layoutOf(variant: VariantId): Layout {
  let layout = layouts.get(variant);
  if (!layout) layouts.set(variant, (layout = layOut(variant)));
  return layout;
}

function layOut(variant: VariantId): Layout {
  const names: string[] = [...side.map((name) => `own.${name}`), ...side.map((name) => `their.${name}`), ...rest];
  const at = new Map<string, readonly [number, number, number]>();
  const sets = setsOf(variant);
  for (const [, { id, set, card }] of allCopies()) {
    if (
      !sets.includes(set) ||
      at.has(id) ||
      card.kind === 'event' ||
      (card.placement === 'center' && card.kind !== 'metropolis')
    )
      continue;
    const places = ['hand', ...(card.placement === 'hand' ? [] : ['own', 'their'])];
    const first = names.length;
    names.push(...places.map((place) => `${place}.${id}`));
    at.set(id, [first, first + 1, first + 2]);
  }
  return { names, at };
}

/** Features are scaled to about 1, so that weights are comparable. */
export const features: Features<State> = {
  names: (variant) => layoutOf(variant as VariantId).names,
  explain: featureText,
  read(state, seat) {
    const { names, at } = layoutOf(state.options.variant);
    const numbers = new Float64Array(names.length);
    const rival = other(seat);
    const [own, their] = [landOf(state, seat), landOf(state, rival)];
    const seen = summarize(own, state.active === seat ? state.bargains : []);
    readSide(state, seat, seen, numbers, 0);
    readSide(state, rival, summarize(their), numbers, side.length);
    readRest(state, seat, seen, numbers, 2 * side.length);
    const count = (copy: string, column: 0 | 1 | 2): void => {
      const index = at.get(registeredCard(copy).id)?.[column];
      if (index !== undefined) numbers[index] = (numbers[index] as number) + 1;
    };
    for (const copy of own.hand) count(copy, 0);
    for (const { card } of piecesOf(own)) count(card, 1);
    for (const { card } of piecesOf(their)) count(card, 2);
    return numbers;
  },
};

/** Counts cards in play; foreign cards count where they are. */
function* piecesOf({ towns, regions, roads, marker }: Land): Generator<Pick<Piece, 'card'>> {
  for (const { metropolis, sites } of towns) {
    if (metropolis) yield { card: metropolis };
    for (const pile of sites) if (pile) yield pile[0] as Piece;
  }
  for (const { on } of regions) if (on) yield on;
  for (const piece of roads) if (piece) yield piece;
  if (marker) yield marker;
}

function readSide(state: State, seat: Seat, seen: PrincipalitySummary, numbers: Float64Array, from: number): void {
  let at = from;
  const put = (number: number): void => void (numbers[at++] = number);
  const land = landOf(state, seat);
  const points = pointsOf(state, seat, 'victory');
  const short = goalOf(state.options, seat) - points;
  put(points / 5);
  for (const least of [4, 3, 2, 1]) put(short <= least ? 1 : 0);
  const cities = land.towns.filter(({ city }) => city).length;
  put((land.towns.length - cities) / 3);
  put(cities / 3);
  for (const kind of ['strength', 'commerce', 'skill', 'progress'] as const) put(pointsOf(state, seat, kind) / 4);
  for (const token of tokens) put(state.tokens[token] === seat ? 1 : 0);
  for (const resource of resources) put(amountOf(seen.have, resource) / 3);
  const income = incomeOf(land);
  for (const resource of resources) put(amountOf(income, resource) / 2);
  put(new Set(land.regions.map(({ number }) => number)).size / 6);
  put(land.regions.filter(({ stock }) => stock === FULL).length / 4);
  const danger = exposed(land) > MAX_SAFE_RESOURCES;
  put(danger ? 1 : 0);
  put(danger ? (seen.have.gold + seen.have.wool) / 4 : 0);
  put((resources.filter((resource) => seen.rates[resource] === 2).length + seen.moorings.length) / 3);
  put(seen.sites.length / 4);
  put(seen.citySites.length / 4);
  put((Number(land.ends[0]) + Number(land.ends[1])) / 2);
  const kinds = [0, 0, 0] as [number, number, number];
  for (const { card } of piecesOf(land)) kinds[kindOf(cardOf(card))]++;
  for (const kind of kinds) put(kind / 3);
  put(land.hand.length / 4);
  put(Math.max(0, handLimit(land) - land.hand.length) / 3);
  const soon = [roadSoon(state, land, seen), settlementSoon(state, land, seen), citySoon(state, land, seen)];
  for (const each of soon) put(each);
  for (const each of soon) put(each === 1 ? 1 : 0);
  put(state.owed.reduce((sum, { seat: owner, count }) => (owner === seat ? sum + count : sum), 0) / 2);
}

const kindOf = (card: Card): 0 | 1 | 2 => (isHero(card) ? 0 : isTradeShip(card) ? 1 : 2);

/** The production by type when each number is rolled once. */
function incomeOf(land: Land): Amounts {
  const income = noAmounts();
  land.regions.forEach(({ type }, index) => {
    const resource = productOfRegion(type);
    addGoods(income, resource, 1 + neighbours(land, index, (copy) => cardOf(copy).doubles === resource));
  });
  return income;
}

const roadSoon = ({ supply }: State, { ends }: Land, seen: PrincipalitySummary): number =>
  supply.road > 0 && !(ends[0] && ends[1]) ? nearness(seen, costOf('road')) : 0;

const settlementSoon = ({ supply, regions }: State, { ends }: Land, seen: PrincipalitySummary): number =>
  supply.settlement > 0 && regions.length > 1 && (ends[0] || ends[1]) ? nearness(seen, costOf('settlement')) : 0;

const citySoon = ({ supply }: State, { towns }: Land, seen: PrincipalitySummary): number =>
  supply.city > 0 && towns.some(({ city }: Town) => !city) ? nearness(seen, costOf('city')) : 0;

/** How close a price is to being paid: 1 when payable, less per missing resource, counting trades. */
function nearness({ have, rates }: PrincipalitySummary, cost: Goods): number {
  let missing = 0;
  let spare = 0;
  for (const resource of resources) {
    const left = amountOf(have, resource) - (cost[resource] ?? 0);
    if (left < 0) missing -= left;
    else spare += Math.floor(left / amountOf(rates, resource));
  }
  return missing === 0 ? 1 : 0.9 * 0.6 ** (missing - 0.7 * Math.min(missing, spare));
}

function readRest(state: State, seat: Seat, seen: PrincipalitySummary, numbers: Float64Array, from: number): void {
  let at = from;
  const put = (number: number): void => void (numbers[at++] = number);
  const land = landOf(state, seat);
  const worths: number[] = [];
  const found = { points: 0, playable: 0, attacks: 0, barred: 0, now: 0 };
  for (const copy of land.hand) {
    const card = cardOf(copy);
    const free = !unmetRequirement(state, seat, card);
    if (card.placement === 'hand') {
      if (!free) found.barred++;
      else if (card.kind === 'action-attack') found.attacks++;
      else found.playable++;
      continue;
    }
    if (!free || !hasPlace(state, seat, card, seen)) {
      found.barred++;
      continue;
    }
    const near = cardNearness(land, card, seen);
    if (near === 1) found.now++;
    found.points += near * (card.points?.victory ?? 0);
    worths.push(near * sizeOf(card));
  }
  worths.sort((one, two) => two - one);
  put(worths[0] ?? 0);
  put(worths[1] ?? 0);
  put(found.now / 2);
  put(found.points);
  put(found.playable / 2);
  put(found.attacks / 2);
  put(found.barred / 2);
  let best = 0;
  for (const copy of state.faceUp) {
    const card = cardOf(copy);
    if (card.placement !== 'marker' && !unmetRequirement(state, seat, card) && hasPlace(state, seat, card, seen)) {
      best = Math.max(best, cardNearness(land, card, seen) * sizeOf(card));
    }
  }
  put(best);
  for (const kind of ['strength', 'commerce', 'skill'] as const) {
    const lead = pointsOf(state, seat, kind) - pointsOf(state, other(seat), kind);
    put(Math.max(-3, Math.min(3, lead)) / 3);
  }
  put(state.supply.settlement / 5);
  put(state.supply.city / 5);
  put(state.regions.length / 10);
  for (const phase of phases) {
    put(state.phase === phase && state.active === seat ? 1 : 0);
    put(state.phase === phase && state.active !== seat ? 1 : 0);
  }
}

function hasPlace(state: State, seat: Seat, card: Card, { sites, citySites }: PrincipalitySummary): boolean {
  if (card.placement === 'settlement-or-city') return sites.length > 0;
  if (card.placement === 'city') return citySites.length > 0;
  return placesFor(state.seats, seat, card).length > 0;
}

const cardNearness = (land: Land, card: Card, seen: PrincipalitySummary): number =>
  Math.min(1, nearness(seen, card.cost ?? {}) * (isReduced(land, card) ? 1.5 : 1));

/** The rough value of a card: its price plus its victory points. */
function sizeOf({ cost = {}, points }: Card): number {
  let price = 0;
  for (const resource of resources) price += cost[resource] ?? 0;
  return price / 4 + (points?.victory ?? 0);
}
