import { together } from '../../../../engine/ask.ts';
import { otherSeats } from '../../../../engine/seats.ts';
import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { PATHS, pathEnds, pathNamed, pathNames, pathsAt } from '../../board/geometry.ts';
import { roadIds } from '../../notation.ts';
import { askWorded, mostOf, pick, pickCards } from '../../rules/ask.ts';
import { giveCards, goodsCount } from '../../rules/goods.ts';
import { isActive, knightsOf, removeKnight, retreat, rouse } from '../rules/knights.ts';
import { seatsInOrder, settleOwedResources, settleOwedProgress } from '../rules/deferred.ts';
import { putRoad } from '../../rules/pieces.ts';
import { isReached, roadSites } from '../../rules/places.ts';
import { discardHalf, taxRobber } from '../../rules/robber.ts';
import { afterKnights, afterRoad } from '../../rules/titles.ts';
import {
  cityPlayerOf,
  handOf,
  citiesAndKnightsOf,
  seatsOf,
  type State,
  stockOfOwner,
  type Context,
} from '../../state.ts';
import { NO_OWNER } from '../../vocabulary.ts';
import {
  seatsAhead,
  colourOf,
  type ProgressEffect,
  atOnce,
  pointCardEffect,
  seatsNotBehind,
  seatNamed,
} from './effect.ts';
import { type PoliticsCard, type ProgressCard, trackOf, tracks } from './progress.ts';
import { treason } from './treason.ts';

/** Roads with an end at which their owner has neither another road nor a piece. */
function openRoads(state: State): number[] {
  const open: number[] = [];
  for (let path = 0; path < PATHS; path++) {
    const owner = state.roads[path] as number;
    if (owner !== NO_OWNER && (pathEnds[path] as readonly number[]).some((node) => endsAt(state, owner, path, node)))
      open.push(path);
  }
  return open;
}

function endsAt(state: State, owner: number, path: number, node: number): boolean {
  if (state.towns[node] === owner || citiesAndKnightsOf(state).knights[node] === owner) return false;
  return (pathsAt[node] as readonly number[]).every((other) => other === path || state.roads[other] !== owner);
}

/** Removes an open road; the player may rebuild their own at once. The title is checked afterwards. */
function* negotiate(t: Context, seat: Seat): Script {
  const { state } = t;
  const id = yield* pick(
    seat,
    'diplomacy',
    openRoads(state).map((path) => `remove ${pathNames[path] as string}`),
  );
  const path = pathNamed(id.slice('remove '.length)) as number;
  const owner = state.roads[path] as Seat;
  state.roads[path] = NO_OWNER;
  stockOfOwner(state, owner).roads++;
  t.emit({ kind: 'removed', seat, owner, place: pathNames[path] as string });
  if (owner === seat) {
    const ids = roadSites(state, seat).map((site) => roadIds[site] as string);
    const [again] = yield* askWorded({
      seat,
      key: 'diplomacy.rebuild',
      choices: [...ids, PASS],
      min: 0,
      max: 1,
      fallback: ids.slice(0, 1),
    });
    if (again !== undefined) putRoad(t, seat, seat, pathNamed(again.slice('build road '.length)) as number, true);
  }
  afterRoad(t, owner);
}

const idle = (state: State, seat: Seat): number[] =>
  knightsOf(state, seat).filter((node) => !isActive(citiesAndKnightsOf(state), node));

function encourage(t: Context, seat: Seat): void {
  for (const node of idle(t.state, seat)) rouse(t, seat, node, true);
}

/** Every player with more points gives two cards of their choice. */
function* marry(t: Context, seat: Seat): Script {
  const { state } = t;
  yield* settleOwedResources(t, seatsAhead(state, seat, 0));
  const guests = seatsInOrder(state).filter((other) => seatsAhead(state, seat, 1).includes(other));
  const gifts = yield* together(...guests.map((guest) => chooseGift(state, guest)));
  gifts.forEach((goods, index) => {
    const guest = guests[index] as Seat;
    giveCards(t, guest, seat, goods);
    t.emit({ kind: 'presented', seat: guest, to: seat, number: goodsCount(goods), secret: { goods } });
  });
  t.reveal();
}

function chooseGift(state: State, guest: Seat): Script<number[]> {
  const cards = handOf(state, guest);
  const number = Math.min(2, goodsCount(cards));
  return pickCards(guest, 'wedding', cards, number, mostOf(cards, number));
}

/** Other players' knights on intersections that the seat's roads reach. */
const intrigueTargets = (state: State, seat: Seat): number[] =>
  citiesAndKnightsOf(state).knights.flatMap((owner, node) =>
    owner !== NO_OWNER && owner !== seat && isReached(state, seat, node) ? [node] : [],
  );

function* plot(t: Context, seat: Seat): Script {
  const { knights, levels, marks } = citiesAndKnightsOf(t.state);
  const node = Number(yield* pick(seat, 'intrigue', intrigueTargets(t.state, seat).map(String)));
  const [owner, level, noted] = [knights[node] as Seat, levels[node] as number, marks[node] as number];
  removeKnight(t, node);
  const to = yield* retreat(t, seat, owner, node, level, noted);
  afterKnights(t, to === null ? [node] : [node, to]);
}

function* sabotage(t: Context, seat: Seat): Script {
  yield* settleOwedResources(t, seatsNotBehind(t.state, seat, 0));
  yield* discardHalf(t, seatsNotBehind(t.state, seat, 2));
}

const withProgress = (state: State, seat: Seat): Seat[] =>
  otherSeats(seat, seatsOf(state)).filter((other) => cityPlayerOf(state, other).progress.length > 0);

/** Shows another player's hidden progress cards and takes one. */
function* spy(t: Context, seat: Seat): Script {
  const { state } = t;
  const ids = withProgress(state, seat).map((other) => colourOf(state, other));
  const from = seatNamed(state, yield* pick(seat, 'espionage.seat', ids));
  yield* settleOwedProgress(t, [from]);
  const { progress } = cityPlayerOf(state, from);
  t.reveal();
  t.emit({ kind: 'peeked', seat, from, secret: { cards: progress.slice() } });
  const card = (yield* pick(seat, 'espionage.card', [...new Set(progress)])) as ProgressCard;
  progress.splice(progress.indexOf(card), 1);
  cityPlayerOf(state, seat).progress.push(card);
  t.emit({ kind: 'spied', seat, from, deck: tracks[trackOf(card)] as (typeof tracks)[number], secret: { card } });
}

export const politics: Readonly<Record<PoliticsCard, ProgressEffect>> = {
  taxation: { canPlay: ({ robber }) => robber !== NO_OWNER, play: taxRobber },
  diplomacy: { canPlay: (state) => openRoads(state).length > 0, play: negotiate },
  encouragement: { canPlay: (state, seat) => idle(state, seat).length > 0, play: atOnce(encourage) },
  wedding: { canPlay: (state, seat) => seatsAhead(state, seat, 1).length > 0, play: marry },
  intrigue: { canPlay: (state, seat) => intrigueTargets(state, seat).length > 0, play: plot },
  sabotage: { canPlay: (state, seat) => seatsNotBehind(state, seat, 2).length > 0, play: sabotage },
  espionage: { canPlay: (state, seat) => withProgress(state, seat).length > 0, play: spy },
  treason,
  constitution: pointCardEffect,
};
