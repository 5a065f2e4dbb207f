import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RedisUnusable } from './redis-unusable.ts';
import { isListening, shortSocketPaths } from './socket-path.ts';
import type { Log } from '../match/ports.ts';

export const serverNames = ['redis-server', 'valkey-server'] as const;

/** Returns the first Redis program on the path. */
export function findServer(path: string): string | null {
  for (const name of serverNames) {
    for (const folder of path.split(delimiter).filter(Boolean)) {
      const program = join(folder, name);
      try {
        accessSync(program, constants.X_OK);
        return program;
      } catch {
        continue;
      }
    }
  }
  return null;
}

const SOCKET = 'redis.sock';
/** Time limit for a server to read its file, or to end. */
const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 10_000;

/**
 * Only this user can reach it, and only through the socket. Every write is on disk before it's acknowledged: with
 * `everysec` Redis may reply before it hands the write to the system, and a kill in that second loses moves. The higher
 * `hz` wakes workers within 10 ms instead of 100.
 */
const serverSettings = [
  ['port', '0'],
  ['unixsocketperm', '700'],
  ['daemonize', 'no'],
  ['save', ''],
  ['appendonly', 'yes'],
  ['appendfsync', 'always'],
  ['maxmemory-policy', 'noeviction'],
  ['hz', '100'],
  ['loglevel', 'notice'],
  ['logfile', 'redis.log'],
].flatMap(([name, value]) => [`--${name}`, value as string]);

/**
 * Runs the server and stops it when standard input closes, which happens however the bot ends. So no server is left
 * behind. Exits when the server does.
 */
const GUARD_SCRIPT = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(read -r _; kill "$server") <&3 2>/dev/null &
guard=$!
exec 3<&-
wait "$server"
code=$?
kill "$guard" 2>/dev/null
exit "$code"`;

export interface PrivateServer {
  readonly path: string;
  stop(): Promise<void>;
}

/** Starts Redis as a child process, and again whenever it dies. */
export async function startPrivate(program: string, folder: string, log: Log): Promise<PrivateServer> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sockets = shortSocketPaths(resolve(folder), SOCKET);
  const path = sockets.path(SOCKET);
  // Left by an instance killed a moment ago: the folder lock is ours.
  if (existsSync(path)) await stopServer(path);

  let stopping = false;
  let starts = 0;
  let child: ChildProcess = start();
  await waitUntilReady(path, () => child.exitCode !== null || child.pid === undefined, folder);
  child.once('exit', (code) => void restart(code));
  return {
    path,
    async stop() {
      stopping = true;
      await stopServer(path, child);
      sockets.close();
    },
  };

  function start(): ChildProcess {
    rmSync(path, { force: true });
    // In its own process group: an interrupt from the terminal is for the bot, which stops Redis last.
    const command = [program, ...serverSettings, '--unixsocket', SOCKET];
    const started = spawn('sh', ['-c', GUARD_SCRIPT, 'sh', ...command], {
      cwd: folder,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    started.on('error', () => {});
    started.stdin.on('error', () => {});
    (started.stdin as Socket).unref();
    started.unref();
    return started;
  }

  async function restart(code: number | null): Promise<void> {
    if (stopping) return;
    log.warn({}, `The private Redis ended (code ${code}). Starting it again.`);
    await sleep(Math.min(100 * 2 ** starts++, 10_000), undefined, { ref: false });
    if (stopping) return;
    child = start();
    child.once('exit', (code) => void restart(code));
  }
}

async function waitUntilReady(path: string, failed: () => boolean, folder: string): Promise<void> {
  const until = Date.now() + START_TIMEOUT;
  while (!(await pings(path))) {
    if (failed() || Date.now() > until)
      throw new RedisUnusable(`The private Redis doesn't start; the end of its log: ${lastLines(folder)}`);
    await sleep(20);
  }
}

/** It listens before it has read its file, but only answers afterwards. */
async function pings(path: string): Promise<boolean> {
  if (!(await isListening(path))) return false;
  return askServer(path, (redis) => redis.ping().then(() => true));
}

async function askServer(path: string, question: (redis: Redis) => Promise<boolean>): Promise<boolean> {
  const redis = new Redis({
    path,
    lazyConnect: true,
    retryStrategy: null,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return await question(redis);
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

/** Asks the server to stop and waits until it has. */
async function stopServer(path: string, child?: ChildProcess): Promise<void> {
  await askServer(path, (redis) => redis.shutdown('NOSAVE').then(() => true));
  const until = Date.now() + STOP_TIMEOUT;
  while (await isListening(path)) {
    if (Date.now() > until)
      throw new RedisUnusable(`An older private Redis still listens on ${path} and doesn't stop: stop it manually.`);
    await sleep(20);
  }
  if (child && child.exitCode === null && child.signalCode === null)
    await once(child, 'exit', { signal: AbortSignal.timeout(STOP_TIMEOUT) });
}

function lastLines(folder: string): string {
  try {
    return readFileSync(join(folder, 'redis.log'), 'utf8').trim().split('\n').slice(-3).join(' | ');
  } catch {
    return 'there is none';
  }
}
