import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { NoRedis } from './no-redis.ts';
import { answers, reachSockets } from './socket-path.ts';
import type { Log } from '../match/ports.ts';

export const serverNames = ['redis-server', 'valkey-server'] as const;

/** The first of these programs on the path. */
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
/** How long a server may take to read its file, and to end. */
const START = 60_000;
const END = 10_000;

/**
 * Only this user can reach it, and only through the socket. Every write is on the disk before it is acknowledged: with
 * `everysec` Redis may answer before it has even handed the write to the system, and a kill in that second loses moves.
 * The higher `hz` wakes sleeping workers within 10 ms instead of 100.
 */
const settings = [
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
 * Runs the server and ends it when the standard input closes: that happens however the bot ends, so that no server is left
 * behind. Ends with the server otherwise.
 */
const GUARD = `
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

/** Starts a Redis as a child, and again when it dies. */
export async function startPrivate(program: string, folder: string, log: Log): Promise<PrivateServer> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sockets = reachSockets(resolve(folder), SOCKET);
  const path = sockets.path(SOCKET);
  // Of an instance that was killed a moment ago, and about to end: nobody else can hold the folder.
  if (existsSync(path)) await end(path);

  let stopping = false;
  let starts = 0;
  let child: ChildProcess = start();
  await ready(path, () => child.exitCode !== null || child.pid === undefined, folder);
  child.once('exit', (code) => void restart(code));
  return {
    path,
    async stop() {
      stopping = true;
      await end(path, child);
      sockets.close();
    },
  };

  function start(): ChildProcess {
    rmSync(path, { force: true });
    // In a group of its own: an interrupt from the terminal is for the bot, which ends its Redis last.
    const command = [program, ...settings, '--unixsocket', SOCKET];
    const started = spawn('sh', ['-c', GUARD, 'sh', ...command], { cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
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

async function ready(path: string, failed: () => boolean, folder: string): Promise<void> {
  const until = Date.now() + START;
  while (!(await pings(path))) {
    if (failed() || Date.now() > until) throw new NoRedis(`The private Redis does not start; the end of its log: ${lastLines(folder)}`);
    await sleep(20);
  }
}

/** It listens before it has read its file; only then does it answer. */
async function pings(path: string): Promise<boolean> {
  if (!(await answers(path))) return false;
  return ask(path, (redis) => redis.ping().then(() => true));
}

async function ask(path: string, question: (redis: Redis) => Promise<boolean>): Promise<boolean> {
  const redis = new Redis({ path, lazyConnect: true, retryStrategy: null, enableReadyCheck: false, maxRetriesPerRequest: 0 });
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

/** Asks the server to end, and makes sure. */
async function end(path: string, child?: ChildProcess): Promise<void> {
  await ask(path, (redis) => redis.shutdown('NOSAVE').then(() => true));
  const until = Date.now() + END;
  while (await answers(path)) {
    if (Date.now() > until) throw new NoRedis(`An older private Redis still listens on ${path} and does not end: stop it by hand.`);
    await sleep(20);
  }
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit', { signal: AbortSignal.timeout(END) });
}

function lastLines(folder: string): string {
  try {
    return readFileSync(join(folder, 'redis.log'), 'utf8').trim().split('\n').slice(-3).join(' | ');
  } catch {
    return 'there is none';
  }
}
