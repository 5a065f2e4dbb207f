import { randomFrom } from '../../../engine/random.ts';
import { ScenarioError } from '../common/file-schema.ts';
import { nodeNamed, neighboursOf, pathEnds, pathNamed, pathsAt } from '../../../games/settlers/board/geometry.ts';
import { beginner, type Island, layIsland } from '../../../games/settlers/board/island.ts';
import type { Options } from '../../../games/settlers/options.ts';
import type { State } from '../../../games/settlers/state.ts';
import { type Harbour, NO_OWNER, stockOf } from '../../../games/settlers/vocabulary.ts';
import type { Scenario, SideSetup } from './file.ts';

/** The island of a file. */
export function islandOf({ board, turn }: Scenario, options: Options, seed: string): Island {
  if (board === 'beginner') return beginner;
  if (board === 'variable') {
    if (turn.phase !== 'setup') throw new ScenarioError('board: variable goes with phase setup only');
    return layIsland(options, randomFrom({ seed: `${seed} island`, drawn: 0 }));
  }
  const { terrain, tokens, harbours } = board;
  const at = (index: number): Harbour | null =>
    (harbours?.[`P${index}` as keyof typeof harbours] as Harbour | undefined) ?? null;
  return {
    terrain,
    tokens: tokens.map((token) => token ?? 0),
    harbours: harbours ? beginner.harbours.map((_, index) => at(index)) : beginner.harbours,
  };
}

/** Puts the pieces of one colour on the board; refuses places that do not exist, are taken or too near, and too many. */
export function putPieces(
  state: State,
  owner: number,
  name: string,
  { settlements = [], cities = [], roads = [] }: SideSetup,
): void {
  const stock = state.stocks[owner];
  if (!stock) return;
  const put = (word: string, rank: number) => {
    const node = nodeNamed(word);
    if (node === undefined) throw new ScenarioError(`${name}: there is no intersection ${word}`);
    if (state.towns[node] !== NO_OWNER) throw new ScenarioError(`${name}: ${word} is taken`);
    state.towns[node] = owner;
    state.ranks[node] = rank;
  };
  for (const word of settlements) put(word, 1);
  for (const word of cities) put(word, 2);
  for (const word of roads) {
    const path = pathNamed(word);
    if (path === undefined) throw new ScenarioError(`${name}: there is no path ${word}`);
    if (state.roads[path] !== NO_OWNER) throw new ScenarioError(`${name}: ${word} is taken`);
    state.roads[path] = owner;
  }
  stock.settlements = leftOf(name, 'settlements', stockOf.settlement, settlements.length);
  stock.cities = leftOf(name, 'cities', stockOf.city, cities.length);
  stock.roads = leftOf(name, 'roads', stockOf.road, roads.length);
}

function leftOf(name: string, what: string, all: number, used: number): number {
  if (used > all) throw new ScenarioError(`${name}: there are only ${all} ${what}`);
  return all - used;
}

/** No two buildings side by side, and no road that hangs in the air. */
export function checkBoard(state: State): void {
  state.towns.forEach((owner, node) => {
    const near = (neighboursOf[node] as readonly number[]).find((next) => state.towns[next] !== NO_OWNER);
    if (owner !== NO_OWNER && near !== undefined)
      throw new ScenarioError(`buildings at ${node} and ${near} are too near`);
  });
  state.colours.forEach((colour, owner) => {
    const held = new Set(state.roads.flatMap((each, path) => (each === owner ? [path] : [])));
    const reached = state.towns.flatMap((each, node) => (each === owner ? [node] : []));
    while (reached.length > 0) {
      const node = reached.pop() as number;
      for (const path of pathsAt[node] as readonly number[])
        if (held.delete(path)) reached.push(...(pathEnds[path] as readonly number[]));
    }
    const [loose] = held;
    if (loose !== undefined)
      throw new ScenarioError(
        `${colour}: the road ${(pathEnds[loose] as readonly number[]).join('-')} leads to no building`,
      );
  });
}
