import { defineConfig } from 'vitest/config';

/** Long trials with real processes on a real cluster, beside the suite: `npm run test:scale`. */
export default defineConfig({
  test: {
    include: ['test/scale/**/*.trial.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    isolate: false,
    retry: 0,
  },
});
