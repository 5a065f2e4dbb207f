import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findServer } from './src/store/private-server.ts';

/** Tests of what only a redis-server does; the others run on the embedded one where there is none. */
export const real = findServer(process.env['PATH'] ?? '') === null ? ['test/**/*.redis.{test,long.test}.ts'] : [];

/** Whole matches and stress runs: the second tier, `npm run test:long`. */
export const long = 'test/**/*.long.test.ts';

/** Seconds by file, as `npm run check -- --measure` measured them. */
const measured = 'test/durations.json';
const durations = existsSync(measured) ? (JSON.parse(readFileSync(measured, 'utf8')) as Record<string, number>) : {};
const secondsOf = ({ moduleId }: TestSpecification): number =>
  durations[relative(import.meta.dirname, moduleId).replaceAll('\\', '/')] ?? 0;

/** The longest first, so that no worker is left alone with one at the end; those that take no time, the largest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**', long, ...real],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    // One more than there are processors: there is always one that waits for a server, a process or a thread.
    maxWorkers: availableParallelism() + 1,
    // No test leaves anything behind in a module: each is loaded once by each worker.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A test that fails now and then is a fault: see docs/testing.md.
    retry: 0,
    // A busy machine is no failure: conditions are awaited, not timed.
    expect: { poll: { timeout: 60_000 } },
  },
});
