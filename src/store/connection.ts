import { Cluster, Redis } from 'ioredis';
import type { Log } from '../match/ports.ts';
import type { RedisConnection } from './writer.ts';

interface Secret {
  readonly password?: string | undefined;
}

interface Nodes extends Secret {
  /** `host:port,host:port` */
  readonly nodes: string;
  readonly tls: boolean;
}

export type Address =
  | ({ readonly kind: 'url'; readonly url: string } & Secret)
  | { readonly kind: 'socket'; readonly path: string }
  | ({ readonly kind: 'cluster' } & Nodes)
  | ({ readonly kind: 'sentinel'; readonly name: string } & Nodes);

/**
 * The purpose of a connection. Commands of the store and the queue fail after a few seconds without Redis, because a
 * player is waiting. Commands of a worker wait forever.
 */
export type ConnectionUse = 'store' | 'queue' | 'worker';

/** Reconnection attempts before a waiting command fails: about five seconds. */
const RECONNECT_ATTEMPTS = 14;
const retryDelay = (times: number): number => Math.min(times * 50, 500);
/** A server silent for this long counts as gone, even if the network looks fine. */
const SOCKET_TIMEOUT = 10_000;

/**
 * A command to a lost node is resent until a replica takes over, for up to ten seconds. Don't retry single nodes
 * (`clusterNodeRetryStrategy`): commands to a dead one would wait forever.
 */
const failingOver = {
  maxRedirections: 40,
  retryDelayOnFailover: 250,
  retryDelayOnClusterDown: 250,
  retryDelayOnTryAgain: 250,
};

export function connectRedis(address: Address, use: ConnectionUse): RedisConnection {
  const patience = {
    maxRetriesPerRequest: use === 'worker' ? null : RECONNECT_ATTEMPTS,
    connectTimeout: 5_000,
    ...(use === 'store' ? { socketTimeout: SOCKET_TIMEOUT } : {}),
  };
  const options = { ...patience, retryStrategy: retryDelay };
  switch (address.kind) {
    case 'url':
      return new Redis(address.url, { ...options, ...secret(address) });
    case 'socket':
      return new Redis({ ...options, path: address.path });
    case 'cluster':
      return new Cluster(nodesOf(address.nodes), {
        redisOptions: { ...patience, ...secret(address), ...(address.tls ? { tls: {} } : {}) },
        clusterRetryStrategy: retryDelay,
        ...failingOver,
      });
    case 'sentinel':
      return new Redis({
        ...options,
        ...secret(address),
        sentinels: nodesOf(address.nodes),
        name: address.name,
        ...(address.tls ? { tls: {}, enableTLSForSentinelMode: true } : {}),
        // After a failover the old master answers as a replica: ask the sentinels again.
        reconnectOnError: (error: Error) => error.message.includes('READONLY'),
      });
    default:
      return address satisfies never;
  }
}

const secret = ({ password }: Secret): { password?: string } => (password ? { password } : {});

const nodesOf = (list: string): { host: string; port: number }[] =>
  list.split(',').map((node) => {
    const [host = '', port = ''] = node.trim().split(':');
    return { host, port: Number(port) };
  });

/** Returns every server that accepts writes. */
export async function masterNodes(redis: RedisConnection): Promise<readonly Redis[]> {
  if (!(redis instanceof Cluster)) return [redis];
  // The nodes are known after the first reply.
  await redis.ping();
  return redis.nodes('master');
}

/** Logs once when Redis is lost and once when it's back. */
export function logConnectionState(redis: RedisConnection, log: Log): void {
  let up = redis.status === 'ready';
  let lost = false;
  redis.on('error', () => {});
  redis.on('ready', () => {
    if (lost) log.info({}, 'Redis is back.');
    up = true;
    lost = false;
  });
  // A connection closed on purpose doesn't reconnect.
  redis.on('reconnecting', () => {
    if (up) log.warn({}, 'Redis is gone. Waiting for it to come back.');
    lost ||= up;
    up = false;
  });
  redis.on('end', () => {
    up = false;
    lost = false;
  });
}
