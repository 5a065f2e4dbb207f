import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { runScenario as runDice } from '../games/dice/scenario/run.ts';
import { rivals } from '../games/rivals/game.ts';
import { ScenarioError } from '../games/rivals/scenario/file.ts';
import { runScenario as runRivals } from '../games/rivals/scenario/run.ts';
import { runScenario as runSettlers } from '../games/settlers/scenario/run.ts';
import { runScenario as runStruggle } from '../games/struggle/scenario/run.ts';

/** The scenario files under these paths, folders searched through, in the order of their names. */
export function findScenarios(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    // A file that is not there is a failing case, not one to be passed over.
    if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /\.ya?ml$/.test(name)).sort().map((name) => join(path, name));
  });
}

/** YAML 1.2, in which `yes` and `no` are text. What the parser merely warns of is refused: a `!` wants quotes. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { version: '1.2' });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new ScenarioError(problem.message.split('\n')[0] as string);
  return document.toJS();
}

/** By the game a file names; the first of all games where it names none. */
const runners: ReadonlyMap<unknown, (content: unknown) => void> = new Map([
  [undefined, (content: unknown) => runRivals(rivals, content)],
  ['dice', runDice],
  ['settlers', runSettlers],
  ['struggle', runStruggle],
]);

function runnerFor(content: unknown): (content: unknown) => void {
  const game = typeof content === 'object' && content !== null && 'game' in content ? content.game : undefined;
  const run = runners.get(game);
  if (!run) throw new ScenarioError(`there is no game ${String(game)}`);
  return run;
}

/** Null when the scenario comes out as expected, otherwise the difference in one line. */
export function runFile(path: string): string | null {
  try {
    const content = readYaml(readFileSync(path, 'utf8'));
    runnerFor(content)(content);
    return null;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ');
  }
}

/** Prints one line per failing case, then the count alone on the last line. Gives back the exit code. */
export function runFiles(paths: readonly string[], print: (line: string) => void): number {
  const files = findScenarios(paths);
  let failed = 0;
  for (const path of files) {
    const difference = runFile(path);
    if (difference === null) continue;
    failed++;
    print(`${path}: ${difference}`);
  }
  print(`${files.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
