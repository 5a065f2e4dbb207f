import type { Seat } from '../../../engine/script.ts';
import type { Chart } from '../maps/index.ts';
import { mapOf, type Player, playerOf, type State } from '../state.ts';

/** The longest trail of own roads: a node may be passed twice, a road not. */
export function lineOf(state: State, seat: Seat): number {
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
      const { ends } = chart.roads[road] as Chart['roads'][number];
      walk(ends[0] === node ? ends[1] : ends[0], length + 1);
      own[road] = 1;
    }
  };
  const begun = new Uint8Array(chart.nodes);
  for (const road of roads) {
    for (const node of (chart.roads[road] as Chart['roads'][number]).ends) {
      if (begun[node] === 1) continue;
      begun[node] = 1;
      walk(node, 0);
    }
  }
  return longest;
}

const noWalls: ReadonlySet<number> = new Set();

/** On the shared map nobody passes a settlement or city of somebody else. */
function foreignNodes(chart: Chart, players: readonly Player[], seat: Seat): ReadonlySet<number> {
  const nodes = new Set<number>();
  players.forEach(({ settlements, cities }, other) => {
    if (other === seat) return;
    for (const site of settlements) nodes.add((chart.settlements[site] as Chart['settlements'][number]).node);
    for (const site of cities) nodes.add((chart.cities[site] as Chart['cities'][number]).node);
  });
  return nodes;
}
