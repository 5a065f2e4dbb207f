import { expect, it } from 'vitest';
import { snapshotWrites } from '../../src/store/snapshot.ts';
import type { RedisArgument } from '../../src/store/writer.ts';
import { onEachServer } from './on-each-server.ts';

onEachServer('the writes of a snapshot', (fixture) => {
  it('make everything again, whatever its type and size, and nothing of what belongs to a process', async () => {
    const { redis } = fixture;
    const later = Date.now() + 3_600_000;
    const dumps = new Map<string, readonly [type: string, expires: number, content: unknown]>();
    const contentOf = async (key: string, type: string): Promise<unknown> =>
      type === 'string'
        ? redis.getBuffer(key)
        : type === 'list'
          ? redis.lrangeBuffer(key, '0', '-1')
          : type === 'set'
            ? (await redis.smembers(key)).toSorted()
            : type === 'hash'
              ? redis.hgetall(key)
              : redis.zrange(key, '0', '-1', 'WITHSCORES');
    const items = Array.from({ length: 1001 }, (_, n) => `item ${n}`);
    for (const size of [1, 500, 501, 1001]) {
      const some = items.slice(0, size);
      const key = (type: string): string => `{p00${size % 10}}test-${type}:${size}`;
      await redis.rpush(key('list'), ...some);
      await redis.sadd(key('set'), ...some);
      await redis.hset(key('hash'), ...some.flatMap((item, n) => [item, String(n)]));
      await redis.zadd(key('zset'), ...some.flatMap((item, n) => [String(n), item]));
      for (const type of ['list', 'set', 'hash', 'zset']) dumps.set(key(type), [type, -1, null]);
    }
    await redis.set('{p001}test-string:1', Buffer.from([0, 255, 128]), 'PXAT', later);
    dumps.set('{p001}test-string:1', ['string', later, null]);
    await redis.set('parley:lease:x', 'mine');
    for (const [key, [type, expires]] of dumps) dumps.set(key, [type, expires, await contentOf(key, type)]);

    const nodes = 'nodes' in redis ? redis.nodes('master') : [redis];
    for (const node of nodes) {
      for await (const writes of snapshotWrites(node)) {
        for (const { name, keys, args } of writes) {
          expect(keys).not.toContain('parley:lease:x');
          if (name === 'DEL') await redis.set(keys[0] as string, 'from before');
          await redis.call(name, ...(keys as string[]), ...(args as RedisArgument[]));
        }
      }
    }
    for (const [key, [type, expires, content]] of dumps) {
      expect(await redis.type(key)).toBe(type);
      expect(await redis.pexpiretime(key)).toBe(expires);
      expect(await contentOf(key, type)).toEqual(content);
    }
  });
});
