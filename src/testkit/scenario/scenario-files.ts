import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { runScenario as runDice } from './dice/run.ts';
import { ScenarioError } from './common/file-schema.ts';
import { runScenario as runRivals } from './rivals/run.ts';
import { runScenario as runSettlers } from './settlers/run.ts';
import { runScenario as runStruggle } from './struggle/run.ts';

/** Returns the scenario files under these paths, including subfolders, sorted by name. */
export function findScenarios(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    // A missing file is a failing case.
    if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .map((name) => join(path, name));
  });
}

/** Parses YAML 1.2, in which `yes` and `no` are strings. Warnings of the parser are errors: a `!` needs quotes. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { version: '1.2' });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new ScenarioError(problem.message.split('\n')[0] as string);
  return document.toJS();
}

/** By the game a file names; by default the first of all games. */
const runners: ReadonlyMap<unknown, (content: unknown) => void> = new Map([
  [undefined, runRivals],
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

/** Returns null when the scenario passes, otherwise the difference in one line. */
export function runFile(path: string): string | null {
  try {
    const content = readYaml(readFileSync(path, 'utf8'));
    runnerFor(content)(content);
    return null;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ');
  }
}

/** Prints one line per failing case and the count on the last line. Returns the exit code. */
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
