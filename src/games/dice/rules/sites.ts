import type { Seat } from '../../../engine/script.ts';
import type { IndexedMap } from '../maps/index.ts';
import { mapOf, type Player, playerOf, type DiceCounts } from '../state.ts';
import type { PricedKind } from '../vocabulary.ts';

/** Whether settlements, cities and knights must be built in order, as on Island One. */
export const isOrdered = ({ options }: DiceCounts): boolean => options.variant === 'island-one';

type List = 'roads' | 'settlements' | 'cities' | 'knights' | 'castles';
export const listOf: Readonly<Record<PricedKind | 'castle', List>> = {
  road: 'roads',
  settlement: 'settlements',
  city: 'cities',
  knight: 'knights',
  castle: 'castles',
};

/** Seat that has built at a place; null if free. On separate sheets only the seat's own builds count. */
export function ownerOf(state: DiceCounts, seat: Seat, list: List, place: number): Seat | null {
  if (mapOf(state).given) return playerOf(state, seat)[list].includes(place) ? seat : null;
  const owner = state.players.findIndex((player) => player[list].includes(place));
  return owner < 0 ? null : owner;
}

/** Marks the nodes where the seat's roads end. */
export function reachOf(chart: IndexedMap, { roads }: Player): Uint8Array {
  const reach = new Uint8Array(chart.nodes);
  if (chart.given) for (const node of chart.given) reach[node] = 1;
  for (const road of roads) {
    const { ends } = chart.roads[road] as IndexedMap['roads'][number];
    reach[ends[0]] = 1;
    reach[ends[1]] = 1;
  }
  return reach;
}

/** Seat that holds a node's site; on the shared map, only that seat's roads may go on from there. */
export function siteOwner(state: DiceCounts, node: number): Seat | 'nobody' | 'no-site' {
  const chart = mapOf(state);
  const settlement = chart.settlementAt[node] as number;
  if (settlement < 0) return 'no-site';
  const city = chart.cityAt[node] as number;
  const owner = state.players.findIndex(
    ({ settlements, cities }) => settlements.includes(settlement) || (city >= 0 && cities.includes(city)),
  );
  return owner < 0 ? 'nobody' : owner;
}

const hasSite = (chart: IndexedMap, { settlements, cities }: Player, node: number): boolean =>
  settlements.includes(chart.settlementAt[node] as number) || cities.includes(chart.cityAt[node] as number);

/** Marks the nodes from which the seat's roads may go on. */
function openNodes(state: DiceCounts, seat: Seat): Uint8Array {
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  const reach = reachOf(chart, player);
  if (chart.given) return reach;
  for (const { node } of chart.settlements) if (reach[node] === 1 && !hasSite(chart, player, node)) reach[node] = 0;
  return reach;
}

/** Places where a seat may build now, dice aside. */
export function placesFor(state: DiceCounts, seat: Seat, kind: PricedKind): number[] {
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

function takenOf(state: DiceCounts, seat: Seat, list: List, size: number): Uint8Array {
  const taken = new Uint8Array(size);
  if (mapOf(state).given) {
    for (const place of playerOf(state, seat)[list]) taken[place] = 1;
  } else {
    for (const player of state.players) for (const place of player[list]) taken[place] = 1;
  }
  return taken;
}

function roadPlaces(state: DiceCounts, seat: Seat): number[] {
  const { roads } = mapOf(state);
  const taken = takenOf(state, seat, 'roads', roads.length);
  const open = openNodes(state, seat);
  const places: number[] = [];
  for (let road = 0; road < roads.length; road++) {
    const { ends } = roads[road] as IndexedMap['roads'][number];
    if (taken[road] === 0 && (open[ends[0]] === 1 || open[ends[1]] === 1)) places.push(road);
  }
  return places;
}

/** Index of the first missing entry. */
function nextIn(built: readonly number[], size: number): number | null {
  for (let place = 0; place < size; place++) if (!built.includes(place)) return place;
  return null;
}

function settlementPlaces(state: DiceCounts, seat: Seat): number[] {
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  const reach = reachOf(chart, player);
  return sitesTouched(state, chart.settlements, player.settlements, (place, node) => {
    if (reach[node] !== 1 || ownerOf(state, seat, 'settlements', place) !== null) return false;
    return chart.given !== null || siteOwner(state, node) === 'nobody';
  });
}

function cityPlaces(state: DiceCounts, seat: Seat): number[] {
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  // On the shared map, a city replaces the seat's own settlement.
  if (!chart.given) {
    return player.settlements
      .map(
        (settlement) =>
          chart.cityAt[(chart.settlements[settlement] as IndexedMap['settlements'][number]).node] as number,
      )
      .filter((city) => city >= 0)
      .sort((one, other) => one - other);
  }
  const reach = reachOf(chart, player);
  return sitesTouched(
    state,
    chart.cities,
    player.cities,
    (place, node) => reach[node] === 1 && !player.cities.includes(place),
  );
}

function sitesTouched(
  state: DiceCounts,
  sites: IndexedMap['cities'],
  built: readonly number[],
  fits: (place: number, node: number) => boolean,
): number[] {
  if (isOrdered(state)) {
    const next = nextIn(built, sites.length);
    return next !== null && fits(next, (sites[next] as IndexedMap['cities'][number]).node) ? [next] : [];
  }
  const places: number[] = [];
  for (let place = 0; place < sites.length; place++)
    if (fits(place, (sites[place] as IndexedMap['cities'][number]).node)) places.push(place);
  return places;
}

function knightPlaces(state: DiceCounts, seat: Seat): number[] {
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

/** Whether the player has a road along the hex, or a settlement or city at one of its corners. */
export function isNear(chart: IndexedMap, { roads, settlements, cities }: Player, knight: number): boolean {
  const { roads: edges, nodes } = chart.around[knight] as IndexedMap['around'][number];
  return (
    roads.some((road) => edges.includes(road)) ||
    settlements.some((site) => nodes.includes((chart.settlements[site] as IndexedMap['settlements'][number]).node)) ||
    cities.some((site) => nodes.includes((chart.cities[site] as IndexedMap['cities'][number]).node))
  );
}
