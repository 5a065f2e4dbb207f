import { configDefaults, defineConfig } from 'vitest/config';
import quick, { long, real } from './vitest.config.ts';

/** The second tier: `npm run test:long`. */
export default defineConfig({
  test: { ...quick.test, include: [long], exclude: [...configDefaults.exclude, ...real] },
});
