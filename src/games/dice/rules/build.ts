import type { Seat } from '../../../engine/script.ts';
import type { Chart } from '../maps/index.ts';
import { mapOf, playerOf, type Table, type Turn } from '../state.ts';
import { costs, DICE, type Face, faceIndex, GOLD, type PricedKind } from '../vocabulary.ts';
import { jokerFor, readyJokers } from './jokers.ts';
import { lineOf } from './lines.ts';
import { CASTLE, freeCastle, placeIndex } from './moves.ts';
import { CASTLE_POINTS, hasWon, isScored, victoryPoints } from './points.ts';
import { listOf } from './sites.ts';
import { awardTitle } from './titles.ts';

/** A move of the build phase other than `end`. It is one of those on offer. */
export function makeMove(t: Table, seat: Seat, move: string): void {
  const [verb, what = '', where = ''] = move.split(' ');
  if (verb === 'joker') turnDie(t, seat, what as Face, where as Face);
  else if (verb === 'gold') tradeGold(t, seat, what as Face);
  else if (move === CASTLE) buildCastle(t, seat);
  else build(t, seat, what as PricedKind, where);
}

const turnOf = ({ state }: Table, seat: Seat): Turn => playerOf(state, seat).turn as Turn;

function change(turn: Turn, face: number, by: number): void {
  turn.dice[face] = (turn.dice[face] as number) + by;
}

function turnDie(t: Table, seat: Seat, from: Face, to: Face): void {
  const { state } = t;
  const turn = turnOf(t, seat);
  const face = faceIndex.get(to) as number;
  playerOf(state, seat).used.push(jokerFor(state, readyJokers(state, seat), face) as number);
  change(turn, faceIndex.get(from) as number, -1);
  change(turn, face, 1);
  t.tell({ kind: 'joker', seat, from, to });
}

function tradeGold(t: Table, seat: Seat, to: Face): void {
  const turn = turnOf(t, seat);
  change(turn, GOLD, -2);
  change(turn, faceIndex.get(to) as number, 1);
  t.tell({ kind: 'gold', seat, to });
}

function build(t: Table, seat: Seat, kind: PricedKind, id: string): void {
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
  t.tell({ kind: 'built', seat, what: kind, place: id, points });
  settleTitles(t, seat, kind);
  claimVictory(t, seat);
}

/** The settlement's point is replaced. */
function upgrade(chart: Chart, settlements: number[], city: number): void {
  const { node } = chart.cities[city] as Chart['cities'][number];
  settlements.splice(settlements.indexOf(chart.settlementAt[node] as number), 1);
}

function pointsAt(chart: Chart, kind: PricedKind, place: number): number {
  if (kind === 'road') return 1;
  const list = kind === 'settlement' ? chart.settlements : kind === 'city' ? chart.cities : chart.knights;
  return list[place]?.points ?? 0;
}

/** A road lengthens the own line; on the shared map a settlement may cut those of others. */
function settleTitles(t: Table, seat: Seat, kind: PricedKind): void {
  const { state } = t;
  if (isScored(state)) return;
  if (kind === 'knight') awardTitle(t, 'largest-army');
  if (kind === 'road') playerOf(state, seat).line = lineOf(state, seat);
  else if (kind === 'settlement' && !mapOf(state).given) {
    state.players.forEach((player, other) => {
      if (other !== seat) player.line = lineOf(state, other);
    });
  } else return;
  awardTitle(t, 'longest-road');
}

function buildCastle(t: Table, seat: Seat): void {
  const { state } = t;
  const turn = turnOf(t, seat);
  const castle = freeCastle(state) as number;
  turn.dice[turn.dice.indexOf(DICE)] = 0;
  playerOf(state, seat).castles.push(castle);
  turn.builds++;
  turn.points += CASTLE_POINTS;
  t.tell({ kind: 'built', seat, what: 'castle', place: `${castle}`, points: CASTLE_POINTS });
  claimVictory(t, seat);
}

/** Whoever has enough on the own turn has won; that is final. */
export function claimVictory(t: Table, seat: Seat): boolean {
  const { state } = t;
  if (!hasWon(state, seat)) return false;
  state.phase = 'over';
  state.winner = seat;
  t.reveal();
  t.tell({ kind: 'won', seat, points: victoryPoints(state, seat) });
  return true;
}
