import { handicapNumber } from '../../../engine/handicap.ts';
import { randomFrom, type RandomState, shuffle } from '../../../engine/random.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { hexesAt, nodeNamed, NODES, PATHS, pathNamed, pathsAt } from '../board/geometry.ts';
import {
  beginner,
  beginnerPieces,
  layIsland,
  neutralSites,
  pipsOf,
  usualNeutralSites,
  yieldOf,
} from '../board/island.ts';
import { cityIds, roadIds, settlementIds } from '../notation.ts';
import type { Options } from '../options.ts';
import { wholeDeck } from '../cities-and-knights/cards/progress.ts';
import { newCitiesAndKnights } from '../cities-and-knights/state.ts';
import { isTwo, newTurn, seatsOf, type Side, type State, type Stock, type Context } from '../state.ts';
import {
  cardsOfSort,
  type PlayerColour,
  playerColours,
  type Development,
  developmentCounts,
  developments,
  NO_OWNER,
  RESOURCES,
  sortsOf,
  stockOf,
  TRADE_CARDS,
} from '../vocabulary.ts';
import { pick } from './ask.ts';
import { foundCity, putRoad, putSettlement } from './pieces.ts';
import { noGoods, takeFromBank } from './goods.ts';
import { neutralOwners, putNeutral } from './neutral.ts';
import { freeSites, isFree } from './places.ts';
import { measureAllRoads } from './titles.ts';
import { gainTradeCards } from './trade-cards.ts';
import { beginTurn } from './turn.ts';

export function setup(options: Options, seats: number, seed: string): State {
  const rng: RandomState = { seed, drawn: 0 };
  const random = randomFrom(rng);
  const owners = options.variant === 'two' ? playerColours : (colourLists[seats] as readonly PlayerColour[]);
  const island = options.board === 'beginner' ? beginner : layIsland(options, random);
  const citiesAndKnights =
    options.variant === 'cities-and-knights'
      ? newCitiesAndKnights(
          seats,
          [0, 1, 2].map((track) => shuffle(wholeDeck(track), random)),
        )
      : null;
  const state: State = {
    terrain: island.terrain,
    tokens: island.tokens,
    harbours: options.eightHarbours ? withoutSouth(island.harbours) : island.harbours,
    options,
    rng,
    colours: owners,
    starter: random.below(seats),
    phase: 'setup',
    turn: 0,
    active: 0,
    placed: 0,
    robber: citiesAndKnights ? NO_OWNER : island.terrain.indexOf('desert'),
    roads: Array.from({ length: PATHS }, () => NO_OWNER),
    towns: Array.from({ length: NODES }, () => NO_OWNER),
    ranks: Array.from({ length: NODES }, () => 0),
    stocks: owners.map(newStock),
    sides: Array.from({ length: seats }, () => newSide(options)),
    bank: sortsOf(options.variant).map((_, sort) => cardsOfSort(sort)),
    deck: citiesAndKnights ? [] : shuffle(allDevelopments(), random),
    gone: [],
    longest: null,
    largest: null,
    now: newTurn(),
    offer: null,
    proposals: [],
    citiesAndKnights,
    winner: null,
  };
  state.active = placingSeat(state);
  if (options.board === 'beginner' && options.variant === 'classic') placeBeginners(state);
  return state;
}

/** One shared list per number of seats: caches are keyed by it. */
const colourLists: readonly (readonly PlayerColour[])[] = [0, 1, 2, 3, 4].map((seats) => playerColours.slice(0, seats));

/** Removes harbour P5 to make room for the barbarian track. */
export const withoutSouth = (harbours: State['harbours']): State['harbours'] =>
  harbours.map((harbour, index) => (index === 5 ? null : harbour));

export const newStock = (): Stock => ({
  roads: stockOf.road,
  settlements: stockOf.settlement,
  cities: stockOf.city,
  line: 0,
});

export const newSide = ({ variant }: Options): Side => ({
  hand: sortsOf(variant).map(() => 0),
  development: [],
  bought: [],
  army: 0,
  tradeCards: variant === 'two' ? TRADE_CARDS.start : 0,
});

export const allDevelopments = (): Development[] =>
  developments.flatMap((card) => Array.from({ length: developmentCounts[card] }, () => card));

/** With three players blue's places stay empty, whichever colours play. */
function placeBeginners(state: State): void {
  const places: readonly PlayerColour[] = seatsOf(state) === 3 ? ['red', 'orange', 'white'] : playerColours;
  state.sides.forEach((_, seat) => placeBeginner(state, seat, places[seat] as PlayerColour));
  measureAllRoads(state);
  state.placed = partsOf(state);
}

/** Places a colour's pieces on the beginner island and deals its first cards. */
export function placeBeginner(state: State, seat: Seat, colour: PlayerColour): void {
  const { income, other, roads } = beginnerPieces[colour];
  for (const node of [income, other]) {
    state.towns[node] = seat;
    state.ranks[node] = 1;
  }
  for (const road of roads) state.roads[pathNamed(road) as number] = seat;
  const stock = state.stocks[seat] as Stock;
  stock.settlements -= 2;
  stock.roads -= 2;
  takeFromBank(state, seat, firstCards(state, income));
}

/** One card for each producing hex around an intersection. */
function firstCards(state: State, node: number): number[] {
  const goods = noGoods(state);
  for (const hex of hexesAt[node] as readonly number[]) {
    const sort = yieldOf[state.terrain[hex] as keyof typeof yieldOf];
    if (sort >= 0) goods[sort] = (goods[sort] as number) + 1;
  }
  return goods;
}

/** In CATAN for Two the neutral settlements come first. */
const neutralParts = (state: State): number => (isTwo(state) ? 2 : 0);
const partsOf = (state: State): number => neutralParts(state) + 2 * seatsOf(state);

/** The seat that places next: neutral settlements from the second seat on, then all in order and back. */
function placingSeat(state: State): Seat {
  const seats = seatsOf(state);
  const number = state.placed - neutralParts(state);
  if (number < 0) return (state.starter + (number === -2 ? 1 : 0)) % seats;
  return (state.starter + (number < seats ? number : 2 * seats - 1 - number)) % seats;
}

/** Places one settlement and road, or a neutral settlement; after the last one the first turn starts. */
export function* prepare(t: Context): Script {
  const { state } = t;
  if (state.placed === partsOf(state)) {
    giveResources(t);
    t.emit({ kind: 'began', seat: state.starter });
    beginTurn(t, state.starter);
    return;
  }
  const seat = placingSeat(state);
  if (state.placed < neutralParts(state)) yield* placeFirstNeutral(t, seat);
  else yield* placePair(t, seat);
  state.placed++;
  if (state.placed < partsOf(state)) state.active = placingSeat(state);
}

/** Gives the resources of a handicap, as far as the bank has them. */
function giveResources(t: Context): void {
  const { state } = t;
  state.sides.forEach((_, seat) => {
    const each = handicapNumber(state.options, seat, 'resources');
    if (each === 0) return;
    const goods = noGoods(state).map((none, sort) => (sort < RESOURCES ? each : none));
    takeFromBank(state, seat, goods);
    t.emit({ kind: 'gained', seat, goods, by: 'start' });
  });
}

function* placeFirstNeutral(t: Context, seat: Seat): Script {
  const { state } = t;
  const owner = neutralOwners(state)[state.placed] as number;
  const idOf = (node: number): string => `${settlementIds[node] as string} ${state.colours[owner] as string}`;
  const sites = neutralSites.filter((node) => isFree(state, node));
  const usual = usualNeutralSites.find((node) => sites.includes(node)) ?? sites[0];
  putNeutral(t, seat, yield* pick(seat, 'setup.neutral', sites.map(idOf), idOf(usual as number)));
}

function* placePair(t: Context, seat: Seat): Script {
  const { state } = t;
  const sites = freeSites(state);
  const second = state.placed - neutralParts(state) >= seatsOf(state);
  // In Cities & Knights the second building is a city.
  const grand = state.citiesAndKnights !== null && second;
  const ids = grand ? cityIds : settlementIds;
  const best = sites.reduce((most, node) => (pipsAt(state, node) > pipsAt(state, most) ? node : most));
  const id = yield* pick(
    seat,
    'setup.settlement',
    sites.map((node) => ids[node] as string),
    ids[best],
  );
  const node = nodeNamed(id.slice(id.lastIndexOf(' ') + 1)) as number;
  if (grand) foundCity(t, seat, node);
  else putSettlement(t, seat, seat, node, true);
  if (isTwo(state)) gainTradeCards(t, seat, node);
  if (second) {
    const goods = firstCards(state, node);
    takeFromBank(state, seat, goods);
    t.emit({ kind: 'gained', seat, goods, by: 'start' });
  }
  const paths = (pathsAt[node] as readonly number[]).filter((path) => state.roads[path] === NO_OWNER);
  const road = yield* pick(
    seat,
    'setup.road',
    paths.map((path) => roadIds[path] as string),
  );
  putRoad(t, seat, seat, pathNamed(road.slice('build road '.length)) as number, true);
}

export function pipsAt(state: State, node: number): number {
  let pips = 0;
  for (const hex of hexesAt[node] as readonly number[]) pips += pipsOf(state.tokens[hex] as number);
  return pips;
}
