import { tableDifferences as commonDifferences } from '../common/table-differences.ts';
import { startScenario, failScenario, playMove } from '../common/scenario-run.ts';
import { parseFile, type ScenarioSeatName } from '../common/file-schema.ts';
import { formatValue } from '../common/list-differences.ts';
import { seatingOf } from '../common/seating.ts';
import { struggle as game } from '../../../games/struggle/game.ts';
import { rankingOf } from '../../../games/struggle/rules/result.ts';
import { resourceName } from '../../../games/struggle/vocabulary.ts';
import type { SideView } from '../../../games/struggle/view.ts';
import { seenDifferences, sideDifferences, expectedStackDifferences, supplyDifferences } from './compare.ts';
import { type Expectation, type Scenario, scenarioSchema, type StackName } from './file.ts';
import { buildPosition } from './position.ts';
import { textsHeardBy, learnt, mentionDifferences, namedIn } from '../common/secrecy.ts';
import { nameOfThing, type Running, shownTo } from './secrecy.ts';

/** Runs one scenario of Struggle for Catan. Throws `ScenarioError` when it cannot be run or comes out otherwise. */
export function runScenario(content: unknown): void {
  const file = parseFile(scenarioSchema, content);
  for (let number = 1; number <= file.repeat; number++) {
    const seed = `${file.title} ${number}`;
    const run = runOnce(file, seed);
    check(run, file.expect ?? {}, 'at the end');
    if (file.twin) compareTwin(file, run, seed);
  }
}

function runOnce(file: Scenario, seed: string): Running {
  const seating = seatingOf(file.seats);
  const run: Running = startScenario(game, seating, buildPosition(file, seating, seed));
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(run, step.expect, where);
    else playMove(run, step.move, where);
  });
  const left = run.update.state.draws ?? [];
  if (left.length > 0) failScenario('at the end', `unused draws ${formatValue(left.map(resourceName))}`);
  return run;
}

/** The same run with other hidden cards: these seats must not be able to tell. */
function compareTwin(file: Scenario, run: Running, seed: string): void {
  const { seats = [], ...changes } = file.twin ?? {};
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const twin = runOnce({ ...file, ...given }, seed);
  for (const name of seats) {
    const seat = run.seating.seat(name);
    const [one, other] = [shownTo(run, seat), shownTo(twin, seat)].map((shown) => JSON.stringify(shown)) as [
      string,
      string,
    ];
    if (one !== other) failScenario('twin', `${name} can tell: ${one} against ${other}`);
  }
}

function check(run: Running, expected: Expectation, where: string): void {
  const { update: now, seating } = run;
  const { state, open } = now;
  const found = commonDifferences(expected, {
    seating,
    open,
    ranking: rankingOf(state),
    active: [state.active],
    none: '',
  });
  found.push(...supplyDifferences(expected, state));
  seating.names.forEach((name, seat) => {
    const side = expected[name];
    if (side) found.push(...sideDifferences(name, side, state, seat));
  });
  for (const [name, stack] of Object.entries(expected.stacks ?? {}))
    found.push(...expectedStackDifferences(name as StackName, stack, state));
  found.push(...secrecyDifferences(run, expected));
  if (found.length > 0) failScenario(where, found.join('; '));
}

function secrecyDifferences(run: Running, { sees, news }: Expectation): string[] {
  const found: string[] = [];
  for (const [name, wanted] of Object.entries(news ?? {})) {
    const seat = run.seating.seat(name as ScenarioSeatName);
    const texts = textsHeardBy(run, run.lastEvents, seat, run.seating.names);
    found.push(...mentionDifferences(name, 'hear', wanted, (ids) => namedIn(run, texts, ids, nameOfThing)));
  }
  for (const [name, wanted] of Object.entries(sees ?? {})) {
    const { include, exclude, ...sides } = wanted;
    const seat = run.seating.seat(name as ScenarioSeatName);
    const learntOf = (ids: readonly string[]) => learnt(run, seat, ids, nameOfThing);
    found.push(...mentionDifferences(name, 'see', { include, exclude }, learntOf));
    const view = run.game.views.forSeat(run.update.state, seat);
    for (const [other, side] of Object.entries(sides)) {
      if (side)
        found.push(
          ...seenDifferences(
            name,
            other as ScenarioSeatName,
            side,
            view.seats[run.seating.seat(other as ScenarioSeatName)] as SideView,
          ),
        );
    }
  }
  return found;
}
