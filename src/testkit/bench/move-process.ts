import { connectRedis } from '../../store/connection.ts';
import { createStore } from '../../store/store.ts';
import { sampleMatches } from '../sample-matches.ts';
import type { Commit } from '../../match/ports.ts';
import { silentLog } from '../silent-log.ts';

/**
 * A process that makes moves as fast as it can: `mover <seconds> <first number>`, with REDIS_URL or REDIS_CLUSTER. It
 * reports their number and cost, in total and for play alone.
 */
const [seconds = '5', first = '0'] = process.argv.slice(2);
const { REDIS_CLUSTER: nodes, REDIS_URL: url = '' } = process.env;
const redis = nodes
  ? connectRedis({ kind: 'cluster', nodes, tls: false }, 'worker')
  : connectRedis({ kind: 'url', url }, 'worker');
redis.on('error', () => {});
const store = createStore({ redis, log: silentLog });

let moves = 0;
const until = performance.now() + Number(seconds) * 1_000;
class TimeIsUp extends Error {}
const counting = {
  ...store,
  commit: async (change: Commit) => {
    if (performance.now() > until) throw new TimeIsUp();
    moves++;
    return store.commit(change);
  },
};
process.send?.('ready');
await new Promise((resolve) => void process.once('message', resolve));
const before = process.cpuUsage();
// Several matches at a time, so that the process is never idle.
await Promise.all(
  Array.from({ length: 8 }, async (_, lane) => {
    for (let number = 0; ; number++) {
      try {
        await sampleMatches(counting, 1, `${first} ${lane} ${number}`);
      } catch (error) {
        if (error instanceof TimeIsUp) return;
        throw error;
      }
    }
  }),
);
const { user, system } = process.cpuUsage(before);
process.send?.({ moves, cpu: user + system });
await store.close();
process.exit(0);
