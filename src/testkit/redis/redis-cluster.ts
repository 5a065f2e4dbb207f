import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { RedisServer } from './redis-server.ts';

/** Three masters and three replicas, a typical small cluster. */
export interface RedisCluster {
  /** For REDIS_CLUSTER. */
  readonly nodes: string;
  readonly servers: readonly RedisServer[];
  /** Returns the server that holds a key; none while its master is dead and no replica has taken over. */
  masterOf(key: string): Promise<RedisServer | undefined>;
  /** Kills the master of a key; a replica takes over after the node timeout. Returns the server for a restart. */
  killMasterOf(key: string): Promise<RedisServer>;
  /** Resolves when all slots are served and every master has its replica again. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds of silence after which a master counts as dead. */
export const NODE_TIMEOUT = 2_000;
const MASTERS = 3;
const SLOTS = 16_384;
const PATIENCE = 60_000;

const clustered = [
  '--cluster-enabled',
  'yes',
  '--cluster-node-timeout',
  String(NODE_TIMEOUT),
  '--cluster-announce-ip',
  '127.0.0.1',
];
const replicating = ['--repl-diskless-sync-delay', '0', '--cluster-replica-validity-factor', '0'];
export const onDisk = ['--appendonly', 'yes', '--appendfsync', 'no'];

/** Starts a cluster; `start` starts one server. If it fails, no server is left behind. */
export async function startRedisCluster(
  start: (...settings: string[]) => Promise<RedisServer>,
  ...settings: string[]
): Promise<RedisCluster> {
  const starts = await Promise.allSettled(
    Array.from({ length: 2 * MASTERS }, () => start(...clustered, ...replicating, ...settings)),
  );
  const servers = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  try {
    for (const each of starts) if (each.status === 'rejected') throw each.reason;
    return await joinCluster(servers);
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()));
    throw error;
  }
}

async function joinCluster(servers: readonly RedisServer[]): Promise<RedisCluster> {
  const [first] = servers as readonly [RedisServer];
  for (const [index, server] of servers.entries()) {
    const from = Math.ceil((index * SLOTS) / MASTERS);
    await withNode(server, async (redis) => {
      if (index < MASTERS) await redis.cluster('ADDSLOTSRANGE', from, Math.ceil(((index + 1) * SLOTS) / MASTERS) - 1);
      await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
      if (server !== first) await redis.cluster('MEET', '127.0.0.1', first.port);
    });
  }
  const known = (server: RedisServer) =>
    withNode(server, async (redis) =>
      String(await redis.cluster('NODES'))
        .trim()
        .split('\n'),
    );
  await until(async () => (await Promise.all(servers.map(known))).every((lines) => lines.length === servers.length));
  for (const [index, replica] of servers.slice(MASTERS).entries()) {
    const id = await withNode(servers[index] as RedisServer, async (redis) => redis.cluster('MYID'));
    await withNode(replica, (redis) => redis.cluster('REPLICATE', id));
  }

  async function isWhole(): Promise<boolean> {
    const infos = await Promise.all(
      servers.map((server) =>
        withNode(server, async (redis) => [await redis.cluster('INFO'), await redis.info('replication')] as const),
      ),
    );
    const masters = infos.filter(([, replication]) => replication.includes('role:master'));
    const linked = infos.every(
      ([, replication]) => replication.includes('role:master') || replication.includes('master_link_status:up'),
    );
    const served = masters.every(([, replication]) => replication.includes('connected_slaves:1'));
    return (
      masters.length === MASTERS && linked && served && infos.every(([state]) => state.includes('cluster_state:ok'))
    );
  }
  const whole = (): Promise<void> => until(() => isWhole().catch(() => false));
  await whole();

  async function masterOf(key: string): Promise<RedisServer | undefined> {
    // A node without the key names the one that has it.
    const holds = (server: RedisServer) =>
      withNode(server, (redis) => redis.exists(key)).then(
        () => true,
        () => false,
      );
    const holding = await Promise.all(servers.map(holds));
    return servers[holding.indexOf(true)];
  }

  return {
    nodes: servers.map(({ port }) => `127.0.0.1:${port}`).join(','),
    servers,
    masterOf,
    async killMasterOf(key) {
      const master = await masterOf(key);
      if (!master) throw new Error(`Nobody holds ${key}.`);
      await master.kill();
      return master;
    },
    whole,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function withNode<T>({ port }: RedisServer, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis({ port, retryStrategy: null, maxRetriesPerRequest: 0 });
  redis.on('error', () => {});
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const startedAt = Date.now();
  while (!(await condition())) {
    if (Date.now() - startedAt > PATIENCE) throw new Error('The cluster did not start.');
    await sleep(50);
  }
}
