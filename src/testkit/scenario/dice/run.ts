import type { Seat } from '../../../engine/script.ts';
import { tableDifferences } from '../common/table-differences.ts';
import { startScenario, type ScenarioRun, failScenario, playMove } from '../common/scenario-run.ts';
import { parseFile, type ScenarioSeatName } from '../common/file-schema.ts';
import { orderedDifference, valueDifference, formatValue, unorderedDifference } from '../common/list-differences.ts';
import { seatingOf } from '../common/seating.ts';
import { dice as game } from '../../../games/dice/game.ts';
import type { GameEvent } from '../../../games/dice/game-event.ts';
import type { Options } from '../../../games/dice/options.ts';
import { readyJokers } from '../../../games/dice/rules/jokers.ts';
import { STOP } from '../../../games/dice/rules/moves.ts';
import { isFull, scoreOf, victoryPoints } from '../../../games/dice/rules/points.ts';
import { rankingOf } from '../../../games/dice/rules/result.ts';
import { seatsAtTurn } from '../../../games/dice/rules/turn.ts';
import { isParallel, mapOf, type Player, playerOf, type State } from '../../../games/dice/state.ts';
import { listFaces, titles } from '../../../games/dice/vocabulary.ts';
import type { View } from '../../../games/dice/view.ts';
import { type Expectation, type ExpectedSide, type Scenario, scenarioSchema } from './file.ts';
import { buildPosition } from './position.ts';

/** Runs one scenario of the Dice Game. Throws `ScenarioError` when it cannot be run or comes out otherwise. */
export function runScenario(content: unknown): void {
  const file = parseFile(scenarioSchema, content);
  for (let number = 1; number <= file.repeat; number++) runOnce(file, `${file.title} ${number}`);
}

type Running = ScenarioRun<State, View, GameEvent, Options>;

function runOnce(file: Scenario, seed: string): void {
  const seating = seatingOf(file.seats);
  const run = startScenario(game, seating, buildPosition(file, seating, seed));
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(run, step.expect, where);
    else playMove(run, step.move, where);
  });
  check(run, file.expect ?? {}, 'at the end');
  const left = run.update.state.loaded?.flat() ?? [];
  if (left.length > 0 && file.expect?.diceLeft === undefined)
    failScenario('at the end', `unused dice ${formatValue(left)}`);
}

function check({ update: now, seating }: Running, expected: Expectation, where: string): void {
  const { state, open } = now;
  const ranking = rankingOf(state);
  const found = tableDifferences(expected, { seating, open, ranking, active: seatsAtTurn(state), none: STOP });
  seating.names.forEach((name, seat) => {
    const side = expected[name];
    if (side) found.push(...sideDifferences(name, side, state, seat));
  });
  found.push(
    ...valueDifference('phase', expected.phase, phaseOf(state)),
    ...valueDifference('number', expected.number, state.number),
  );
  found.push(...diceLeft(expected, state, seating.names));
  if (found.length > 0) failScenario(where, found.join('; '));
}

function phaseOf(state: State): string {
  if (state.phase !== 'play') return state.phase;
  return seatPhase(state, state.active);
}

const seatPhase = (state: State, seat: Seat): string => (playerOf(state, seat).turn?.rolling ? 'roll' : 'build');

function diceLeft({ diceLeft: wanted }: Expectation, { loaded }: State, names: readonly ScenarioSeatName[]): string[] {
  if (wanted === undefined) return [];
  if (typeof wanted === 'number') return valueDifference('diceLeft', wanted, loaded?.flat().length ?? 0);
  return Object.entries(wanted).flatMap(([name, number]) =>
    valueDifference(`diceLeft of ${name}`, number, loaded?.[names.indexOf(name as ScenarioSeatName)]?.length ?? 0),
  );
}

function sideDifferences(name: string, wanted: ExpectedSide, state: State, seat: Seat): string[] {
  const player = playerOf(state, seat);
  const map = mapOf(state);
  const ids = (list: readonly { readonly id: string }[], built: readonly number[]) =>
    built.map((place) => list[place]?.id ?? '');
  const found: string[] = [];
  const list = (what: string, expected: readonly string[] | undefined, got: readonly string[]) => {
    if (expected) found.push(...unorderedDifference(`${name} ${what}`, expected, got));
  };
  list('roads', wanted.roads, ids(map.roads, player.roads));
  list('settlements', wanted.settlements, ids(map.settlements, player.settlements));
  list('cities', wanted.cities, ids(map.cities, player.cities));
  list('knights', wanted.knights, ids(map.knights, player.knights));
  list('castles', wanted.castles, player.castles.map(String));
  list('used', wanted.used, ids(map.jokers, player.used));
  list(
    'titles',
    wanted.titles,
    titles.filter((title) => state.titles[title] === seat),
  );
  list(
    'jokers',
    wanted.jokers,
    readyJokers(state, seat).map((joker) => map.jokers[joker]?.gives ?? 'any'),
  );
  if (wanted.boxes)
    found.push(
      ...orderedDifference(
        `${name} boxes`,
        wanted.boxes.map(String),
        player.boxes.map((box) => `${box ?? 'X'}`),
      ),
    );
  if (wanted.dice !== undefined)
    found.push(
      ...unorderedDifference(`${name} dice`, wanted.dice === 'none' ? [] : wanted.dice.split(' '), diceOf(player)),
    );
  found.push(
    ...valueDifference(`${name} score`, wanted.score, scoreOf(state, seat)),
    ...valueDifference(`${name} points`, wanted.points, victoryPoints(state, seat)),
  );
  found.push(
    ...valueDifference(`${name} line`, wanted.line, player.line),
    ...valueDifference(`${name} army`, wanted.army, player.knights.length),
  );
  found.push(...valueDifference(`${name} throws`, wanted.throws, player.turn?.throws ?? 0));
  if (wanted.phase !== undefined) {
    const done = isFull(state, seat) ? 'done' : seatPhase(state, seat);
    found.push(
      ...valueDifference(`${name} phase`, wanted.phase, isParallel(state) ? done : 'none: play is not parallel'),
    );
  }
  return found;
}

const diceOf = ({ turn }: Player): string[] => (turn ? listFaces(turn.dice) : []);
