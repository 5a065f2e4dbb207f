import type { Script, Seat } from '../../../engine/script.ts';
import { hexesAt, NODES } from '../board/geometry.ts';
import { ADVANTAGE, KNIGHTS } from '../cards/progress.ts';
import { ACTED, ACTIVE, FRESH, PROMOTED, type Realm } from '../realm.ts';
import { courtOf, realmOf, type State, type Table } from '../state.ts';
import { NOBODY, prices } from '../vocabulary.ts';
import { pick } from './ask.ts';
import { pay } from './hand.ts';
import { isReached } from './places.ts';
import { chaseRobber } from './robber.ts';
import { afterKnights } from './titles.ts';
import { isVacant, waysFrom } from './ways.ts';

/** Knights: where they stand, what they may do. */

export function knightsOf(state: State, seat: Seat): number[] {
  const { knights } = realmOf(state);
  const own: number[] = [];
  for (let node = 0; node < NODES; node++) if (knights[node] === seat) own.push(node);
  return own;
}

/** Pieces of a level that are not on the board. */
export function reserveOf(state: State, seat: Seat, level: number): number {
  const { knights, levels } = realmOf(state);
  let left = KNIGHTS;
  for (let node = 0; node < NODES; node++) if (knights[node] === seat && levels[node] === level) left--;
  return left;
}

export const isActive = ({ marks }: Pick<Realm, 'marks'>, node: number): boolean => ((marks[node] as number) & ACTIVE) !== 0;

/** Active since before this turn, and not used in it. */
export const canAct = ({ marks }: Realm, node: number): boolean => ((marks[node] as number) & (ACTIVE | FRESH | ACTED)) === ACTIVE;

/** Free intersections touched by an own road. */
export function knightSites(state: State, seat: Seat): number[] {
  const sites: number[] = [];
  for (let node = 0; node < NODES; node++) if (isVacant(state, node) && isReached(state, seat, node)) sites.push(node);
  return sites;
}

/** Only a fortress makes a knight mighty. */
export const hasFortress = (state: State, seat: Seat): boolean => (courtOf(state, seat).improvements[2] as number) >= ADVANTAGE;

export function canPromote(state: State, seat: Seat, node: number): boolean {
  const { levels, marks } = realmOf(state);
  const level = levels[node] as number;
  if (level === 3 || ((marks[node] as number) & PROMOTED) !== 0 || (level === 2 && !hasFortress(state, seat))) return false;
  return reserveOf(state, seat, level + 1) > 0;
}

export const promotable = (state: State, seat: Seat): number[] => knightsOf(state, seat).filter((node) => canPromote(state, seat, node));

export function putKnight({ state }: Table, seat: Seat, node: number, level: number, marks: number): void {
  const realm = realmOf(state);
  realm.knights[node] = seat;
  realm.levels[node] = level;
  realm.marks[node] = marks;
}

export function removeKnight({ state }: Table, node: number): void {
  const realm = realmOf(state);
  realm.knights[node] = NOBODY;
  realm.levels[node] = 0;
  realm.marks[node] = 0;
}

export function recruit(t: Table, seat: Seat, node: number): void {
  pay(t, seat, prices.knight);
  putKnight(t, seat, node, 1, 0);
  t.tell({ kind: 'recruited', seat, place: `${node}`, level: 1 });
  afterKnights(t, [node]);
}

export function activate(t: Table, seat: Seat, node: number): void {
  pay(t, seat, prices.activation);
  rouse(t, seat, node);
}

export function rouse(t: Table, seat: Seat, node: number): void {
  const { marks, levels } = realmOf(t.state);
  marks[node] = (marks[node] as number) | ACTIVE | FRESH;
  t.tell({ kind: 'activated', seat, place: `${node}`, level: levels[node] as number });
}

export function promote(t: Table, seat: Seat, node: number): void {
  pay(t, seat, prices.promotion);
  raise(t, seat, node);
}

export function raise(t: Table, seat: Seat, node: number): void {
  const { marks, levels } = realmOf(t.state);
  const level = (levels[node] as number) + 1;
  levels[node] = level;
  marks[node] = (marks[node] as number) | PROMOTED;
  t.tell({ kind: 'promoted', seat, place: `${node}`, level });
}

/** The action is done: inactive, and nothing more in this turn. */
const spent = (marks: number): number => (marks & ~(ACTIVE | FRESH)) | ACTED;

function march(t: Table, seat: Seat, from: number, to: number): void {
  const { levels, marks } = realmOf(t.state);
  const [level, noted] = [levels[from] as number, marks[from] as number];
  removeKnight(t, from);
  putKnight(t, seat, to, level, spent(noted));
  t.tell({ kind: 'marched', seat, from, to, level });
}

export function moveKnight(t: Table, seat: Seat, from: number, to: number): void {
  march(t, seat, from, to);
  afterKnights(t, [from, to]);
}

/** The attacker takes the place; the one displaced must go elsewhere on the roads of its owner. */
export function* displace(t: Table, seat: Seat, from: number, to: number): Script {
  const { knights, levels, marks } = realmOf(t.state);
  const [owner, level, noted] = [knights[to] as number, levels[to] as number, marks[to] as number];
  march(t, seat, from, to);
  const where = yield* retreat(t, seat, owner, to, level, noted);
  afterKnights(t, where === null ? [from, to] : [from, to, where]);
}

/** Back to the stock when no place is free. */
export function* retreat(t: Table, seat: Seat, owner: Seat, from: number, level: number, noted: number): Script<number | null> {
  const { free } = waysFrom(t.state, owner, from);
  const to = free.length === 0 ? null : Number(yield* pick(owner, 'knight.retreat', free.map(String)));
  if (to !== null) putKnight(t, owner, to, level, noted);
  t.tell({ kind: 'ousted', seat, owner, from, to });
  return to;
}

export const canChase = ({ robber }: State, node: number): boolean => (hexesAt[node] as readonly number[]).includes(robber);

export function* chase(t: Table, seat: Seat, node: number): Script {
  const { marks } = realmOf(t.state);
  marks[node] = spent(marks[node] as number);
  yield* chaseRobber(t, seat);
}

/** Everything own knights can do now; what has to be paid only where it can be. */
export function addKnightMoves(menu: string[], state: State, seat: Seat): void {
  const realm = realmOf(state);
  const { hand } = state.sides[seat] as State['sides'][number];
  const grain = (hand[3] as number) > 0;
  const both = (hand[2] as number) > 0 && (hand[4] as number) > 0;
  if (both && reserveOf(state, seat, 1) > 0) for (const node of knightSites(state, seat)) menu.push(`build knight ${node}`);
  const own = knightsOf(state, seat);
  for (const node of own) if (grain && !isActive(realm, node)) menu.push(`activate ${node}`);
  if (both) for (const node of own) if (canPromote(state, seat, node)) menu.push(`promote ${node}`);
  for (const node of own) if (canAct(realm, node)) addActions(menu, state, seat, node);
}

function addActions(menu: string[], state: State, seat: Seat, node: number): void {
  const { levels } = realmOf(state);
  const { free, barred } = waysFrom(state, seat, node);
  for (const to of free) menu.push(`move knight ${node} ${to}`);
  for (const to of barred) if ((levels[to] as number) < (levels[node] as number)) menu.push(`displace ${node} ${to}`);
  if (canChase(state, node)) menu.push(`chase robber ${node}`);
}
