import type { Seat } from '../../../engine/script.ts';
import type { Chart } from '../maps/index.ts';
import { mapOf, type Player, playerOf, type Lay } from '../state.ts';
import type { PricedKind } from '../vocabulary.ts';

/** On Island One settlements, cities and knights come one after the other. */
export const isOrdered = ({ options }: Lay): boolean => options.variant === 'island-one';

type List = 'roads' | 'settlements' | 'cities' | 'knights' | 'castles';
export const listOf: Readonly<Record<PricedKind | 'castle', List>> = {
  road: 'roads',
  settlement: 'settlements',
  city: 'cities',
  knight: 'knights',
  castle: 'castles',
};

/** The seat that has built at a place: on a sheet of one's own only oneself, on the shared map anybody; null when it is free. */
export function ownerOf(state: Lay, seat: Seat, list: List, place: number): Seat | null {
  if (mapOf(state).given) return playerOf(state, seat)[list].includes(place) ? seat : null;
  const owner = state.players.findIndex((player) => player[list].includes(place));
  return owner < 0 ? null : owner;
}

/** The nodes at which the seat's own roads end. */
export function reachOf(chart: Chart, { roads }: Player): Uint8Array {
  const reach = new Uint8Array(chart.nodes);
  if (chart.given) for (const node of chart.given) reach[node] = 1;
  for (const road of roads) {
    const { ends } = chart.roads[road] as Chart['roads'][number];
    reach[ends[0]] = 1;
    reach[ends[1]] = 1;
  }
  return reach;
}

/** Who may go on from a node: a printed site must be one's own first on the shared map. */
export function siteOwner(state: Lay, node: number): Seat | 'nobody' | 'no-site' {
  const chart = mapOf(state);
  const settlement = chart.settlementAt[node] as number;
  if (settlement < 0) return 'no-site';
  const city = chart.cityAt[node] as number;
  const owner = state.players.findIndex(({ settlements, cities }) => settlements.includes(settlement) || (city >= 0 && cities.includes(city)));
  return owner < 0 ? 'nobody' : owner;
}

const hasSite = (chart: Chart, { settlements, cities }: Player, node: number): boolean =>
  settlements.includes(chart.settlementAt[node] as number) || cities.includes(chart.cityAt[node] as number);

/** The nodes the seat's roads may be continued from. */
function openNodes(state: Lay, seat: Seat): Uint8Array {
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  const reach = reachOf(chart, player);
  if (chart.given) return reach;
  for (const { node } of chart.settlements) if (reach[node] === 1 && !hasSite(chart, player, node)) reach[node] = 0;
  return reach;
}

/** The places where a seat may build now, dice aside. */
export function placesFor(state: Lay, seat: Seat, kind: PricedKind): number[] {
  switch (kind) {
    case 'road':
      return roadPlaces(state, seat);
    case 'settlement':
      return settlementPlaces(state, seat);
    case 'city':
      return cityPlaces(state, seat);
    case 'knight':
      return knightPlaces(state, seat);
  }
}

function takenOf(state: Lay, seat: Seat, list: List, size: number): Uint8Array {
  const taken = new Uint8Array(size);
  if (mapOf(state).given) {
    for (const place of playerOf(state, seat)[list]) taken[place] = 1;
  } else {
    for (const player of state.players) for (const place of player[list]) taken[place] = 1;
  }
  return taken;
}

function roadPlaces(state: Lay, seat: Seat): number[] {
  const { roads } = mapOf(state);
  const taken = takenOf(state, seat, 'roads', roads.length);
  const open = openNodes(state, seat);
  const places: number[] = [];
  for (let road = 0; road < roads.length; road++) {
    const { ends } = roads[road] as Chart['roads'][number];
    if (taken[road] === 0 && (open[ends[0]] === 1 || open[ends[1]] === 1)) places.push(road);
  }
  return places;
}

/** The first that is missing. */
function nextIn(built: readonly number[], size: number): number | null {
  for (let place = 0; place < size; place++) if (!built.includes(place)) return place;
  return null;
}

function settlementPlaces(state: Lay, seat: Seat): number[] {
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  const reach = reachOf(chart, player);
  return sitesTouched(state, chart.settlements, player.settlements, (place, node) => {
    if (reach[node] !== 1 || ownerOf(state, seat, 'settlements', place) !== null) return false;
    return chart.given !== null || siteOwner(state, node) === 'nobody';
  });
}

function cityPlaces(state: Lay, seat: Seat): number[] {
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  // On the shared map a city is an own settlement that grows.
  if (!chart.given) {
    return player.settlements
      .map((settlement) => chart.cityAt[(chart.settlements[settlement] as Chart['settlements'][number]).node] as number)
      .filter((city) => city >= 0)
      .sort((one, other) => one - other);
  }
  const reach = reachOf(chart, player);
  return sitesTouched(state, chart.cities, player.cities, (place, node) => reach[node] === 1 && !player.cities.includes(place));
}

function sitesTouched(state: Lay, sites: Chart['cities'], built: readonly number[], fits: (place: number, node: number) => boolean): number[] {
  if (isOrdered(state)) {
    const next = nextIn(built, sites.length);
    return next !== null && fits(next, (sites[next] as Chart['cities'][number]).node) ? [next] : [];
  }
  const places: number[] = [];
  for (let place = 0; place < sites.length; place++) if (fits(place, (sites[place] as Chart['cities'][number]).node)) places.push(place);
  return places;
}

function knightPlaces(state: Lay, seat: Seat): number[] {
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  if (isOrdered(state)) {
    const next = nextIn(player.knights, chart.knights.length);
    return next === null ? [] : [next];
  }
  const taken = takenOf(state, seat, 'knights', chart.knights.length);
  const places: number[] = [];
  for (let knight = 0; knight < chart.knights.length; knight++) {
    if (taken[knight] === 0 && (chart.given || isNear(chart, player, knight))) places.push(knight);
  }
  return places;
}

/** A road on an edge of the hex, or a settlement or city on a corner of it. */
export function isNear(chart: Chart, { roads, settlements, cities }: Player, knight: number): boolean {
  const { roads: edges, nodes } = chart.around[knight] as Chart['around'][number];
  return (
    roads.some((road) => edges.includes(road)) ||
    settlements.some((site) => nodes.includes((chart.settlements[site] as Chart['settlements'][number]).node)) ||
    cities.some((site) => nodes.includes((chart.cities[site] as Chart['cities'][number]).node))
  );
}
