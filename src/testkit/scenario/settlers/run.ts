import { tableDifferences } from '../common/table-differences.ts';
import { startScenario, failScenario, playMove } from '../common/scenario-run.ts';
import { parseFile } from '../common/file-schema.ts';
import { formatValue } from '../common/list-differences.ts';
import { settlers } from '../../../games/settlers/game.ts';
import { playerColours } from '../../../games/settlers/vocabulary.ts';
import { boardDifferences, sideDifferences } from './compare.ts';
import { type Expectation, scenarioSchema } from './file.ts';
import { buildPosition } from './position.ts';
import { seatingFor } from './seats.ts';
import { type SettlersRun, viewDifferences } from './view-differences.ts';

/** Runs one scenario of CATAN. Throws `ScenarioError` when it cannot be run or does not come out as expected. */
export function runScenario(content: unknown): void {
  const file = parseFile(scenarioSchema, content);
  const seating = seatingFor(file);
  const run = startScenario(settlers, seating, buildPosition(file, seating, file.title));
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(run, step.expect, where);
    else playMove(run, step.move, where);
  });
  check(run, file.expect ?? {}, 'at the end');
  const { dice = [], draws = [] } = run.update.state;
  if (dice.length > 0 && file.expect?.diceLeft === undefined)
    failScenario('at the end', `unused dice ${formatValue(dice)}`);
  if (draws.length > 0) failScenario('at the end', `unused draws ${formatValue(draws)}`);
}

function check(run: SettlersRun, expected: Expectation, where: string): void {
  const { seating, update } = run;
  const { state, open } = update;
  const ranking = settlers.rules.result(state)?.ranking ?? null;
  const found = tableDifferences(expected, { seating, open, ranking, active: [state.active], none: 'pass' });
  for (const name of playerColours) {
    const side = expected[name];
    if (side) found.push(...sideDifferences(name, side, state));
  }
  found.push(...boardDifferences(expected, state), ...viewDifferences(expected, run));
  if (found.length > 0) failScenario(where, found.join('; '));
}
