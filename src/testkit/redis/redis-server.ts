import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../../store/embedded-server.ts';
import { findServer } from '../../store/private-server.ts';

/** A separate redis-server on a free loopback port. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Simulates a crash. */
  kill(): Promise<void>;
  /** Restarts on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const children = new Set<ChildProcess>();
let watching = false;

/** Kills the server when this process exits for any reason. */
function killOnExit(child: ChildProcess): void {
  if (!watching) process.once('exit', () => children.forEach((each) => each.kill('SIGKILL')));
  watching = true;
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Another program may take a port after it was found free. */
const TRIES = 5;

/** Starts a server, without a disk by default. A settings file comes first. */
export async function startRedisServer(folder: string, ...settings: readonly string[]): Promise<RedisServer> {
  const program = findServer(process.env['PATH'] ?? '');
  if (program === null) throw new Error('This needs a redis-server or valkey-server, and there is none on the path.');
  for (let tries = 1; ; tries++) {
    try {
      return await startOn(await freePort(), program, folder, settings);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

async function startOn(
  port: number,
  program: string,
  folder: string,
  settings: readonly string[],
): Promise<RedisServer> {
  const usual = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const args = settings.includes('--sentinel')
    ? [...settings, ...usual]
    : [...usual, '--save', '', '--hz', '100', ...settings];
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(program, args, { stdio: 'ignore' });
    killOnExit(started);
    // A server without its port exits, and whichever program has the port may even answer.
    while ((await processOn(port)) !== started.pid) {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`The redis-server on port ${port} ended at once.`);
      await sleep(20);
    }
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
      child = await start();
    },
    stop: end,
  };
}

/** Returns the process id of the server on a port; NaN if none answers. */
async function processOn(port: number): Promise<number> {
  const redis = new Redis({ port, retryStrategy: null, maxRetriesPerRequest: 0 });
  redis.on('error', () => {});
  const about = await redis.info('server').catch(() => '');
  redis.disconnect();
  return Number(/process_id:(\d+)/.exec(about)?.[1]);
}
