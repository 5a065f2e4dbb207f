import { keys } from './keys.ts';
import { RedisUnusable } from './redis-unusable.ts';
import type { RedisConnection } from './writer.ts';

const LAYOUT = '2';

/** `use` may write to the store, `look` only reads it. */
export type StoreAccess = 'use' | 'look';

/** Marks an empty store with the layout of its keys. Throws `RedisUnusable` for a layout this version doesn't know. */
export async function ensureLayout(redis: RedisConnection, intent: StoreAccess): Promise<void> {
  const layout = await redis.get(keys.layout);
  if (layout === null && intent === 'use') await redis.set(keys.layout, LAYOUT);
  if (layout !== null && layout !== LAYOUT) {
    throw new RedisUnusable(
      `The store has layout ${layout}, and this version knows layout ${LAYOUT} only: start the version that wrote it, or use another Redis.`,
    );
  }
}
