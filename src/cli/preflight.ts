import { StartFault, readEnvironment } from '../environment.ts';
import { games } from '../games/index.ts';
import { NoRedis } from '../store/no-redis.ts';
import { openRedis } from '../store/server.ts';
import { createStore } from '../store/store.ts';
import { preflight, report } from '../trials/preflight-report.ts';
import { silent as log } from '../trials/silent.ts';

/**
 * To be run with new code on the store of the running bot, before it is started: lists the open matches whose open step would
 * be asked again, and those that could not be read. Nothing is changed. Ends with 1 when there are any.
 */

try {
  const home = await openRedis(readEnvironment(), log, 'look');
  const store = createStore({ redis: home.connect('store'), writer: { run: async () => null }, log });
  const result = await preflight(store, games);
  console.log(report(result));
  await store.close();
  await home.close();
  process.exitCode = result.findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartFault || error instanceof NoRedis)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
