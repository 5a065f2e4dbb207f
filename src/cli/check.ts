import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findServer, serverNames } from '../store/private-server.ts';
import { barePath } from '../trials/bare-path.ts';
import { browserNames, findBrowser } from '../trials/browser.ts';

/**
 * Types, lint, tests and browser tests, one after the other; the last line counts them together. With `--both-ways` first all of
 * it as on a machine without redis-server and Chromium, then with them what they make a difference to.
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
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numTotalTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

function run({ name, command, report }: Part, env: NodeJS.ProcessEnv): Tally {
  console.log(`\n# ${name}`);
  mkdirSync('out', { recursive: true });
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { status } = spawnSync('npm', command, { stdio: 'inherit', shell: process.platform === 'win32', env });
  const tally = report ? counts(report) : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  console.log(`# ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  // A run that broke without a failing test, such as an unhandled error, is a failure all the same.
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function runHere(): readonly Tally[] {
  const tallies = [types, lint, tests()].map((part) => run(part, process.env));
  if (findBrowser()) return [...tallies, run(browserTests, process.env)];
  console.log('\n# browser tests: no Chromium on this machine, so they do not run. Set CHROMIUM to its path, or install it.');
  return tallies;
}

function runBothWays(): readonly Tally[] {
  const path = process.env['PATH'] ?? '';
  if (!findServer(path) || !findBrowser()) {
    console.log('Both ways need a redis-server and a Chromium: install them.');
    return [{ passed: 0, failed: 1 }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'parley-check-'));
  try {
    const { CHROMIUM: _, ...env } = process.env;
    const without = { ...env, PATH: barePath(path, [...serverNames, ...browserNames], folder) };
    console.log('\n# without redis-server and Chromium');
    const before = [types, lint, tests()].map((part) => run(part, without));
    console.log('\n# with them');
    return [...before, ...[onRedis, browserTests].map((part) => run(part, process.env))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { 'both-ways': { type: 'boolean', default: false } } });
const tallies = values['both-ways'] ? runBothWays() : runHere();
const sum = (kind: keyof Tally): number => tallies.reduce((all, tally) => all + tally[kind], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
