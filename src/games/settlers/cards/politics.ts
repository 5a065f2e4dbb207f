import { together } from '../../../engine/ask.ts';
import { others } from '../../../engine/seats.ts';
import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { PATHS, pathEnds, pathNamed, pathNames, pathsAt } from '../board/geometry.ts';
import { roadIds } from '../notation.ts';
import { ask, mostOf, pick, pickCards } from '../rules/ask.ts';
import { hand, sizeOf } from '../rules/hand.ts';
import { isActive, knightsOf, removeKnight, retreat, rouse } from '../rules/knights.ts';
import { inOrder, settleHands, settleProgress } from '../rules/pending.ts';
import { putRoad } from '../rules/pieces.ts';
import { isReached, roadSites } from '../rules/places.ts';
import { discardHalf, taxRobber } from '../rules/robber.ts';
import { afterKnights, afterRoad } from '../rules/titles.ts';
import { courtOf, handOf, realmOf, seatsOf, type State, stockOfOwner, type Table } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { ahead, colourOf, type Effect, atOnce, inert, notBehind, seatNamed } from './effect.ts';
import { type PoliticsCard, type Progress, trackOf, tracks } from './progress.ts';
import { treason } from './treason.ts';

/** The blue cards. */

/** At one of its ends nothing of its owner goes on. */
export function openRoads(state: State): number[] {
  const open: number[] = [];
  for (let path = 0; path < PATHS; path++) {
    const owner = state.roads[path] as number;
    if (owner !== NOBODY && (pathEnds[path] as readonly number[]).some((node) => endsAt(state, owner, path, node))) open.push(path);
  }
  return open;
}

function endsAt(state: State, owner: number, path: number, node: number): boolean {
  if (state.towns[node] === owner || realmOf(state).knights[node] === owner) return false;
  return (pathsAt[node] as readonly number[]).every((other) => other === path || state.roads[other] !== owner);
}

/** A foreign road goes back to its owner; an own one may be built again at once. The title is looked at afterwards. */
function* negotiate(t: Table, seat: Seat): Script {
  const { state } = t;
  const id = yield* pick(seat, 'diplomacy', openRoads(state).map((path) => `remove ${pathNames[path] as string}`));
  const path = pathNamed(id.slice('remove '.length)) as number;
  const owner = state.roads[path] as Seat;
  state.roads[path] = NOBODY;
  stockOfOwner(state, owner).roads++;
  t.tell({ kind: 'removed', seat, owner, place: pathNames[path] as string });
  if (owner === seat) {
    const ids = roadSites(state, seat).map((site) => roadIds[site] as string);
    const [again] = yield* ask({ seat, key: 'diplomacy.rebuild', choices: [...ids, PASS], min: 0, max: 1, otherwise: ids.slice(0, 1) });
    if (again !== undefined) putRoad(t, seat, seat, pathNamed(again.slice('build road '.length)) as number, true);
  }
  afterRoad(t, owner);
}

const idle = (state: State, seat: Seat): number[] => knightsOf(state, seat).filter((node) => !isActive(realmOf(state), node));

function encourage(t: Table, seat: Seat): void {
  for (const node of idle(t.state, seat)) rouse(t, seat, node);
}

/** Two cards of their own choice from everybody with more points. */
function* marry(t: Table, seat: Seat): Script {
  const { state } = t;
  yield* settleHands(t, ahead(state, seat, 0));
  const guests = inOrder(state).filter((other) => ahead(state, seat, 1).includes(other));
  const gifts = yield* together(...guests.map((guest) => chooseGift(state, guest)));
  gifts.forEach((goods, index) => {
    const guest = guests[index] as Seat;
    hand(t, guest, seat, goods);
    t.tell({ kind: 'presented', seat: guest, to: seat, number: sizeOf(goods), secret: { goods } });
  });
  t.reveal();
}

function chooseGift(state: State, guest: Seat): Script<number[]> {
  const cards = handOf(state, guest);
  const number = Math.min(2, sizeOf(cards));
  return pickCards(guest, 'wedding', cards, number, mostOf(cards, number));
}

/** Foreign knights an own road leads to. */
export const intrigueTargets = (state: State, seat: Seat): number[] =>
  realmOf(state).knights.flatMap((owner, node) => (owner !== NOBODY && owner !== seat && isReached(state, seat, node) ? [node] : []));

function* plot(t: Table, seat: Seat): Script {
  const { knights, levels, marks } = realmOf(t.state);
  const node = Number(yield* pick(seat, 'intrigue', intrigueTargets(t.state, seat).map(String)));
  const [owner, level, noted] = [knights[node] as Seat, levels[node] as number, marks[node] as number];
  removeKnight(t, node);
  const to = yield* retreat(t, seat, owner, node, level, noted);
  afterKnights(t, to === null ? [node] : [node, to]);
}

function* sabotage(t: Table, seat: Seat): Script {
  yield* settleHands(t, notBehind(t.state, seat, 0));
  yield* discardHalf(t, notBehind(t.state, seat, 2));
}

const withProgress = (state: State, seat: Seat): Seat[] =>
  others(seat, seatsOf(state)).filter((other) => courtOf(state, other).progress.length > 0);

/** A look at somebody's hidden cards, and one of them. */
function* spy(t: Table, seat: Seat): Script {
  const { state } = t;
  const ids = withProgress(state, seat).map((other) => colourOf(state, other));
  const from = seatNamed(state, yield* pick(seat, 'espionage.seat', ids));
  yield* settleProgress(t, [from]);
  const { progress } = courtOf(state, from);
  t.reveal();
  t.tell({ kind: 'peeked', seat, from, secret: { cards: progress.slice() } });
  const card = (yield* pick(seat, 'espionage.card', [...new Set(progress)])) as Progress;
  progress.splice(progress.indexOf(card), 1);
  courtOf(state, seat).progress.push(card);
  t.tell({ kind: 'spied', seat, from, deck: tracks[trackOf(card)] as (typeof tracks)[number], secret: { card } });
}

export const politics: Readonly<Record<PoliticsCard, Effect>> = {
  'taxation': { able: ({ robber }) => robber !== NOBODY, play: taxRobber },
  'diplomacy': { able: (state) => openRoads(state).length > 0, play: negotiate },
  'encouragement': { able: (state, seat) => idle(state, seat).length > 0, play: atOnce(encourage) },
  'wedding': { able: (state, seat) => ahead(state, seat, 1).length > 0, play: marry },
  'intrigue': { able: (state, seat) => intrigueTargets(state, seat).length > 0, play: plot },
  'sabotage': { able: (state, seat) => notBehind(state, seat, 2).length > 0, play: sabotage },
  'espionage': { able: (state, seat) => withProgress(state, seat).length > 0, play: spy },
  treason,
  'constitution': inert,
};
