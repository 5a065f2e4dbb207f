import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Whole matches take minutes each.
    include: [process.env['WHOLE_MATCHES'] ? 'test/browser/**/*.trial.ts' : 'test/browser/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: process.env['WHOLE_MATCHES'] ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    retry: 0,
    // A busy machine is no failure: conditions are awaited, not timed.
    expect: { poll: { timeout: 30_000 } },
    // One after the other in one process: they share the machine's cores with a browser.
    fileParallelism: false,
    isolate: false,
  },
});
