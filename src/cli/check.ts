import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { findServer, serverNames } from '../store/private-server.ts';
import { pathWithout } from '../testkit/path-without.ts';
import { browserNames, findBrowser } from '../testkit/find-browser.ts';

/**
 * Runs formatting, types and lint, then tests in parallel with browser tests; the last line counts them together.
 * `--both-ways` first runs everything and the long tests as on a machine without redis-server and Chromium, then with
 * them the tests they affect. `--times 10 --busy 3 [folders]` runs only tests, ten times, next to three threads that
 * keep processors busy. `--measure` stores how long each file took for the order of later runs.
 */
interface Part {
  readonly name: string;
  readonly command: readonly string[];
  /** The test runner's report file; a part without one counts as one check. */
  readonly report?: string;
}

interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Failures with their reasons, one per line: repeated at the end. */
  readonly faults: readonly string[];
}

/** The fields used from the test runner's report. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const reports = (file: string): string[] => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

const format: Part = { name: 'format', command: ['run', '--silent', 'format', '--', '--check'] };
const types: Part = { name: 'types', command: ['run', '--silent', 'types'] };
const lint: Part = { name: 'lint', command: ['run', '--silent', 'lint'] };
const testing =
  (name: string, script: string, report: string) =>
  (...folders: string[]): Part => ({
    name: [name, ...folders].join(' '),
    command: ['run', '--silent', script, '--', ...folders, '--passWithNoTests', ...reports(report)],
    report,
  });
const tests = testing('tests', 'test', 'out/tests.json');
const longTests = testing('long tests', 'test:long', 'out/long.json');
const browserTests: Part = {
  name: 'browser tests',
  command: ['run', '--silent', 'test:browser', '--', ...reports('out/browser.json')],
  report: 'out/browser.json',
};
/** Tests that use Redis. */
const onRedis = ['test/store', 'test/clock', 'test/e2e', 'test/start'];

/** Seconds by test file. */
const durations = 'test/durations.json';
/** The share of the total time from which a file must be measured. */
const LONG = 0.02;

const read = (report: string): Report => JSON.parse(readFileSync(report, 'utf8')) as Report;
const secondsIn = ({ testResults }: Report): readonly (readonly [string, number])[] =>
  testResults.map(({ name, startTime, endTime }) => [
    relative('', name).replaceAll('\\', '/'),
    (endTime - startTime) / 1000,
  ]);

/** Stores the seconds of all files in these reports that took at least one. */
function measure(...files: string[]): void {
  const seconds = files
    .flatMap((file) => secondsIn(read(file)))
    .map(([name, took]) => [name, Math.round(took)] as const);
  const long = seconds.filter(([, took]) => took > 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(durations, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`);
}

/** Returns slow files that start late because they weren't measured. */
function unmeasured(report: string): readonly string[] {
  const known = JSON.parse(readFileSync(durations, 'utf8')) as Record<string, number>;
  const seconds = secondsIn(read(report));
  const all = seconds.reduce((sum, [, took]) => sum + took, 0);
  // With few files each one is a large share.
  return seconds.length < 100
    ? []
    : seconds.filter(([name, took]) => took > all * LONG && !known[name]).map(([name]) => name);
}

function readCounts(report: string): TestCounts {
  if (!existsSync(report)) return { passed: 0, failed: 1, faults: [`${report} was not written`] };
  const { numPassedTests, numTotalTests, testResults } = read(report);
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0] ?? ''}`);
    const messages = failed.length === 0 && status === 'failed' ? [message] : failed;
    return messages.map((each) => `${relative('', name)}: ${each.split('\n')[0]}`);
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, faults };
}

interface CommandResult {
  readonly status: number | null;
  readonly seconds: number;
  /** Empty if the output was already shown. */
  readonly output: string;
}

async function runCommand(
  { command, report }: Part,
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe',
): Promise<CommandResult> {
  mkdirSync('out', { recursive: true });
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const child = spawn('npm', command, { stdio: ['ignore', output, output], shell: process.platform === 'win32', env });
  const chunks: Buffer[] = [];
  for (const channel of [child.stdout, child.stderr]) channel?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, seconds: (Date.now() - started) / 1000, output: Buffer.concat(chunks).toString() };
}

function printResult({ name, report }: Part, { status, seconds }: CommandResult): TestCounts {
  const tally = report ? readCounts(report) : { passed: status === 0 ? 1 : 0, failed: 0, faults: [] };
  console.log(`# ${name}: ${seconds.toFixed(0)} s`);
  if (report && existsSync(report))
    for (const file of unmeasured(report))
      console.log(`# ${file} is slow and missing in ${durations}: npm run check -- --measure`);
  // A run that broke without a failing test, e.g. by an unhandled error, is still a failure.
  return status !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, faults: [...tally.faults, `${name} broke`] }
    : tally;
}

async function run(part: Part, env: NodeJS.ProcessEnv): Promise<TestCounts> {
  console.log(`\n# ${part.name}`);
  return printResult(part, await runCommand(part, env, 'inherit'));
}

async function runAll(parts: readonly Part[], env: NodeJS.ProcessEnv): Promise<readonly TestCounts[]> {
  const tallies: TestCounts[] = [];
  for (const part of parts) tallies.push(await run(part, env));
  return tallies;
}

async function runHere(): Promise<readonly TestCounts[]> {
  const before = await runAll([format, types, lint], process.env);
  if (!findBrowser()) {
    const tallies = [...before, await run(tests(), process.env)];
    console.log('\n# browser tests: skipped, no Chromium found. Install it, or set CHROMIUM to its path.');
    return tallies;
  }
  // A browser mostly waits, so it runs in parallel with the tests; its output is shown after theirs.
  const browsing = runCommand(browserTests, process.env, 'pipe');
  const tallies = [...before, await run(tests(), process.env)];
  const browsed = await browsing;
  console.log(`\n# ${browserTests.name}\n${browsed.output}`);
  return [...tallies, printResult(browserTests, browsed)];
}

async function runBothWays(): Promise<readonly TestCounts[]> {
  const path = process.env['PATH'] ?? '';
  if (!findServer(path) || !findBrowser()) {
    console.log('--both-ways needs redis-server and Chromium: install them.');
    return [{ passed: 0, failed: 1, faults: [] }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'parley-check-'));
  try {
    const { CHROMIUM: _, ...env } = process.env;
    const without = { ...env, PATH: pathWithout(path, [...serverNames, ...browserNames], folder) };
    console.log('\n# without redis-server and Chromium');
    const before = await runAll([format, types, lint, tests(), longTests()], without);
    console.log('\n# with them');
    return [...before, ...(await runAll([tests(...onRedis), longTests(...onRedis), browserTests], process.env))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs all tests, or those in some folders, several times next to busy threads: anything that fails once is flaky. */
async function runTimes(times: number, busy: number, folders: readonly string[]): Promise<readonly TestCounts[]> {
  const loops = Array.from({ length: busy }, () => new Worker('for (;;);', { eval: true }));
  try {
    const tallies: TestCounts[] = [];
    for (let round = 1; round <= times; round++) {
      console.log(`\n# round ${round} of ${times}`);
      tallies.push(...(await runAll([tests(...folders), longTests(...folders)], process.env)));
    }
    return tallies;
  } finally {
    for (const loop of loops) await loop.terminate();
  }
}

async function runMeasured(): Promise<readonly TestCounts[]> {
  const tallies = await runAll([tests(), longTests()], process.env);
  if (tallies.every(({ failed }) => failed === 0)) measure('out/tests.json', 'out/long.json');
  return tallies;
}

const { values, positionals } = parseArgs({
  options: {
    'both-ways': { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    busy: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});
const [times, busy] = [Number(values.times), Number(values.busy)];
const repeated = times > 1 || busy > 0 || positionals.length > 0;
const tallies = await (values['both-ways']
  ? runBothWays()
  : values.measure
    ? runMeasured()
    : repeated
      ? runTimes(times, busy, positionals)
      : runHere());
for (const fault of tallies.flatMap(({ faults }) => faults)) console.log(`\nfailed: ${fault}`);
const sum = (kind: 'passed' | 'failed'): number => tallies.reduce((all, tally) => all + tally[kind], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
