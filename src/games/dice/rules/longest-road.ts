import type { Seat } from '../../../engine/script.ts';
import type { IndexedMap } from '../maps/index.ts';
import { mapOf, type Player, playerOf, type State } from '../state.ts';

/** Length of the seat's longest trail; it may pass a node twice, a road once. */
export function longestRoadOf(state: State, seat: Seat): number {
  const chart = mapOf(state);
  const { roads } = playerOf(state, seat);
  const walls = chart.given ? noWalls : foreignNodes(chart, state.players, seat);
  const own = new Uint8Array(chart.roads.length);
  for (const road of roads) own[road] = 1;
  let longest = 0;
  const walk = (node: number, length: number): void => {
    if (length > longest) longest = length;
    if (length > 0 && walls.has(node)) return;
    for (const road of chart.roadsAt[node] as readonly number[]) {
      if (own[road] === 0) continue;
      own[road] = 0;
      const { ends } = chart.roads[road] as IndexedMap['roads'][number];
      walk(ends[0] === node ? ends[1] : ends[0], length + 1);
      own[road] = 1;
    }
  };
  const visited = new Uint8Array(chart.nodes);
  for (const road of roads) {
    for (const node of (chart.roads[road] as IndexedMap['roads'][number]).ends) {
      if (visited[node] === 1) continue;
      visited[node] = 1;
      walk(node, 0);
    }
  }
  return longest;
}

const noWalls: ReadonlySet<number> = new Set();

/** Nodes with another player's settlement or city, which block trails on the shared map. */
function foreignNodes(chart: IndexedMap, players: readonly Player[], seat: Seat): ReadonlySet<number> {
  const nodes = new Set<number>();
  players.forEach(({ settlements, cities }, other) => {
    if (other === seat) return;
    for (const site of settlements) nodes.add((chart.settlements[site] as IndexedMap['settlements'][number]).node);
    for (const site of cities) nodes.add((chart.cities[site] as IndexedMap['cities'][number]).node);
  });
  return nodes;
}
