import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Real processes and sockets race now and then on a busy machine; the report names what was tried again.
    retry: process.env['CI'] ? 1 : 0,
    // A busy machine is no failure: conditions are awaited, not timed.
    expect: { poll: { timeout: 10_000 } },
  },
});
