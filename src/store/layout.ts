import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../match/ports.ts';
import { keys } from './keys.ts';
import { NoRedis } from './no-redis.ts';
import { moveAll } from './migration.ts';
import { OLD } from './old-keys.ts';
import { limitRecords, listServers } from './rebuild.ts';
import type { Connection } from './writer.ts';

const LAYOUT = '2';

/** What versions of this layout did not write yet. */
async function catchUp(redis: Connection): Promise<void> {
  await limitRecords(redis, Date.now());
  await listServers(redis);
}

/** A process that did not say so for so long is dead, and another one goes on with its work. */
const LEASE = 30_000;
const LOOK = 250;

/** Whether a store may be brought into today's layout, or is only to be looked at. */
export type Intent = 'use' | 'look';

/**
 * Brings a store of the first layout into today's, before anybody uses it. One process does it, under a lease; the others wait.
 * It may be killed at any moment: what was moved is not moved again. True when anything was there to be moved.
 */
export async function ensureLayout(redis: Connection, log: Log, intent: Intent, lease = LEASE): Promise<boolean> {
  const me = randomBytes(8).toString('hex');
  for (let waiting = false; ; waiting = true) {
    const layout = await redis.get(keys.layout);
    if (layout === LAYOUT) {
      if (intent === 'use') await catchUp(redis);
      return false;
    }
    if (layout !== null) throw new NoRedis(`The store was laid out by a newer version of this program (${layout}): start that one, or use another Redis.`);
    if (intent === 'look') {
      if ((await redis.exists(`${OLD}due`)) === 0) return false;
      throw new NoRedis('The store was laid out by an older version of this program: it is moved when the bot of this version starts.');
    }
    if ((await redis.set(keys.moving, me, 'PX', lease, 'NX')) === 'OK') break;
    if (!waiting) log.info({}, 'Another process brings the store into its new layout; waiting for it.');
    await sleep(LOOK);
  }
  const moved = await moveAll(redis, log, async () => {
    if ((await redis.get(keys.moving)) !== me) throw new NoRedis('Another process took over the move of the store into its new layout: start again.');
    await redis.pexpire(keys.moving, lease);
  });
  await catchUp(redis);
  await redis.set(keys.layout, LAYOUT);
  await redis.del(keys.moving);
  return moved > 0;
}
