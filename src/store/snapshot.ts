import { isPersistent } from './keys.ts';
import type { RedisArgument, RedisConnection, StoreWrite } from './writer.ts';

/** List elements per write. */
const ELEMENTS_PER_WRITE = 500;

/**
 * Yields the writes that recreate everything on the embedded server, in batches. Plain, repeatable commands that any
 * Redis accepts.
 */
export async function* snapshotWrites(redis: RedisConnection): AsyncIterable<readonly StoreWrite[]> {
  let cursor = '0';
  do {
    const [next, found] = (await redis.call('SCAN', cursor, 'COUNT', 100)) as [string, string[]];
    const writes = await Promise.all(found.filter(isPersistent).map((key) => writesFor(redis, key)));
    yield writes.flat();
    cursor = next;
  } while (cursor !== '0');
}

async function writesFor(redis: RedisConnection, key: string): Promise<readonly StoreWrite[]> {
  const [type, expires] = await Promise.all([redis.type(key), redis.pexpiretime(key)]);
  const writes: StoreWrite[] = [];
  const put = (name: StoreWrite['name'], args: readonly RedisArgument[]): void =>
    void writes.push({ name, keys: [key], args });
  put('DEL', []);
  switch (type) {
    case 'string': {
      const value = await redis.getBuffer(key);
      if (value) put('SET', [value]);
      break;
    }
    case 'list':
      for (const part of portions(await redis.lrangeBuffer(key, '0', '-1'), ELEMENTS_PER_WRITE)) put('RPUSH', part);
      break;
    case 'set':
      for (const part of portions(await redis.smembersBuffer(key), ELEMENTS_PER_WRITE)) put('SADD', part);
      break;
    case 'hash':
      for (const part of portions(pairs(await redis.hgetallBuffer(key)), ELEMENTS_PER_WRITE)) put('HSET', part);
      break;
    case 'zset': {
      const found = await redis.zrangeBuffer(key, '0', '-1', 'WITHSCORES');
      for (const part of portions(found, ELEMENTS_PER_WRITE))
        put(
          'ZADD',
          inPairs(part).flatMap(([member, score]) => [score, member]),
        );
      break;
    }
    default:
  }
  if (expires > 0) put('PEXPIREAT', [String(expires)]);
  return writes;
}

function pairs(hash: Record<string, Buffer>): readonly RedisArgument[] {
  return Object.entries(hash).flat();
}

function inPairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((first, at) => (at % 2 === 0 ? [[first, list[at + 1] as T] as const] : []));
}

function portions<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
