import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { Log } from '../../src/match/ports.ts';
import { type RedisHome, openRedis } from '../../src/store/server.ts';

export const temporary = (): string => mkdtempSync(join(tmpdir(), 'parley-'));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export interface TestServer {
  readonly port: number;
  readonly url: string;
  /** As if the machine had lost it. */
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real redis-server on a free loopback port. */
export async function startServer(...settings: string[]): Promise<TestServer> {
  const port = await freePort();
  const folder = temporary();
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--hz', '100', ...settings];
    const started = spawn('redis-server', args, { stdio: 'ignore' });
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
    async stop() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface TestHome {
  readonly home: RedisHome;
  stop(): Promise<void>;
}

/** The two the same tests run on: a real server, and the embedded one. */
export const kinds = [
  {
    name: 'redis-server',
    async open(log: Log): Promise<TestHome> {
      const server = await startServer();
      const home = await openRedis({ REDIS_URL: server.url, DATA_DIR: temporary() }, log);
      return { home, stop: () => server.stop() };
    },
  },
  {
    name: 'embedded',
    async open(log: Log): Promise<TestHome> {
      const folder = temporary();
      const home = await openRedis({ DATA_DIR: folder, PATH: '' }, log);
      return {
        home,
        async stop() {
          await home.close();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  },
] as const;
