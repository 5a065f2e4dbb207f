import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { pathNamed } from '../board/geometry.ts';
import { roadIds } from '../notation.ts';
import { handOf, sideOf, type State, stockOfOwner, type Context } from '../state.ts';
import { type Development, prices, resources, type Sort, sorts } from '../vocabulary.ts';
import { askWorded, leastHeld, pick, pickCards } from './ask.ts';
import { buildRoad } from './build.ts';
import { giveCards, oneCard, payToBank, goodsCount, takeFromBank } from './goods.ts';
import { roadSites } from './places.ts';
import { claimVictory } from './points.ts';
import { moveRobber } from './robber.ts';
import { awardArmy } from './titles.ts';

export function buyDevelopment(t: Context, seat: Seat): void {
  const { deck } = t.state;
  payToBank(t, seat, prices.development);
  const card = deck.shift() as Development;
  sideOf(t.state, seat).bought.push(card);
  t.reveal();
  t.emit({ kind: 'bought', seat, secret: { card } });
  claimVictory(t);
}

/** Useful cards from earlier turns; only one may be played per turn. */
export function playableCards(state: State, seat: Seat): Development[] {
  if (state.now.played) return [];
  const { development } = sideOf(state, seat);
  const between = state.phase === 'roll' && state.now.first !== null;
  return development.filter(
    (card, index) =>
      development.indexOf(card) === index && isPlayable(state, seat, card) && (!between || card === 'knight'),
  );
}

function isPlayable(state: State, seat: Seat, card: Development): boolean {
  switch (card) {
    case 'victory-point':
      return false;
    case 'road-building':
      return stockOfOwner(state, seat).roads > 0 && roadSites(state, seat).length > 0;
    case 'year-of-plenty':
      return goodsCount(state.bank.slice(0, resources.length)) > 0;
    case 'knight':
    case 'monopoly':
      return true;
  }
}

export function* playDevelopment(t: Context, seat: Seat, card: Development): Script {
  const side = sideOf(t.state, seat);
  side.development.splice(side.development.indexOf(card), 1);
  t.state.now.played = true;
  t.emit({ kind: 'played', seat, card });
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

/** Asks for up to two free roads; the second may be skipped. */
export function* buildFreeRoads(t: Context, seat: Seat): Script {
  for (let number = 0; number < 2 && t.state.winner === null; number++) {
    const ids = roadSites(t.state, seat).map((path) => roadIds[path] as string);
    if (ids.length === 0) return;
    const choices = number === 0 ? ids : [...ids, PASS];
    const [id] = yield* askWorded({
      seat,
      key: 'free-road',
      choices,
      min: number === 0 ? 1 : 0,
      max: 1,
      fallback: [ids[0] as string],
    });
    if (id === undefined) return;
    yield* buildRoad(t, seat, pathNamed(id.slice('build road '.length)) as number, true);
  }
}

function* takePlenty(t: Context, seat: Seat): Script {
  const { state } = t;
  const bank = state.bank.map((count, sort) => (sort < resources.length ? count : 0));
  const count = Math.min(2, goodsCount(bank));
  const goods = yield* pickCards(seat, 'plenty', bank, count, leastHeld(handOf(state, seat), bank, count));
  takeFromBank(state, seat, goods);
  t.emit({ kind: 'gained', seat, goods, by: 'plenty' });
}

function* monopolize(t: Context, seat: Seat): Script {
  const { state } = t;
  const name = yield* pick(seat, 'monopoly', resources);
  const sort = sorts.indexOf(name as Sort);
  const taken = state.sides.map((_, from) => {
    const count = from === seat ? 0 : (handOf(state, from)[sort] as number);
    if (count > 0) giveCards(t, from, seat, oneCard(state, sort, count));
    return count;
  });
  t.reveal();
  t.emit({ kind: 'monopoly', seat, sort: name as Sort, taken });
}
