import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { startRedisCluster } from '../../src/testkit/redis/redis-cluster.ts';
import type { RedisServer } from '../../src/testkit/redis/redis-server.ts';
import { startServer } from '../store/servers.ts';

it('a redis-server whose port somebody took while it was away is not waited for, whoever answers there', async () => {
  const server = await startServer();
  await server.kill();
  const other = createServer((socket) => void socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    server.port,
    '127.0.0.1',
  );
  await once(other, 'listening');
  await expect(server.restart()).rejects.toThrow(`The redis-server on port ${server.port} ended at once.`);
  other.close();
  await once(other, 'close');
  await server.restart();
  await server.stop();
});

it('a cluster that does not come together leaves no server behind', async () => {
  const servers: RedisServer[] = [];
  let starts = 0;
  const starting = startRedisCluster(async (...settings) => {
    if (starts++ === 2) throw new Error('no port is free');
    const server = await startServer(...settings);
    servers.push(server);
    return server;
  });
  await expect(starting).rejects.toThrow('no port is free');
  expect(servers).toHaveLength(5);
  for (const { port } of servers) {
    const redis = new Redis({ port, retryStrategy: null, maxRetriesPerRequest: 0, lazyConnect: true });
    redis.on('error', () => {});
    await expect(redis.connect()).rejects.toThrow('Connection is closed');
  }
});
