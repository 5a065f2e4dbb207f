import type { Seat } from '../../../engine/script.ts';
import type { IndexedMap } from '../maps/index.ts';
import { mapOf, playerOf, type Context, type Turn } from '../state.ts';
import { costs, DICE, type DieFace, faceIndex, GOLD, type PricedKind } from '../vocabulary.ts';
import { jokerFor, readyJokers } from './jokers.ts';
import { longestRoadOf } from './longest-road.ts';
import { CASTLE, freeCastle, placeIndex } from './moves.ts';
import { CASTLE_POINTS, hasWon, isScored, victoryPoints } from './points.ts';
import { listOf } from './sites.ts';
import { awardTitle } from './titles.ts';

/** Applies a legal move of the build phase other than `end`. */
export function makeMove(t: Context, seat: Seat, move: string): void {
  const [verb, what = '', where = ''] = move.split(' ');
  if (verb === 'joker') turnDie(t, seat, what as DieFace, where as DieFace);
  else if (verb === 'gold') tradeGold(t, seat, what as DieFace);
  else if (move === CASTLE) buildCastle(t, seat);
  else build(t, seat, what as PricedKind, where);
}

const turnOf = ({ state }: Context, seat: Seat): Turn => playerOf(state, seat).turn as Turn;

function change(turn: Turn, face: number, by: number): void {
  turn.dice[face] = (turn.dice[face] as number) + by;
}

function turnDie(t: Context, seat: Seat, from: DieFace, to: DieFace): void {
  const { state } = t;
  const turn = turnOf(t, seat);
  const face = faceIndex.get(to) as number;
  playerOf(state, seat).used.push(jokerFor(state, readyJokers(state, seat), face) as number);
  change(turn, faceIndex.get(from) as number, -1);
  change(turn, face, 1);
  t.emit({ kind: 'joker', seat, from, to });
}

function tradeGold(t: Context, seat: Seat, to: DieFace): void {
  const turn = turnOf(t, seat);
  change(turn, GOLD, -2);
  change(turn, faceIndex.get(to) as number, 1);
  t.emit({ kind: 'gold', seat, to });
}

function build(t: Context, seat: Seat, kind: PricedKind, id: string): void {
  const { state } = t;
  const chart = mapOf(state);
  const player = playerOf(state, seat);
  const turn = turnOf(t, seat);
  const place = placeIndex(chart, kind, id);
  costs[kind].forEach((count, face) => change(turn, face, -count));
  if (kind === 'city' && !chart.given) upgrade(chart, player.settlements, place);
  player[listOf[kind]].push(place);
  if (kind === 'knight') turn.fresh.push(place);
  const points = isScored(state) ? pointsAt(chart, kind, place) : kind === 'settlement' ? 1 : kind === 'city' ? 2 : 0;
  turn.points += points;
  turn.builds++;
  t.emit({ kind: 'built', seat, what: kind, place: id, points });
  settleTitles(t, seat, kind);
  claimVictory(t, seat);
}

function upgrade(chart: IndexedMap, settlements: number[], city: number): void {
  const { node } = chart.cities[city] as IndexedMap['cities'][number];
  settlements.splice(settlements.indexOf(chart.settlementAt[node] as number), 1);
}

function pointsAt(chart: IndexedMap, kind: PricedKind, place: number): number {
  if (kind === 'road') return 1;
  const list = kind === 'settlement' ? chart.settlements : kind === 'city' ? chart.cities : chart.knights;
  return list[place]?.points ?? 0;
}

/** Updates titles: a road lengthens its owner's line; on the shared map, a settlement may cut others'. */
function settleTitles(t: Context, seat: Seat, kind: PricedKind): void {
  const { state } = t;
  if (isScored(state)) return;
  if (kind === 'knight') awardTitle(t, 'largest-army');
  if (kind === 'road') playerOf(state, seat).line = longestRoadOf(state, seat);
  else if (kind === 'settlement' && !mapOf(state).given) {
    state.players.forEach((player, other) => {
      if (other !== seat) player.line = longestRoadOf(state, other);
    });
  } else return;
  awardTitle(t, 'longest-road');
}

function buildCastle(t: Context, seat: Seat): void {
  const { state } = t;
  const turn = turnOf(t, seat);
  const castle = freeCastle(state) as number;
  turn.dice[turn.dice.indexOf(DICE)] = 0;
  playerOf(state, seat).castles.push(castle);
  turn.builds++;
  turn.points += CASTLE_POINTS;
  t.emit({ kind: 'built', seat, what: 'castle', place: `${castle}`, points: CASTLE_POINTS });
  claimVictory(t, seat);
}

/** Ends the match if the seat has reached the goal on its turn. */
export function claimVictory(t: Context, seat: Seat): boolean {
  const { state } = t;
  if (!hasWon(state, seat)) return false;
  state.phase = 'over';
  state.winner = seat;
  t.reveal();
  t.emit({ kind: 'won', seat, points: victoryPoints(state, seat) });
  return true;
}
