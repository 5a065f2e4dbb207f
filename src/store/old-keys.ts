import { mastersOf } from './connect.ts';
import type { Connection } from './writer.ts';

/** All keys of the first layout begin with this. */
export const OLD = '{parley}';
/** Where the two lists were that every change of an old process writes to: a string stands in their place, and lets it fail. */
export const FENCED = ['due', 'outbox'] as const;
export const PORTION = 200;

/** What is left of the first layout, the fences aside, in portions. */
export async function* oldKeys(redis: Connection, portion = PORTION): AsyncIterable<readonly string[]> {
  const skipped = new Set(FENCED.map((name) => `${OLD}${name}`));
  for (const node of await mastersOf(redis)) {
    let cursor = '0';
    do {
      const [next, found] = await node.scan(cursor, 'MATCH', `${OLD}*`, 'COUNT', portion);
      const wanted = found.filter((name) => !skipped.has(name));
      if (wanted.length > 0) yield wanted;
      cursor = next;
    } while (cursor !== '0');
  }
}
