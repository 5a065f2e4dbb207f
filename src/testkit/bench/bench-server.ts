import { connectRedis, masterNodes } from '../../store/connection.ts';
import type { RedisConnection } from '../../store/writer.ts';
import { startRedisCluster } from '../redis/redis-cluster.ts';
import { type RedisServer, startRedisServer } from '../redis/redis-server.ts';
import { benchFolder } from './bench-folder.ts';

export interface BenchServer {
  /** The settings a process needs to use it. */
  readonly settings: { readonly REDIS_URL: string } | { readonly REDIS_CLUSTER: string };
  connect(): RedisConnection;
  /** Bytes in use, over all masters. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a redis-server for a measurement, without a disk by default. */
export async function startBenchServer(...settings: string[]): Promise<BenchServer> {
  const server = await startRedisServer(benchFolder(), ...settings);
  return benchOn({ REDIS_URL: server.url }, () => connectRedis({ kind: 'url', url: server.url }, 'worker'), [server]);
}

/** Starts three masters and three replicas. */
export async function startBenchCluster(): Promise<BenchServer> {
  const { nodes, servers } = await startRedisCluster((...settings) => startRedisServer(benchFolder(), ...settings));
  return benchOn(
    { REDIS_CLUSTER: nodes },
    () => connectRedis({ kind: 'cluster', nodes, tls: false }, 'worker'),
    servers,
  );
}

function benchOn(
  settings: BenchServer['settings'],
  make: () => RedisConnection,
  servers: readonly RedisServer[],
): BenchServer {
  const open = (): RedisConnection => {
    const made = make();
    made.on('error', () => {});
    return made;
  };
  const redis = open();
  return {
    settings,
    connect: open,
    async memory() {
      const infos = await Promise.all((await masterNodes(redis)).map((node) => node.info('memory')));
      return infos.reduce((sum, info) => sum + Number(/used_memory:(\d+)/.exec(info)?.[1]), 0);
    },
    async stop() {
      redis.disconnect();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
