import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/around.ts'],
    setupFiles: ['test/tidy.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Real processes and sockets race now and then on a busy machine; the report names what was tried again.
    retry: process.env['CI'] ? 1 : 0,
    // A busy machine is no failure: conditions are awaited, not timed.
    expect: { poll: { timeout: 30_000 } },
    // One after the other in one process: they share the machine's cores with a browser.
    fileParallelism: false,
    isolate: false,
  },
});
