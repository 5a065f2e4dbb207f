import { hasChoice } from '../../../engine/answers.ts';
import type { Decision } from '../../../engine/script.ts';
import { rivals } from '../../../games/rivals/game.ts';
import { parseFile } from '../common/file-schema.ts';
import { formatValue } from '../common/list-differences.ts';
import { failScenario, playMove, startScenario } from '../common/scenario-run.ts';
import { seatingOf } from '../common/seating.ts';
import { rivalsDifferences, type RivalsRun } from './differences.ts';
import { type Expectation, type Scenario, scenarioSchema } from './file.ts';
import { buildPosition } from './position.ts';

/** Runs one scenario of Rivals. Throws `ScenarioError` when it cannot be run or does not come out as expected. */
export function runScenario(content: unknown): void {
  const file = parseFile(scenarioSchema, content);
  for (let time = 0; time < file.repeat; time++) runOnce(file, time === 0 ? file.title : `${file.title} ${time}`);
}

function runOnce(file: Scenario, seed: string): void {
  const run = startScenario(rivals, seatingOf(['red', 'blue']), buildPosition(file, seed), findUnasked);
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(run, step.expect, where);
    else playMove(run, step.move, where);
  });
  check(run, file.expect ?? {}, 'at the end');
  const left = run.update.state.dice ?? [];
  if (left.length > 0 && file.expect?.diceLeft === undefined)
    failScenario('at the end', `unused dice ${formatValue(left)}`);
}

/**
 * What the notation does not ask: a question that is put only so that silence betrays nothing has one legal answer, and gold
 * from an automatic source fills the Gold Cache first.
 */
const findUnasked = (open: readonly Decision[]): Decision | undefined =>
  open.find((each) => each.key === 'route.gold' || (each.always === 'secrecy' && !hasChoice(each)));

function check(run: RivalsRun, expected: Expectation, where: string): void {
  const found = rivalsDifferences(expected, run);
  if (found.length > 0) failScenario(where, found.join('; '));
}
