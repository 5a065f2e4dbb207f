import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
    // A busy machine is no failure: conditions are awaited, not timed.
    expect: { poll: { timeout: 30_000 } },
    // One after the other in one process: they share the machine's cores with a browser.
    fileParallelism: false,
    isolate: false,
  },
});
