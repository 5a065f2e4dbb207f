import { connect, mastersOf } from '../../store/connect.ts';
import type { Connection } from '../../store/writer.ts';
import { startRedisCluster } from '../redis/cluster.ts';
import { type RedisServer, startRedisServer } from '../redis/server.ts';
import { benchFolder } from './folder.ts';

export interface BenchServer {
  /** What a process needs to be told to use it. */
  readonly settings: { readonly REDIS_URL: string } | { readonly REDIS_CLUSTER: string };
  connect(): Connection;
  /** Bytes in use, over all masters. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** A redis-server of its own for a measurement, without a disk unless told otherwise. */
export async function startBenchServer(...settings: string[]): Promise<BenchServer> {
  const server = await startRedisServer(benchFolder(), ...settings);
  return benchOn({ REDIS_URL: server.url }, () => connect({ kind: 'url', url: server.url }, 'worker'), [server]);
}

/** Three masters and three replicas. */
export async function startBenchCluster(): Promise<BenchServer> {
  const { nodes, servers } = await startRedisCluster((...settings) => startRedisServer(benchFolder(), ...settings));
  return benchOn({ REDIS_CLUSTER: nodes }, () => connect({ kind: 'cluster', nodes, tls: false }, 'worker'), servers);
}

function benchOn(settings: BenchServer['settings'], make: () => Connection, servers: readonly RedisServer[]): BenchServer {
  const open = (): Connection => {
    const made = make();
    made.on('error', () => {});
    return made;
  };
  const redis = open();
  return {
    settings,
    connect: open,
    async memory() {
      const infos = await Promise.all((await mastersOf(redis)).map((node) => node.info('memory')));
      return infos.reduce((sum, info) => sum + Number(/used_memory:(\d+)/.exec(info)?.[1]), 0);
    },
    async stop() {
      redis.disconnect();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
