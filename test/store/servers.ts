import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import type { Log } from '../../src/match/ports.ts';
import { freePort } from '../../src/store/embedded.ts';
import { findServer } from '../../src/store/private-server.ts';
import { type RedisHome, openRedis } from '../../src/store/server.ts';
import { temporary } from '../temporary.ts';

/** The redis-server of this machine. */
export const redisServer = findServer(process.env['PATH'] ?? '');

export interface TestServer {
  readonly port: number;
  readonly url: string;
  /** As if the machine had lost it. */
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A cluster of one node with all slots: enough for it to complain of keys in different ones. */
export async function startCluster(): Promise<TestServer> {
  const node = await startServer('--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1');
  const redis = new Redis(node.port);
  await redis.cluster('ADDSLOTSRANGE', 0, 16_383);
  await vi.waitUntil(async () => (await redis.cluster('INFO')).includes('cluster_state:ok'), { timeout: 20_000 });
  redis.disconnect();
  return node;
}

/** A sentinel that watches over a server. */
export async function startSentinel(master: TestServer, name: string): Promise<TestServer> {
  const file = join(temporary(), 'sentinel.conf');
  writeFileSync(file, `sentinel monitor ${name} 127.0.0.1 ${master.port} 1\n`);
  return startServer(file, '--sentinel');
}

/** A real redis-server on a free loopback port. */
export async function startServer(...settings: string[]): Promise<TestServer> {
  if (redisServer === null) throw new Error('There is no redis-server: a test that needs one belongs into a file *.redis.test.ts.');
  const program = redisServer;
  const port = await freePort();
  const folder = temporary();
  const usual = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  // A file of settings comes first.
  const args = settings.includes('--sentinel') ? [...settings, ...usual] : [...usual, '--save', '', '--hz', '100', ...settings];
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(program, args, { stdio: 'ignore' });
    const redis = new Redis({ port, retryStrategy: () => 20, maxRetriesPerRequest: null });
    redis.on('error', () => {});
    await redis.ping();
    redis.disconnect();
    return started;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    async restart() {
      child = await start();
    },
    stop: () => end('SIGKILL'),
  };
}

export interface TestHome {
  readonly home: RedisHome;
  stop(): Promise<void>;
}

interface Kind {
  readonly name: 'redis-server' | 'embedded';
  open(log: Log): Promise<TestHome>;
}

const embedded: Kind = {
  name: 'embedded',
  async open(log) {
    const home = await openRedis({ DATA_DIR: temporary(), PATH: '' }, log);
    return { home, stop: () => home.close() };
  },
};

const real: Kind = {
  name: 'redis-server',
  async open(log) {
    // On a disk, as the bot wants it, but waiting for none.
      const server = await startServer('--appendonly', 'yes', '--appendfsync', 'no');
    const home = await openRedis({ REDIS_URL: server.url, DATA_DIR: temporary() }, log);
    return { home, stop: () => server.stop() };
  },
};

/** What the same tests run on: a real server where there is one, and the embedded one. */
export const kinds: readonly [Kind, ...Kind[]] = redisServer === null ? [embedded] : [real, embedded];
