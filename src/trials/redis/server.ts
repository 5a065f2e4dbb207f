import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../../store/embedded.ts';
import { findServer } from '../../store/private-server.ts';

/** A redis-server of its own on a free loopback port. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** As if the machine had lost it. */
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const children = new Set<ChildProcess>();
let watching = false;

/** None of them outlives this process, in whichever way it ends. */
function endWithUs(child: ChildProcess): void {
  if (!watching) process.once('exit', () => children.forEach((each) => each.kill('SIGKILL')));
  watching = true;
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Without a disk unless told otherwise. A file of settings comes first. */
export async function startRedisServer(folder: string, ...settings: readonly string[]): Promise<RedisServer> {
  const program = findServer(process.env['PATH'] ?? '');
  if (program === null) throw new Error('This needs a redis-server or valkey-server, and there is none on the path.');
  const port = await freePort();
  const usual = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const args = settings.includes('--sentinel') ? [...settings, ...usual] : [...usual, '--save', '', '--hz', '100', ...settings];
  let child = await start(program);

  async function start(file: string): Promise<ChildProcess> {
    const started = spawn(file, args, { stdio: 'ignore' });
    endWithUs(started);
    const redis = new Redis({ port, retryStrategy: () => 20, maxRetriesPerRequest: null });
    redis.on('error', () => {});
    await redis.ping();
    redis.disconnect();
    return started;
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: end,
    async restart() {
      child = await start(program);
    },
    stop: end,
  };
}
