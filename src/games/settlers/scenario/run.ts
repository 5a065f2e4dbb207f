import { tableDifferences } from '../../scenario/compare.ts';
import { beginCourse, type Course, fail, moveOn } from '../../scenario/course.ts';
import { parseFile } from '../../scenario/file.ts';
import { show } from '../../scenario/lists.ts';
import { settlers } from '../game.ts';
import type { News } from '../news.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { colours } from '../vocabulary.ts';
import { boardDifferences, sideDifferences } from './compare.ts';
import { type Expectation, scenarioSchema } from './file.ts';
import { buildPosition } from './position.ts';
import { seatingFor } from './seats.ts';
import { sightDifferences } from './sees.ts';

/** Runs one scenario of CATAN. Throws `ScenarioError` when it cannot be run or does not come out as expected. */
export function runScenario(content: unknown): void {
  const file = parseFile(scenarioSchema, content);
  const seating = seatingFor(file);
  const course = beginCourse(settlers, seating, buildPosition(file, seating, file.title));
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(course, step.expect, where);
    else moveOn(course, step.move, where);
  });
  check(course, file.expect ?? {}, 'at the end');
  const { dice = [], draws = [] } = course.now.state;
  if (dice.length > 0 && file.expect?.diceLeft === undefined) fail('at the end', `unused dice ${show(dice)}`);
  if (draws.length > 0) fail('at the end', `unused draws ${show(draws)}`);
}

function check({ now, seating, news, last }: Course<State, View, News, Options>, expected: Expectation, where: string): void {
  const { state, open } = now;
  const ranking = settlers.rules.result(state)?.ranking ?? null;
  const found = tableDifferences(expected, { seating, open, ranking, active: [state.active], none: 'pass' });
  for (const name of colours) {
    const side = expected[name];
    if (side) found.push(...sideDifferences(name, side, state));
  }
  found.push(...boardDifferences(expected, state), ...sightDifferences(expected, { state, open, news, last }));
  if (found.length > 0) fail(where, found.join('; '));
}
