import { configDefaults, defineConfig } from 'vitest/config';
import { findServer } from './src/store/private-server.ts';

/** Tests of what only a redis-server does; the others run on the embedded one where there is none. */
const real = findServer(process.env['PATH'] ?? '') === null ? ['test/**/*.redis.test.ts'] : [];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**', ...real],
    globalSetup: ['test/around.ts'],
    setupFiles: ['test/tidy.ts'],
    maxWorkers: '100%',
    // No test leaves anything behind in a module: each is loaded once by each worker.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Real processes and sockets race now and then on a busy machine; the report names what was tried again.
    retry: process.env['CI'] ? 1 : 0,
    // A busy machine is no failure: conditions are awaited, not timed.
    expect: { poll: { timeout: 10_000 } },
  },
});
