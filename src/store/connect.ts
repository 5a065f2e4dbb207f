import { Cluster, Redis } from 'ioredis';
import type { Log } from '../match/ports.ts';
import type { Connection } from './writer.ts';

interface Secret {
  readonly password?: string | undefined;
}

interface Nodes extends Secret {
  /** `host:port,host:port` */
  readonly nodes: string;
  readonly tls: boolean;
}

/** Where a Redis is. */
export type Address =
  | ({ readonly kind: 'url'; readonly url: string } & Secret)
  | { readonly kind: 'socket'; readonly path: string }
  | ({ readonly kind: 'cluster' } & Nodes)
  | ({ readonly kind: 'sentinel'; readonly name: string } & Nodes);

/**
 * What a connection is for. The store's and the queue's commands wait a few seconds for a Redis that went away, then fail:
 * somebody waits for an answer. A worker's wait for ever: nobody does.
 */
export type Use = 'store' | 'queue' | 'worker';

/** Attempts to connect again until a waiting command fails: about five seconds. */
const ATTEMPTS = 14;
const pause = (times: number): number => Math.min(times * 50, 500);
/** A server that says nothing for so long is gone, whatever the network thinks. */
const SILENCE = 10_000;

/**
 * A command whose node is gone is sent again until a replica has taken its place: ten seconds. The nodes must not be tried
 * again one by one (`clusterNodeRetryStrategy`): commands to a dead one would wait for ever.
 */
const failingOver = { maxRedirections: 40, retryDelayOnFailover: 250, retryDelayOnClusterDown: 250, retryDelayOnTryAgain: 250 };

export function connect(address: Address, use: Use): Connection {
  const patience = {
    maxRetriesPerRequest: use === 'worker' ? null : ATTEMPTS,
    connectTimeout: 5_000,
    ...(use === 'store' ? { socketTimeout: SILENCE } : {}),
  };
  const options = { ...patience, retryStrategy: pause };
  switch (address.kind) {
    case 'url':
      return new Redis(address.url, { ...options, ...secret(address) });
    case 'socket':
      return new Redis({ ...options, path: address.path });
    case 'cluster':
      return new Cluster(nodesOf(address.nodes), {
        redisOptions: { ...patience, ...secret(address), ...(address.tls ? { tls: {} } : {}) },
        clusterRetryStrategy: pause,
        ...failingOver,
      });
    case 'sentinel':
      return new Redis({
        ...options,
        ...secret(address),
        sentinels: nodesOf(address.nodes),
        name: address.name,
        ...(address.tls ? { tls: {}, enableTLSForSentinelMode: true } : {}),
        // The old master answers as a replica after a failover: ask the sentinels again.
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

/** Every server that takes writes. */
export async function mastersOf(redis: Connection): Promise<readonly Redis[]> {
  if (!(redis instanceof Cluster)) return [redis];
  // The nodes are known once one has answered.
  await redis.ping();
  return redis.nodes('master');
}

/** Says once when Redis goes away and once when it is back. */
export function watch(redis: Connection, log: Log): void {
  let up = redis.status === 'ready';
  let lost = false;
  redis.on('error', () => {});
  redis.on('ready', () => {
    if (lost) log.info({}, 'Redis is back.');
    up = true;
    lost = false;
  });
  // A connection that was closed on purpose does not reconnect.
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
