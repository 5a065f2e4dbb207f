import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import type { Log } from '../../src/match/ports.ts';
import { findServer } from '../../src/store/private-server.ts';
import { type RedisSource, openRedis } from '../../src/store/open-redis.ts';
import { onDisk, type RedisCluster, startRedisCluster } from '../../src/testkit/redis/redis-cluster.ts';
import { type RedisServer, startRedisServer } from '../../src/testkit/redis/redis-server.ts';
import { tempFolder } from '../temp-folder.ts';

/** The redis-server of this machine. */
export const redisServer = findServer(process.env['PATH'] ?? '');

/** A cluster of one node with all slots: enough for it to complain of keys in different ones. */
export async function startCluster(): Promise<RedisServer> {
  const node = await startServer('--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1');
  const redis = new Redis(node.port);
  await redis.cluster('ADDSLOTSRANGE', 0, 16_383);
  await vi.waitUntil(async () => (await redis.cluster('INFO')).includes('cluster_state:ok'), { timeout: 60_000 });
  redis.disconnect();
  return node;
}

/** A sentinel that watches over a server. */
export async function startSentinel(master: RedisServer, name: string): Promise<RedisServer> {
  const file = join(tempFolder(), 'sentinel.conf');
  writeFileSync(file, `sentinel monitor ${name} 127.0.0.1 ${master.port} 1\n`);
  return startServer(file, '--sentinel');
}

/** A real redis-server on a free loopback port. */
export const startServer = (...settings: string[]): Promise<RedisServer> => startRedisServer(tempFolder(), ...settings);

/** Three masters and three replicas, on a disk. */
export const startRealCluster = (): Promise<RedisCluster> => startRedisCluster(startServer, ...onDisk);

export interface TestHome {
  readonly home: RedisSource;
  stop(): Promise<void>;
}

interface Kind {
  readonly name: 'redis-server' | 'a cluster' | 'embedded';
  open(log: Log): Promise<TestHome>;
}

const embedded: Kind = {
  name: 'embedded',
  async open(log) {
    const home = await openRedis({ DATA_DIR: tempFolder(), PATH: '' }, log);
    return { home, stop: () => home.close() };
  },
};

const real: Kind = {
  name: 'redis-server',
  async open(log) {
    // On a disk, as the bot wants it, but waiting for none.
    const server = await startServer(...onDisk);
    const home = await openRedis({ REDIS_URL: server.url, DATA_DIR: tempFolder() }, log);
    return { home, stop: () => server.stop() };
  },
};

/** Three masters and three replicas. */
export const cluster: Kind = {
  name: 'a cluster',
  async open(log) {
    const started = await startRealCluster();
    const home = await openRedis({ REDIS_CLUSTER: started.nodes, DATA_DIR: tempFolder() }, log);
    return { home, stop: () => started.stop() };
  },
};

/** What the same tests run on: a real server where there is one, and the embedded one. */
export const kinds: readonly [Kind, ...Kind[]] = redisServer === null ? [embedded] : [real, embedded];
