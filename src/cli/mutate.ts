import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../engine/random.ts';
import type { Start } from '../trials/mutation/host.ts';
import { findMutants } from '../trials/mutation/mutants.ts';
import { judgeAll, measure, sampleOf, type Verdict, worded } from '../trials/mutation/runner.ts';

const usage = 'npm run mutate -- <folder> [<folder> …] [--sample 200] [--seed 1] [--tests <folder>,…]';

/** All files below these folders that match, in a fixed order. */
function filesIn(folders: readonly string[], which: RegExp): string[] {
  const below = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return folders.flatMap(below).filter((file) => which.test(file)).toSorted();
}

/** Changes one operator at a time and reports which changes no test notices. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { sample: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' }, tests: { type: 'string', default: 'test' } },
    allowPositionals: true,
  });
  const sources = filesIn(positionals, /(?<!\.d)\.tsx?$/);
  if (sources.length === 0) {
    console.error(usage);
    process.exit(2);
  }
  const all = sources.flatMap((file) => findMutants(file, readFileSync(file, 'utf8')));
  const mutants = sampleOf(all, Number(values.sample), randomFrom({ seed: values.seed, drawn: 0 }));
  const tests = filesIn(values.tests.split(','), /^test\/(?!browser\/).*\.test\.ts$/);
  const folder = mkdtempSync(join(tmpdir(), 'parley-mutate-'));
  const start: Start = { mutants, workers: 1, notes: join(folder, 'reach.jsonl') };
  try {
    writeFileSync(start.notes, '');
    const begun = Date.now();
    const seconds = (): string => ((Date.now() - begun) / 1000).toFixed(0);
    console.log(`${mutants.length} of ${all.length} mutants in ${sources.length} files; running ${tests.length} test files without any`);
    const measured = await measure(start, tests.map((file) => join(process.cwd(), file)));
    console.log(`${seconds()} s; now with one mutant at a time`);
    const judged = await judgeAll(start, measured, availableParallelism(), (line) => console.log(line));
    const count = (verdict: Verdict): number => judged.filter((each) => each.verdict === verdict).length;
    mkdirSync('out', { recursive: true });
    writeFileSync('out/mutants.json', JSON.stringify(judged, null, 1));
    console.log(`\n${judged.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached').map(worded).join('\n')}`);
    const killed = `${count('killed') + count('endless')} of ${judged.length} killed (${count('endless')} endless)`;
    const rest = `${count('survived')} survived, ${count('unreached')} unreached`;
    console.log(`\n${positionals.join(' ')}, seed ${values.seed}: ${killed}, ${rest}; ${seconds()} s; all in out/mutants.json`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
