import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { type TestServer, startServer } from './servers.ts';

/** Three masters and three replicas, as a small house would run them. */
export interface RealCluster {
  /** For REDIS_CLUSTER. */
  readonly nodes: string;
  readonly servers: readonly TestServer[];
  /** Kills the master of a key; a replica takes its place after the node timeout. Gives the server, which can be started again. */
  killMasterOf(key: string): Promise<TestServer>;
  /** When all slots are served and every master has its replica again. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

/** After so many milliseconds of silence a master is taken for dead. */
export const NODE_TIMEOUT = 2_000;
const MASTERS = 3;
const SLOTS = 16_384;

export async function startRealCluster(): Promise<RealCluster> {
  const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(NODE_TIMEOUT), '--cluster-announce-ip', '127.0.0.1'];
  const disk = ['--appendonly', 'yes', '--appendfsync', 'no', '--repl-diskless-sync-delay', '0', '--cluster-replica-validity-factor', '0'];
  const servers = await Promise.all(Array.from({ length: 2 * MASTERS }, () => startServer(...settings, ...disk)));
  const on = async <T>({ port }: TestServer, work: (redis: Redis) => Promise<T>): Promise<T> => {
    const redis = new Redis({ port, retryStrategy: null, maxRetriesPerRequest: 0 });
    redis.on('error', () => {});
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  };
  const [first] = servers as [TestServer];
  for (const [index, server] of servers.entries()) {
    const from = Math.ceil((index * SLOTS) / MASTERS);
    await on(server, async (redis) => {
      if (index < MASTERS) await redis.cluster('ADDSLOTSRANGE', from, Math.ceil(((index + 1) * SLOTS) / MASTERS) - 1);
      await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
      if (server !== first) await redis.cluster('MEET', '127.0.0.1', first.port);
    });
  }
  const known = (server: TestServer) => on(server, async (redis) => String(await redis.cluster('NODES')).trim().split('\n'));
  await vi.waitUntil(async () => (await Promise.all(servers.map(known))).every((lines) => lines.length === servers.length), { timeout: 20_000 });
  for (const [index, replica] of servers.slice(MASTERS).entries()) {
    const id = await on(servers[index] as TestServer, async (redis) => redis.cluster('MYID'));
    await on(replica, (redis) => redis.cluster('REPLICATE', id));
  }

  async function isWhole(): Promise<boolean> {
    try {
      const infos = await Promise.all(servers.map((server) => on(server, async (redis) => [await redis.cluster('INFO'), await redis.info('replication')] as const)));
      const masters = infos.filter(([, replication]) => replication.includes('role:master'));
      const linked = infos.every(([, replication]) => replication.includes('role:master') || replication.includes('master_link_status:up'));
      const served = masters.every(([, replication]) => replication.includes('connected_slaves:1'));
      return masters.length === MASTERS && linked && served && infos.every(([state]) => state.includes('cluster_state:ok'));
    } catch {
      return false;
    }
  }
  const whole = async (): Promise<void> => void (await vi.waitUntil(isWhole, { timeout: 40_000, interval: 100 }));
  await whole();

  return {
    nodes: servers.map(({ port }) => `127.0.0.1:${port}`).join(','),
    servers,
    async killMasterOf(key) {
      // Whoever does not have it says who does.
      const holds = async (server: TestServer) => on(server, (redis) => redis.exists(key)).then(() => true, () => false);
      const holding = await Promise.all(servers.map(holds));
      const master = servers[holding.indexOf(true)] as TestServer;
      await master.kill();
      return master;
    },
    whole,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
