import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../trials/browser.ts';

/** Types, lint, tests and browser tests, one after the other; the last line counts them together. */
interface Part {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the test runner writes its counts; a part without it counts as one check. */
  readonly report?: string;
}

const reports = (file: string): string[] => ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

const parts: readonly Part[] = [
  { name: 'types', command: ['run', '--silent', 'types'] },
  { name: 'lint', command: ['run', '--silent', 'lint'] },
  { name: 'tests', command: ['test', '--silent', ...reports('out/tests.json')], report: 'out/tests.json' },
  { name: 'browser tests', command: ['run', '--silent', 'test:browser', ...reports('out/browser.json')], report: 'out/browser.json' },
];

function counts(report: string): { readonly passed: number; readonly failed: number } {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numTotalTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

let passed = 0;
let failed = 0;
mkdirSync('out', { recursive: true });
for (const { name, command, report } of parts) {
  if (name === 'browser tests' && !findBrowser() && !process.env['CI']) {
    console.log('\n# browser tests: no Chromium on this machine, so they do not run. Set CHROMIUM to its path, or install it.');
    continue;
  }
  console.log(`\n# ${name}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { status } = spawnSync('npm', command, { stdio: 'inherit', shell: process.platform === 'win32' });
  const tally = report ? counts(report) : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A run that broke without a failing test, such as an unhandled error, is a failure all the same.
  const broken = status !== 0 && tally.failed === 0 ? 1 : 0;
  passed += tally.passed;
  failed += tally.failed + broken;
  console.log(`# ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
