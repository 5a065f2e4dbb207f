import type { Seat } from '../../../engine/script.ts';
import type { Chart } from '../maps/index.ts';
import { mapOf, type Player, playerOf, type State } from '../state.ts';

/** The longest trail of own roads: a node may be passed twice, a road not. */
export function lineOf(state: State, seat: Seat): number {
  const chart = mapOf(state);
  const own = new Set(playerOf(state, seat).roads);
  const walls = chart.given ? noWalls : foreignNodes(chart, state.players, seat);
  let longest = 0;
  const walk = (node: number, length: number): void => {
    if (length > longest) longest = length;
    if (length > 0 && walls.has(node)) return;
    for (const road of chart.roadsAt[node] as readonly number[]) {
      if (!own.delete(road)) continue;
      const [one, other] = (chart.roads[road] as Chart['roads'][number]).ends;
      walk(one === node ? other : one, length + 1);
      own.add(road);
    }
  };
  for (const node of endsOf(chart, own)) walk(node, 0);
  return longest;
}

const noWalls: ReadonlySet<number> = new Set();

const endsOf = (chart: Chart, roads: Iterable<number>): Set<number> =>
  new Set([...roads].flatMap((road) => (chart.roads[road] as Chart['roads'][number]).ends));

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
