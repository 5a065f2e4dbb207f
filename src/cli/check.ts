import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findServer, serverNames } from '../store/private-server.ts';
import { barePath } from '../trials/bare-path.ts';
import { browserNames, findBrowser } from '../trials/browser.ts';

/**
 * Types, lint, then tests beside browser tests; the last line counts them together. With `--both-ways` first all of it as on a
 * machine without redis-server and Chromium, then with them what they make a difference to, one after the other.
 */
interface Part {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the test runner writes its counts; a part without it counts as one check. */
  readonly report?: string;
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, a line each: said again at the end, where it is looked for. */
  readonly faults: readonly string[];
}

/** What is read of the test runner's report. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

const reports = (file: string): string[] => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

const types: Part = { name: 'types', command: ['run', '--silent', 'types'] };
const lint: Part = { name: 'lint', command: ['run', '--silent', 'lint'] };
const tests = (...folders: string[]): Part => ({
  name: ['tests', ...folders].join(' '),
  command: ['test', '--silent', '--', ...folders, ...reports('out/tests.json')],
  report: 'out/tests.json',
});
const browserTests: Part = {
  name: 'browser tests',
  command: ['run', '--silent', 'test:browser', '--', ...reports('out/browser.json')],
  report: 'out/browser.json',
};
/** What runs on a Redis. */
const onRedis = tests('test/store', 'test/clock', 'test/e2e', 'test/start');

function counts(report: string): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1, faults: [`${report} was not written`] };
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0] ?? ''}`);
    const said = failed.length === 0 && status === 'failed' ? [message] : failed;
    return said.map((each) => `${relative('', name)}: ${each.split('\n')[0]}`);
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, faults };
}

interface Ending {
  readonly status: number | null;
  readonly seconds: number;
  /** Empty where it was shown as it was said. */
  readonly said: string;
}

async function carryOut({ command, report }: Part, env: NodeJS.ProcessEnv, output: 'inherit' | 'pipe'): Promise<Ending> {
  mkdirSync('out', { recursive: true });
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const child = spawn('npm', command, { stdio: ['ignore', output, output], shell: process.platform === 'win32', env });
  const said: Buffer[] = [];
  for (const channel of [child.stdout, child.stderr]) channel?.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, seconds: (Date.now() - started) / 1000, said: Buffer.concat(said).toString() };
}

function conclude({ name, report }: Part, { status, seconds }: Ending): Tally {
  const tally = report ? counts(report) : { passed: status === 0 ? 1 : 0, failed: 0, faults: [] };
  console.log(`# ${name}: ${seconds.toFixed(0)} s`);
  // A run that broke without a failing test, such as an unhandled error, is a failure all the same.
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1, faults: [...tally.faults, `${name} broke`] } : tally;
}

async function run(part: Part, env: NodeJS.ProcessEnv): Promise<Tally> {
  console.log(`\n# ${part.name}`);
  return conclude(part, await carryOut(part, env, 'inherit'));
}

async function runAll(parts: readonly Part[], env: NodeJS.ProcessEnv): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (const part of parts) tallies.push(await run(part, env));
  return tallies;
}

async function runHere(): Promise<readonly Tally[]> {
  const before = await runAll([types, lint], process.env);
  if (!findBrowser()) {
    const tallies = [...before, await run(tests(), process.env)];
    console.log('\n# browser tests: no Chromium on this machine, so they do not run. Set CHROMIUM to its path, or install it.');
    return tallies;
  }
  // A browser mostly waits, so it costs little time beside the tests; what it says is shown after them.
  const browsing = carryOut(browserTests, process.env, 'pipe');
  const tallies = [...before, await run(tests(), process.env)];
  const browsed = await browsing;
  console.log(`\n# ${browserTests.name}\n${browsed.said}`);
  return [...tallies, conclude(browserTests, browsed)];
}

async function runBothWays(): Promise<readonly Tally[]> {
  const path = process.env['PATH'] ?? '';
  if (!findServer(path) || !findBrowser()) {
    console.log('Both ways need a redis-server and a Chromium: install them.');
    return [{ passed: 0, failed: 1, faults: [] }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'parley-check-'));
  try {
    const { CHROMIUM: _, ...env } = process.env;
    const without = { ...env, PATH: barePath(path, [...serverNames, ...browserNames], folder) };
    console.log('\n# without redis-server and Chromium');
    const before = await runAll([types, lint, tests()], without);
    console.log('\n# with them');
    return [...before, ...(await runAll([onRedis, browserTests], process.env))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { 'both-ways': { type: 'boolean', default: false } } });
const tallies = await (values['both-ways'] ? runBothWays() : runHere());
for (const fault of tallies.flatMap(({ faults }) => faults)) console.log(`\nfailed: ${fault}`);
const sum = (kind: 'passed' | 'failed'): number => tallies.reduce((all, tally) => all + tally[kind], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
