import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { pathNamed } from '../board/geometry.ts';
import { roadIds } from '../notation.ts';
import { handOf, sideOf, type State, stockOfOwner, type Table } from '../state.ts';
import { type Development, prices, resources, type Sort, sorts } from '../vocabulary.ts';
import { ask, leastHeld, pick, pickCards } from './ask.ts';
import { buildRoad } from './build.ts';
import { hand, oneOf, pay, sizeOf, take } from './hand.ts';
import { roadSites } from './places.ts';
import { claimVictory } from './points.ts';
import { moveRobber } from './robber.ts';
import { awardArmy } from './titles.ts';

/** The top card of the stack, which nobody else sees. */
export function buyDevelopment(t: Table, seat: Seat): void {
  const { deck } = t.state;
  pay(t, seat, prices.development);
  const card = deck.shift() as Development;
  sideOf(t.state, seat).bought.push(card);
  t.reveal();
  t.tell({ kind: 'bought', seat, secret: { card } });
  claimVictory(t);
}

/** Cards of an earlier turn, one in a turn, if they do something. */
export function playableCards(state: State, seat: Seat): Development[] {
  if (state.now.played) return [];
  const { development } = sideOf(state, seat);
  const between = state.phase === 'roll' && state.now.first !== null;
  return development.filter((card, index) => development.indexOf(card) === index && isPlayable(state, seat, card) && (!between || card === 'knight'));
}

function isPlayable(state: State, seat: Seat, card: Development): boolean {
  switch (card) {
    case 'victory-point':
      return false;
    case 'road-building':
      return stockOfOwner(state, seat).roads > 0 && roadSites(state, seat).length > 0;
    case 'year-of-plenty':
      return sizeOf(state.bank.slice(0, resources.length)) > 0;
    case 'knight':
    case 'monopoly':
      return true;
  }
}

export function* playDevelopment(t: Table, seat: Seat, card: Development): Script {
  const side = sideOf(t.state, seat);
  side.development.splice(side.development.indexOf(card), 1);
  t.state.now.played = true;
  t.tell({ kind: 'played', seat, card });
  switch (card) {
    case 'knight':
      side.army++;
      awardArmy(t);
      if (!claimVictory(t)) yield* moveRobber(t, seat);
      return;
    case 'road-building':
      t.state.gone.push(card);
      yield* buildFreeRoads(t, seat);
      return;
    case 'year-of-plenty':
      t.state.gone.push(card);
      yield* takePlenty(t, seat);
      return;
    case 'monopoly':
      t.state.gone.push(card);
      yield* monopolize(t, seat);
      return;
    case 'victory-point':
      throw new Error('a victory point is never played');
  }
}

/** Two free roads, as far as pieces and places allow; the second one may be left out. */
export function* buildFreeRoads(t: Table, seat: Seat): Script {
  for (let number = 0; number < 2 && t.state.winner === null; number++) {
    const ids = roadSites(t.state, seat).map((path) => roadIds[path] as string);
    if (ids.length === 0) return;
    const choices = number === 0 ? ids : [...ids, PASS];
    const [id] = yield* ask({ seat, key: 'free-road', choices, min: number === 0 ? 1 : 0, max: 1, otherwise: [ids[0] as string] });
    if (id === undefined) return;
    yield* buildRoad(t, seat, pathNamed(id.slice('build road '.length)) as number, true);
  }
}

function* takePlenty(t: Table, seat: Seat): Script {
  const { state } = t;
  const bank = state.bank.map((count, sort) => (sort < resources.length ? count : 0));
  const count = Math.min(2, sizeOf(bank));
  const goods = yield* pickCards(seat, 'plenty', bank, count, leastHeld(handOf(state, seat), bank, count));
  take(state, seat, goods);
  t.tell({ kind: 'gained', seat, goods, by: 'plenty' });
}

function* monopolize(t: Table, seat: Seat): Script {
  const { state } = t;
  const name = yield* pick(seat, 'monopoly', resources);
  const sort = sorts.indexOf(name as Sort);
  const taken = state.sides.map((_, from) => {
    const count = from === seat ? 0 : (handOf(state, from)[sort] as number);
    if (count > 0) hand(t, from, seat, oneOf(state, sort, count));
    return count;
  });
  t.reveal();
  t.tell({ kind: 'monopoly', seat, sort: name as Sort, taken });
}

