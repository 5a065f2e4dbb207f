import { farEnd, NODES, pathsAt } from '../board/geometry.ts';
import { neutralColour, type State, stockOfOwner, type Context } from '../state.ts';
import { NO_OWNER } from '../vocabulary.ts';
import { isGuarded } from './places.ts';

/** The shortest line and the smallest army that earn a title. */
const LINE = 5;
const ARMY = 3;

/** Paths of the line being followed; empty between calls. */
const walked = new Uint8Array(128);

/**
 * The longest trail of the owner's roads, none used twice. It may revisit an intersection, but not pass other players'
 * buildings or knights.
 */
export function longestRoad(state: State, owner: number): number {
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
  if (length > 0 && ((there !== NO_OWNER && there !== owner) || isGuarded(state, owner, node))) return length;
  let best = length;
  for (const path of pathsAt[node] as readonly number[]) {
    if (state.roads[path] !== owner || walked[path] === 1) continue;
    walked[path] = 1;
    best = Math.max(best, follow(state, owner, farEnd(path, node), length + 1));
    walked[path] = 0;
  }
  return best;
}

/** Only the owner's line can have grown. */
export function afterRoad(t: Context, owner: number): void {
  stockOfOwner(t.state, owner).line = longestRoad(t.state, owner);
  awardLongest(t);
}

/** The building cuts other players' lines through its intersection. */
export function afterBuilding(t: Context, node: number): void {
  const { state } = t;
  const builder = state.towns[node] as number;
  let cut = false;
  for (const path of pathsAt[node] as readonly number[]) {
    const owner = state.roads[path] as number;
    if (owner === NO_OWNER || owner === builder) continue;
    stockOfOwner(state, owner).line = longestRoad(state, owner);
    cut = true;
  }
  if (cut) awardLongest(t);
}

/** Recounts all lines through these intersections. */
export function afterKnights(t: Context, nodes: readonly number[]): void {
  const { state } = t;
  const owners = new Set(
    nodes.flatMap((node) => (pathsAt[node] as readonly number[]).map((path) => state.roads[path] as number)),
  );
  owners.delete(NO_OWNER);
  for (const owner of owners) stockOfOwner(state, owner).line = longestRoad(state, owner);
  awardLongest(t);
}

/** The holder keeps the title unless beaten; it goes to a single leader and is set aside on a tie. */
function awardLongest(t: Context): void {
  const { state } = t;
  const owner = leader(
    state.stocks.map(({ line }) => line),
    LINE,
    state.longest,
  );
  if (owner === state.longest) return;
  state.longest = owner;
  t.emit({ kind: 'title', title: 'longest-road', owner, ...(owner !== null && neutralColour(state, owner)) });
}

export function awardArmy(t: Context, holder = t.state.largest): void {
  const { state } = t;
  const owner = leader(
    state.sides.map(({ army }) => army),
    ARMY,
    holder,
  );
  if (owner === state.largest) return;
  state.largest = owner;
  t.emit({ kind: 'title', title: 'largest-army', owner });
}

/** The index with the highest count of at least `least`; on a tie the holder, or null. */
export function leader(counts: readonly number[], least: number, holder: number | null): number | null {
  const most = Math.max(...counts);
  if (most < least) return null;
  if (holder !== null && counts[holder] === most) return holder;
  const first = counts.indexOf(most);
  return counts.lastIndexOf(most) === first ? first : null;
}

/** Recounts all lines of a position built from scratch. */
export function measureAllRoads(state: State): void {
  state.stocks.forEach((stock, owner) => {
    stock.line = longestRoad(state, owner);
  });
}

export const TITLE_MINIMUM = { line: LINE, army: ARMY } as const;
