import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findServer } from './src/store/private-server.ts';

/** Tests of what only a redis-server does; the others run on the embedded one where there is none. */
const real = findServer(process.env['PATH'] ?? '') === null ? ['test/**/*.redis.test.ts'] : [];

/** The longest first, so that no worker is left alone with one at the end. */
const long = /\/(start|heap|contract|realm-contract|fuzz|whole|whole-trouble|whole-pictures|crowd|scale\.redis)\.test\.ts$/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**', ...real],
    globalSetup: ['test/around.ts'],
    setupFiles: ['test/tidy.ts'],
    maxWorkers: '100%',
    // No test leaves anything behind in a module: each is loaded once by each worker.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Real processes and sockets race now and then on a busy machine; the report names what was tried again.
    retry: process.env['CI'] ? 1 : 0,
    // A busy machine is no failure: conditions are awaited, not timed.
    expect: { poll: { timeout: 60_000 } },
  },
});
