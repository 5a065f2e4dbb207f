import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../engine/random.ts';
import type { HostStart } from '../testkit/mutation/vitest-host.ts';
import { findMutants } from '../testkit/mutation/mutants.ts';
import {
  isDead,
  type JudgedMutant,
  judgeAll,
  measureReach,
  sampleOf,
  type MutantVerdict,
  formatJudged,
} from '../testkit/mutation/mutation-runner.ts';

const usage =
  'npm run mutate -- <folder> [<folder> …] [--sample 200] [--seed 1] [--tests <folder or file>,…] [--within <seconds>] [--again] [--whole-files]';

/** Returns these files and all matching ones in these folders, in a fixed order. */
function filesIn(places: readonly string[], which: RegExp): string[] {
  const below = (place: string): string[] =>
    statSync(place).isFile()
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name));
  return places
    .flatMap(below)
    .filter((file) => which.test(file))
    .toSorted();
}

/** Changes one operator at a time and reports the changes that no test notices. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      sample: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      tests: { type: 'string', default: 'test' },
      within: { type: 'string', default: 'Infinity' },
      again: { type: 'boolean' },
      'whole-files': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const sources = filesIn(positionals, /(?<!\.d)\.tsx?$/);
  if (sources.length === 0) {
    console.error(usage);
    process.exit(2);
  }
  const all = sources.flatMap((file) => findMutants(file, readFileSync(file, 'utf8')));
  const sample = sampleOf(all, Number(values.sample), randomFrom({ seed: values.seed, drawn: 0 }));
  const report = join('out', `mutants-${positionals.join('+').replaceAll(/[^a-z+]+/g, '-')}-${values.seed}.json`);
  const known = values.again ? (JSON.parse(readFileSync(report, 'utf8')) as JudgedMutant[]).filter(isDead) : [];
  if (
    known.some(
      ({ mutant }) => mutant.start !== sample.find(({ id, file }) => id === mutant.id && file === mutant.file)?.start,
    )
  ) {
    console.error('The sources or the sample have changed: run it without --again.');
    process.exit(2);
  }
  const mutants = sample.filter(({ id }) => !known.some(({ mutant }) => mutant.id === id));
  const tests = filesIn(values.tests.split(','), /^test\/(?!browser\/).*\.test\.ts$/);
  const folder = mkdtempSync(join(tmpdir(), 'parley-mutate-'));
  const start: HostStart = {
    mutants,
    workers: 1,
    notes: join(folder, 'reach.jsonl'),
    plan: null,
    whole: values['whole-files'],
    bail: 0,
  };
  try {
    writeFileSync(start.notes, '');
    const startedAt = Date.now();
    const seconds = (): string => ((Date.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${mutants.length} of ${all.length} mutants in ${sources.length} files; running ${tests.length} test files without any`,
    );
    const measured = await measureReach(
      start,
      tests.map((file) => join(process.cwd(), file)),
      Number(values.within),
      (line) => console.log(line),
    );
    console.log(`${seconds()} s; now with one mutant at a time`);
    const judged = [
      ...known,
      ...(await judgeAll(start, measured, availableParallelism(), (line) => console.log(line))),
    ].toSorted((a, b) => a.mutant.id - b.mutant.id);
    const count = (verdict: MutantVerdict): number => judged.filter((each) => each.verdict === verdict).length;
    mkdirSync('out', { recursive: true });
    writeFileSync(report, JSON.stringify(judged, null, 1));
    console.log(
      `\n${judged
        .filter((each) => !isDead(each))
        .map(formatJudged)
        .join('\n')}`,
    );
    const killed = `${count('killed') + count('endless')} of ${judged.length} killed (${count('endless')} endless)`;
    const rest = `${count('survived')} survived, ${count('unreached')} unreached`;
    console.log(
      `\n${positionals.join(' ')}, seed ${values.seed}: ${killed}, ${rest}; ${seconds()} s; all in ${report}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
