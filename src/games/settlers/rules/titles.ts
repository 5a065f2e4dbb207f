import { farEnd, NODES, pathsAt } from '../board/geometry.ts';
import { neutralColour, type State, stockOfOwner, type Table } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { isGuarded } from './places.ts';

/** The shortest line and the smallest army that bring a title. */
const LINE = 5;
const ARMY = 3;

/** Paths of the line that is being followed; nothing is left in it afterwards. */
const walked = new Uint8Array(128);

/** The longest way over own roads, none of them twice. It may pass an intersection again, but no foreign building and no foreign knight. */
export function longestLine(state: State, owner: number): number {
  let best = 0;
  for (let node = 0; node < NODES; node++) {
    for (const path of pathsAt[node] as readonly number[]) {
      if (state.roads[path] !== owner) continue;
      best = Math.max(best, follow(state, owner, node, 0));
      break;
    }
  }
  return best;
}

function follow(state: State, owner: number, node: number, length: number): number {
  const there = state.towns[node] as number;
  if (length > 0 && ((there !== NOBODY && there !== owner) || isGuarded(state, owner, node))) return length;
  let best = length;
  for (const path of pathsAt[node] as readonly number[]) {
    if (state.roads[path] !== owner || walked[path] === 1) continue;
    walked[path] = 1;
    best = Math.max(best, follow(state, owner, farEnd(path, node), length + 1));
    walked[path] = 0;
  }
  return best;
}

/** After a road: only its owner's line may have grown. */
export function afterRoad(t: Table, owner: number): void {
  stockOfOwner(t.state, owner).line = longestLine(t.state, owner);
  awardLongest(t);
}

/** After a building: lines of others that ran through its place are cut. */
export function afterBuilding(t: Table, node: number): void {
  const { state } = t;
  const builder = state.towns[node] as number;
  let cut = false;
  for (const path of pathsAt[node] as readonly number[]) {
    const owner = state.roads[path] as number;
    if (owner === NOBODY || owner === builder) continue;
    stockOfOwner(state, owner).line = longestLine(state, owner);
    cut = true;
  }
  if (cut) awardLongest(t);
}

/** After a knight came or went: all lines through these places. */
export function afterKnights(t: Table, nodes: readonly number[]): void {
  const { state } = t;
  const owners = new Set(nodes.flatMap((node) => (pathsAt[node] as readonly number[]).map((path) => state.roads[path] as number)));
  owners.delete(NOBODY);
  for (const owner of owners) stockOfOwner(state, owner).line = longestLine(state, owner);
  awardLongest(t);
}

/** The title stays where nobody has more; otherwise it goes to the one who has the most, and lies aside on a tie. */
export function awardLongest(t: Table): void {
  const { state } = t;
  const owner = leader(state.stocks.map(({ line }) => line), LINE, state.longest);
  if (owner === state.longest) return;
  state.longest = owner;
  t.tell({ kind: 'title', title: 'longest-road', owner, ...(owner !== null && neutralColour(state, owner)) });
}

export function awardArmy(t: Table, holder = t.state.largest): void {
  const { state } = t;
  const owner = leader(state.sides.map(({ army }) => army), ARMY, holder);
  if (owner === state.largest) return;
  state.largest = owner;
  t.tell({ kind: 'title', title: 'largest-army', owner });
}

/** Who has most of something, at least so much; the holder keeps it on a tie, otherwise nobody has it. */
export function leader(counts: readonly number[], least: number, holder: number | null): number | null {
  const most = Math.max(...counts);
  if (most < least) return null;
  if (holder !== null && counts[holder] === most) return holder;
  const first = counts.indexOf(most);
  return counts.lastIndexOf(most) === first ? first : null;
}

/** All lines from nothing, where a position is laid out. */
export function measureLines(state: State): void {
  state.stocks.forEach((stock, owner) => {
    stock.line = longestLine(state, owner);
  });
}

export const LEAST = { line: LINE, army: ARMY } as const;
