import { tableDifferences as commonDifferences } from '../../scenario/compare.ts';
import { beginCourse, fail, moveOn } from '../../scenario/course.ts';
import { parseFile, type SeatName } from '../../scenario/file.ts';
import { show } from '../../scenario/lists.ts';
import { seatingOf } from '../../scenario/seating.ts';
import { struggle as game } from '../game.ts';
import { rankingOf } from '../rules/result.ts';
import { resourceName } from '../vocabulary.ts';
import type { SideView } from '../view.ts';
import { seenDifferences, sideDifferences, stackDifferences, tableDifferences } from './compare.ts';
import { type Expectation, type Scenario, scenarioSchema, type StackName } from './file.ts';
import { buildPosition } from './position.ts';
import { learnt, namedInNews, type Running, shownTo } from './secrecy.ts';

/** Runs one scenario of Struggle for Catan. Throws `ScenarioError` when it cannot be run or comes out otherwise. */
export function runScenario(content: unknown): void {
  const file = parseFile(scenarioSchema, content);
  for (let number = 1; number <= file.repeat; number++) {
    const seed = `${file.title} ${number}`;
    const course = runOnce(file, seed);
    check(course, file.expect ?? {}, 'at the end');
    if (file.twin) compareTwin(file, course, seed);
  }
}

function runOnce(file: Scenario, seed: string): Running {
  const seating = seatingOf(file.seats);
  const course: Running = beginCourse(game, seating, buildPosition(file, seating, seed));
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(course, step.expect, where);
    else moveOn(course, step.move, where);
  });
  const left = course.now.state.draws ?? [];
  if (left.length > 0) fail('at the end', `unused draws ${show(left.map(resourceName))}`);
  return course;
}

/** The same run with other hidden cards: these seats must not be able to tell. */
function compareTwin(file: Scenario, course: Running, seed: string): void {
  const { seats = [], ...changes } = file.twin ?? {};
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const twin = runOnce({ ...file, ...given }, seed);
  for (const name of seats) {
    const seat = course.seating.seat(name);
    const [one, other] = [shownTo(course, seat), shownTo(twin, seat)].map((shown) => JSON.stringify(shown)) as [string, string];
    if (one !== other) fail('twin', `${name} can tell: ${one} against ${other}`);
  }
}

function check(course: Running, expected: Expectation, where: string): void {
  const { now, seating } = course;
  const { state, open } = now;
  const found = commonDifferences(expected, { seating, open, ranking: rankingOf(state), active: [state.active], none: '' });
  found.push(...tableDifferences(expected, state));
  seating.names.forEach((name, seat) => {
    const side = expected[name];
    if (side) found.push(...sideDifferences(name, side, state, seat));
  });
  for (const [name, stack] of Object.entries(expected.stacks ?? {})) found.push(...stackDifferences(name as StackName, stack, state));
  found.push(...secrecyDifferences(course, expected));
  if (found.length > 0) fail(where, found.join('; '));
}

function secrecyDifferences(course: Running, { sees, news }: Expectation): string[] {
  const found: string[] = [];
  const mentioned = (what: string, wanted: { readonly include?: readonly string[] | undefined; readonly exclude?: readonly string[] | undefined }, named: (ids: readonly string[]) => readonly string[]) => {
    const told = named(wanted.exclude ?? []);
    if (told.length > 0) found.push(`${what} ${told.join(', ')}`);
    const known = named(wanted.include ?? []);
    const missing = (wanted.include ?? []).filter((id) => !known.includes(id));
    if (missing.length > 0) found.push(`${what} nothing of ${missing.join(', ')}`);
  };
  for (const [name, wanted] of Object.entries(news ?? {})) {
    const seat = course.seating.seat(name as SeatName);
    mentioned(`${name} hears`, wanted, (ids) => namedInNews(course, seat, ids));
  }
  for (const [name, wanted] of Object.entries(sees ?? {})) {
    const { include, exclude, ...sides } = wanted;
    const seat = course.seating.seat(name as SeatName);
    mentioned(`${name} sees`, { include, exclude }, (ids) => learnt(course, seat, ids));
    const view = course.game.sight.view(course.now.state, seat);
    for (const [other, side] of Object.entries(sides)) {
      if (side) found.push(...seenDifferences(name, other as SeatName, side, view.seats[course.seating.seat(other as SeatName)] as SideView));
    }
  }
  return found;
}
