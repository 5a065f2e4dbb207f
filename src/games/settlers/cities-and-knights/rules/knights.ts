import type { Script, Seat } from '../../../../engine/script.ts';
import { hexesAt, NODES } from '../../board/geometry.ts';
import { ADVANTAGE_LEVEL, KNIGHTS } from '../cards/progress.ts';
import { ACTED, ACTIVE, ACTIVATED_THIS_TURN, PROMOTED, type CitiesAndKnightsState } from '../state.ts';
import { cityPlayerOf, citiesAndKnightsOf, type State, type Context } from '../../state.ts';
import { NO_OWNER, prices } from '../../vocabulary.ts';
import { pick } from '../../rules/ask.ts';
import { payToBank } from '../../rules/goods.ts';
import { isReached } from '../../rules/places.ts';
import { chaseRobber } from '../../rules/robber.ts';
import { afterKnights } from '../../rules/titles.ts';
import { isVacant, knightPathsFrom } from './knight-paths.ts';

export function knightsOf(state: State, seat: Seat): number[] {
  const { knights } = citiesAndKnightsOf(state);
  const own: number[] = [];
  for (let node = 0; node < NODES; node++) if (knights[node] === seat) own.push(node);
  return own;
}

/** Knights of a level that are not on the board. */
export function reserveOf(state: State, seat: Seat, level: number): number {
  const { knights, levels } = citiesAndKnightsOf(state);
  let left = KNIGHTS;
  for (let node = 0; node < NODES; node++) if (knights[node] === seat && levels[node] === level) left--;
  return left;
}

export const isActive = ({ marks }: Pick<CitiesAndKnightsState, 'marks'>, node: number): boolean =>
  ((marks[node] as number) & ACTIVE) !== 0;

/** Whether the knight was active before this turn and has not acted in it. */
const canAct = ({ marks }: CitiesAndKnightsState, node: number): boolean =>
  ((marks[node] as number) & (ACTIVE | ACTIVATED_THIS_TURN | ACTED)) === ACTIVE;

/** Free intersections touched by a road of the seat. */
export function knightSites(state: State, seat: Seat): number[] {
  const sites: number[] = [];
  for (let node = 0; node < NODES; node++) if (isVacant(state, node) && isReached(state, seat, node)) sites.push(node);
  return sites;
}

/** Only a fortress allows mighty knights. */
export const hasFortress = (state: State, seat: Seat): boolean =>
  (cityPlayerOf(state, seat).improvements[2] as number) >= ADVANTAGE_LEVEL;

function canPromote(state: State, seat: Seat, node: number): boolean {
  const { levels, marks } = citiesAndKnightsOf(state);
  const level = levels[node] as number;
  if (level === 3 || ((marks[node] as number) & PROMOTED) !== 0 || (level === 2 && !hasFortress(state, seat)))
    return false;
  return reserveOf(state, seat, level + 1) > 0;
}

export const promotable = (state: State, seat: Seat): number[] =>
  knightsOf(state, seat).filter((node) => canPromote(state, seat, node));

export function putKnight({ state }: Context, seat: Seat, node: number, level: number, marks: number): void {
  const citiesAndKnights = citiesAndKnightsOf(state);
  citiesAndKnights.knights[node] = seat;
  citiesAndKnights.levels[node] = level;
  citiesAndKnights.marks[node] = marks;
}

export function removeKnight({ state }: Context, node: number): void {
  const citiesAndKnights = citiesAndKnightsOf(state);
  citiesAndKnights.knights[node] = NO_OWNER;
  citiesAndKnights.levels[node] = 0;
  citiesAndKnights.marks[node] = 0;
}

export function recruit(t: Context, seat: Seat, node: number): void {
  payToBank(t, seat, prices.knight);
  putKnight(t, seat, node, 1, 0);
  t.emit({ kind: 'recruited', seat, place: `${node}`, level: 1 });
  afterKnights(t, [node]);
}

export function activate(t: Context, seat: Seat, node: number): void {
  payToBank(t, seat, prices.activation);
  rouse(t, seat, node);
}

export function rouse(t: Context, seat: Seat, node: number, free = false): void {
  const { marks, levels } = citiesAndKnightsOf(t.state);
  marks[node] = (marks[node] as number) | ACTIVE | ACTIVATED_THIS_TURN;
  t.emit({ kind: 'activated', seat, place: `${node}`, level: levels[node] as number, ...(free && { free }) });
}

export function promote(t: Context, seat: Seat, node: number): void {
  payToBank(t, seat, prices.promotion);
  promoteKnight(t, seat, node);
}

export function promoteKnight(t: Context, seat: Seat, node: number, free = false): void {
  const { marks, levels } = citiesAndKnightsOf(t.state);
  const level = (levels[node] as number) + 1;
  levels[node] = level;
  marks[node] = (marks[node] as number) | PROMOTED;
  t.emit({ kind: 'promoted', seat, place: `${node}`, level, ...(free && { free }) });
}

/** Marks a knight that has acted: inactive, and done for this turn. */
const spent = (marks: number): number => (marks & ~(ACTIVE | ACTIVATED_THIS_TURN)) | ACTED;

function march(t: Context, seat: Seat, from: number, to: number): void {
  const { levels, marks } = citiesAndKnightsOf(t.state);
  const [level, noted] = [levels[from] as number, marks[from] as number];
  removeKnight(t, from);
  putKnight(t, seat, to, level, spent(noted));
  t.emit({ kind: 'marched', seat, from, to, level });
}

export function moveKnight(t: Context, seat: Seat, from: number, to: number): void {
  march(t, seat, from, to);
  afterKnights(t, [from, to]);
}

/** Moves the attacker onto the intersection; the displaced knight retreats along its owner's roads. */
export function* displace(t: Context, seat: Seat, from: number, to: number): Script {
  const { knights, levels, marks } = citiesAndKnightsOf(t.state);
  const [owner, level, noted] = [knights[to] as number, levels[to] as number, marks[to] as number];
  march(t, seat, from, to);
  const where = yield* retreat(t, seat, owner, to, level, noted);
  afterKnights(t, where === null ? [from, to] : [from, to, where]);
}

/** The knight returns to the stock if no intersection is free. */
export function* retreat(
  t: Context,
  seat: Seat,
  owner: Seat,
  from: number,
  level: number,
  noted: number,
): Script<number | null> {
  const { free } = knightPathsFrom(t.state, owner, from);
  const to = free.length === 0 ? null : Number(yield* pick(owner, 'knight.retreat', free.map(String)));
  if (to !== null) putKnight(t, owner, to, level, noted);
  t.emit({ kind: 'ousted', seat, owner, from, to });
  return to;
}

export const canChase = ({ robber }: State, node: number): boolean =>
  (hexesAt[node] as readonly number[]).includes(robber);

export function* chase(t: Context, seat: Seat, node: number): Script {
  const { marks } = citiesAndKnightsOf(t.state);
  marks[node] = spent(marks[node] as number);
  yield* chaseRobber(t, seat);
}

/** Adds everything the seat's knights can do and the seat can pay for. */
export function addKnightMoves(menu: string[], state: State, seat: Seat): void {
  const citiesAndKnights = citiesAndKnightsOf(state);
  const { hand } = state.sides[seat] as State['sides'][number];
  const grain = (hand[3] as number) > 0;
  const both = (hand[2] as number) > 0 && (hand[4] as number) > 0;
  if (both && reserveOf(state, seat, 1) > 0)
    for (const node of knightSites(state, seat)) menu.push(`build knight ${node}`);
  const own = knightsOf(state, seat);
  for (const node of own) if (grain && !isActive(citiesAndKnights, node)) menu.push(`activate ${node}`);
  if (both) for (const node of own) if (canPromote(state, seat, node)) menu.push(`promote ${node}`);
  for (const node of own) if (canAct(citiesAndKnights, node)) addActions(menu, state, seat, node);
}

function addActions(menu: string[], state: State, seat: Seat, node: number): void {
  const { levels } = citiesAndKnightsOf(state);
  const { free, barred } = knightPathsFrom(state, seat, node);
  for (const to of free) menu.push(`move knight ${node} ${to}`);
  for (const to of barred) if ((levels[to] as number) < (levels[node] as number)) menu.push(`displace ${node} ${to}`);
  if (canChase(state, node)) menu.push(`chase robber ${node}`);
}
