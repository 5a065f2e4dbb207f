import { StartupError, readEnvironment } from '../environment.ts';
import { games } from '../games/index.ts';
import { RedisUnusable } from '../store/redis-unusable.ts';
import { openRedis } from '../store/open-redis.ts';
import { createStore } from '../store/store.ts';
import { preflight, formatPreflight } from '../testkit/preflight.ts';
import { silentLog } from '../testkit/silent-log.ts';

/**
 * Checks the store of the running bot with new code before it's deployed: lists the open matches that would rewind and
 * those it can't read. Nothing is changed. Exits with 1 if there are any.
 */

try {
  const home = await openRedis(readEnvironment(), silentLog, 'look');
  const store = createStore({ redis: home.connect('store'), writer: { run: async () => null }, log: silentLog });
  const result = await preflight(store, games);
  console.log(formatPreflight(result));
  await store.close();
  await home.close();
  process.exitCode = result.findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartupError || error instanceof RedisUnusable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
