import { isKept } from './keys.ts';
import type { Argument, Connection, Write } from './writer.ts';

/** Elements of a list in one write. */
const PORTION = 500;

/**
 * The writes that make everything the embedded server holds, in portions. Plain commands, so that any Redis can take them, and
 * as often as it likes.
 */
export async function* snapshot(redis: Connection): AsyncIterable<readonly Write[]> {
  let cursor = '0';
  do {
    const [next, found] = (await redis.call('SCAN', cursor, 'COUNT', 100)) as [string, string[]];
    const writes = await Promise.all(found.filter(isKept).map((key) => writesFor(redis, key)));
    yield writes.flat();
    cursor = next;
  } while (cursor !== '0');
}

async function writesFor(redis: Connection, key: string): Promise<readonly Write[]> {
  const [type, expires] = await Promise.all([redis.type(key), redis.pexpiretime(key)]);
  const writes: Write[] = [];
  const put = (name: Write['name'], args: readonly Argument[]): void => void writes.push({ name, keys: [key], args });
  put('DEL', []);
  switch (type) {
    case 'string': {
      const value = await redis.getBuffer(key);
      if (value) put('SET', [value]);
      break;
    }
    case 'list':
      for (const part of portions(await redis.lrangeBuffer(key, '0', '-1'), PORTION)) put('RPUSH', part);
      break;
    case 'set':
      for (const part of portions(await redis.smembersBuffer(key), PORTION)) put('SADD', part);
      break;
    case 'hash':
      for (const part of portions(pairs(await redis.hgetallBuffer(key)), PORTION)) put('HSET', part);
      break;
    case 'zset': {
      const found = await redis.zrangeBuffer(key, '0', '-1', 'WITHSCORES');
      for (const part of portions(found, PORTION)) put('ZADD', inPairs(part).flatMap(([member, score]) => [score, member]));
      break;
    }
    default:
  }
  if (expires > 0) put('PEXPIREAT', [String(expires)]);
  return writes;
}

function pairs(hash: Record<string, Buffer>): readonly Argument[] {
  return Object.entries(hash).flat();
}

function inPairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((first, at) => (at % 2 === 0 ? [[first, list[at + 1] as T] as const] : []));
}

function portions<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
