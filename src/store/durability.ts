import type { Log } from '../match/ports.ts';
import { masterNodes } from './connection.ts';
import { askRedis, storeErrorOf } from './redis-errors.ts';
import type { RedisConnection } from './writer.ts';

/** Logs at startup what this Redis may lose, and when. Throws when it doesn't answer. */
export async function checkDurability(redis: RedisConnection, log: Log): Promise<void> {
  const nodes = await askRedis(null, () => masterNodes(redis));
  // One node of several may be down: another takes over.
  const answers = await askRedis(null, () => Promise.allSettled(nodes.map((node) => node.info())));
  const infos = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (infos.length === 0)
    for (const answer of answers) if (answer.status === 'rejected') throw storeErrorOf(answer.reason, null);
  const policies = new Set(infos.map((info) => /maxmemory_policy:(\S+)/.exec(info)?.[1] ?? 'noeviction'));
  policies.delete('noeviction');
  for (const policy of policies) {
    log.warn({}, `Redis may evict matches when its memory is full (maxmemory-policy ${policy}): set it to noeviction.`);
  }
  if (infos.some((info) => /aof_enabled:0/.test(info))) {
    log.warn({}, 'Redis loses every move since its last snapshot when it ends (appendonly no): set appendonly to yes.');
    return;
  }
  // Some hosts don't allow reading the settings.
  const settings = await Promise.all(nodes.map((node) => node.config('GET', 'appendfsync').catch(() => [])));
  const ways = new Set<string | undefined>(settings.map((pair) => pair[1]));
  for (const way of ['everysec', 'no'].filter((each) => ways.has(each))) {
    log.info(
      {},
      `Redis writes moves to its disk ${way === 'no' ? 'when the system decides' : 'once a second'} (appendfsync ${way}): if its machine fails, confirmed moves since then are lost. With appendfsync always, none are.`,
    );
  }
}
