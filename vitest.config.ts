import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findServer } from './src/store/private-server.ts';

/** Tests of what only a redis-server does; the others run on the embedded one where there is none. */
const real = findServer(process.env['PATH'] ?? '') === null ? ['test/**/*.redis.test.ts'] : [];

/** The longest first, so that no worker is left alone with one at the end; what mostly waits beside what mostly computes. */
const longest = [
  'start', 'fuzz', 'scale.redis', 'contract', 'heap', 'whole', 'games', 'panel', 'lost', 'realm-contract', 'whole-trouble', 'whole-pictures',
  'whole-tournament', 'scripted', 'backup.redis', 'migration.redis', 'doors.redis', 'storm', 'every-table', 'realm', 'thinkers', 'renderer', 'crowd',
];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.indexOf(basename(moduleId, '.test.ts'));
  return place < 0 ? longest.length : place;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**', ...real],
    globalSetup: ['test/around.ts'],
    setupFiles: ['test/tidy.ts'],
    // One more than there are processors: there is always one that waits for a server, a process or a thread.
    maxWorkers: availableParallelism() + 1,
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
