import type { Seat } from '../../../engine/script.ts';
import { tableDifferences } from '../../scenario/compare.ts';
import { beginCourse, type Course, fail, moveOn } from '../../scenario/course.ts';
import { parseFile, type SeatName } from '../../scenario/file.ts';
import { inOrder, same, show, unordered } from '../../scenario/lists.ts';
import { seatingOf } from '../../scenario/seating.ts';
import { dice as game } from '../game.ts';
import type { News } from '../news.ts';
import type { Options } from '../options.ts';
import { readyJokers } from '../rules/jokers.ts';
import { STOP } from '../rules/moves.ts';
import { isFull, scoreOf, victoryPoints } from '../rules/points.ts';
import { rankingOf } from '../rules/result.ts';
import { seatsAtTurn } from '../rules/turn.ts';
import { isParallel, mapOf, type Player, playerOf, type State } from '../state.ts';
import { listFaces, titles } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { type Expectation, type ExpectedSide, type Scenario, scenarioSchema } from './file.ts';
import { buildPosition } from './position.ts';

/** Runs one scenario of the Dice Game. Throws `ScenarioError` when it cannot be run or comes out otherwise. */
export function runScenario(content: unknown): void {
  const file = parseFile(scenarioSchema, content);
  for (let number = 1; number <= file.repeat; number++) runOnce(file, `${file.title} ${number}`);
}

type Running = Course<State, View, News, Options>;

function runOnce(file: Scenario, seed: string): void {
  const seating = seatingOf(file.seats);
  const course = beginCourse(game, seating, buildPosition(file, seating, seed));
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(course, step.expect, where);
    else moveOn(course, step.move, where);
  });
  check(course, file.expect ?? {}, 'at the end');
  const left = course.now.state.loaded?.flat() ?? [];
  if (left.length > 0 && file.expect?.diceLeft === undefined) fail('at the end', `unused dice ${show(left)}`);
}

function check({ now, seating }: Running, expected: Expectation, where: string): void {
  const { state, open } = now;
  const ranking = rankingOf(state);
  const found = tableDifferences(expected, { seating, open, ranking, active: seatsAtTurn(state), none: STOP });
  seating.names.forEach((name, seat) => {
    const side = expected[name];
    if (side) found.push(...sideDifferences(name, side, state, seat));
  });
  found.push(...same('phase', expected.phase, phaseOf(state)), ...same('number', expected.number, state.number));
  found.push(...diceLeft(expected, state, seating.names));
  if (found.length > 0) fail(where, found.join('; '));
}

function phaseOf(state: State): string {
  if (state.phase !== 'play') return state.phase;
  return seatPhase(state, state.active);
}

const seatPhase = (state: State, seat: Seat): string => (playerOf(state, seat).turn?.rolling ? 'roll' : 'build');

function diceLeft({ diceLeft: wanted }: Expectation, { loaded }: State, names: readonly SeatName[]): string[] {
  if (wanted === undefined) return [];
  if (typeof wanted === 'number') return same('diceLeft', wanted, loaded?.flat().length ?? 0);
  return Object.entries(wanted).flatMap(([name, number]) => same(`diceLeft of ${name}`, number, loaded?.[names.indexOf(name as SeatName)]?.length ?? 0));
}

function sideDifferences(name: string, wanted: ExpectedSide, state: State, seat: Seat): string[] {
  const player = playerOf(state, seat);
  const map = mapOf(state);
  const ids = (list: readonly { readonly id: string }[], built: readonly number[]) => built.map((place) => list[place]?.id ?? '');
  const found: string[] = [];
  const list = (what: string, expected: readonly string[] | undefined, got: readonly string[]) => {
    if (expected) found.push(...unordered(`${name} ${what}`, expected, got));
  };
  list('roads', wanted.roads, ids(map.roads, player.roads));
  list('settlements', wanted.settlements, ids(map.settlements, player.settlements));
  list('cities', wanted.cities, ids(map.cities, player.cities));
  list('knights', wanted.knights, ids(map.knights, player.knights));
  list('castles', wanted.castles, player.castles.map(String));
  list('used', wanted.used, ids(map.jokers, player.used));
  list('titles', wanted.titles, titles.filter((title) => state.titles[title] === seat));
  list('jokers', wanted.jokers, readyJokers(state, seat).map((joker) => map.jokers[joker]?.gives ?? 'any'));
  if (wanted.boxes) found.push(...inOrder(`${name} boxes`, wanted.boxes.map(String), player.boxes.map((box) => `${box ?? 'X'}`)));
  if (wanted.dice !== undefined) found.push(...unordered(`${name} dice`, wanted.dice === 'none' ? [] : wanted.dice.split(' '), diceOf(player)));
  found.push(...same(`${name} score`, wanted.score, scoreOf(state, seat)), ...same(`${name} points`, wanted.points, victoryPoints(state, seat)));
  found.push(...same(`${name} line`, wanted.line, player.line), ...same(`${name} army`, wanted.army, player.knights.length));
  found.push(...same(`${name} throws`, wanted.throws, player.turn?.throws ?? 0));
  if (wanted.phase !== undefined) {
    const done = isFull(state, seat) ? 'done' : seatPhase(state, seat);
    found.push(...same(`${name} phase`, wanted.phase, isParallel(state) ? done : 'none: play is not parallel'));
  }
  return found;
}

const diceOf = ({ turn }: Player): string[] => (turn ? listFaces(turn.dice) : []);
