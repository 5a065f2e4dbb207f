import type { Log } from '../match/ports.ts';
import { mastersOf } from './connect.ts';
import { asking, faultOf } from './faults.ts';
import type { Connection } from './writer.ts';

/** Says at the start what this Redis may lose, and when. Throws when it does not answer. */
export async function checkDurability(redis: Connection, log: Log): Promise<void> {
  const nodes = await asking(null, () => mastersOf(redis));
  // One of several may be gone just now: another one takes its place.
  const answers = await asking(null, () => Promise.allSettled(nodes.map((node) => node.info())));
  const infos = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (infos.length === 0) for (const answer of answers) if (answer.status === 'rejected') throw faultOf(answer.reason, null);
  const policies = new Set(infos.map((info) => /maxmemory_policy:(\S+)/.exec(info)?.[1] ?? 'noeviction'));
  policies.delete('noeviction');
  for (const policy of policies) {
    log.warn({}, `Redis may throw matches away when its memory is full (maxmemory-policy ${policy}): set it to noeviction.`);
  }
  if (infos.some((info) => /aof_enabled:0/.test(info))) {
    log.warn({}, 'Redis loses every move since its last snapshot when it ends (appendonly no): set appendonly to yes.');
    return;
  }
  // Some hosts allow no look at the settings.
  const settings = await Promise.all(nodes.map((node) => node.config('GET', 'appendfsync').catch(() => [])));
  const ways = new Set<string | undefined>(settings.map((pair) => pair[1]));
  for (const way of ['everysec', 'no'].filter((each) => ways.has(each))) {
    log.info({}, `Redis puts moves on its disk ${way === 'no' ? 'when the system likes' : 'once a second'} (appendfsync ${way}): when its machine fails, those since then are lost, though they were confirmed. With appendfsync always none is.`);
  }
}
