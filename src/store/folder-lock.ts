import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { RedisUnusable } from './redis-unusable.ts';
import { shortSocketPaths } from './socket-path.ts';

/**
 * Locks a folder against a second instance. The lock is a listening socket, since the system frees it however the
 * process ends. It's in the folder, so that it also works across containers that share the kernel.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  makeFolder(resolve(folder));
  const real = realpathSync(folder);
  const named = `parley-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  // Older versions on Linux know only this name, which is limited to the network of a container.
  const outer =
    process.platform === 'linux' ? `\0${named}` : process.platform === 'win32' ? `\\\\.\\pipe\\${named}` : null;
  const locks: (() => void)[] = [];
  const take = (unlock: (() => void) | null): void => {
    if (unlock) return void locks.push(unlock);
    throw new RedisUnusable(
      `Another instance of this bot already uses ${real}: stop it, or give this one its own DATA_DIR.`,
    );
  };
  try {
    if (outer !== null) take(await listenOn(outer));
    if (process.platform !== 'win32') take(await lockBySocket(real));
  } catch (error) {
    for (const unlock of locks) unlock();
    throw error;
  }
  return () => locks.forEach((unlock) => unlock());
}

/**
 * Creates a folder and its parents. Node's own way never returns where the system refuses with ENOENT, as below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns null if another process is already listening. */
async function listenOn(name: string): Promise<(() => void) | null> {
  const server = createServer((socket) => socket.destroy());
  try {
    await listening(server, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
  return () => server.close();
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve).unref();
  });
}

const HELD_MESSAGE = 'held';
const isLock = (name: string): boolean => /^lock-[0-9a-f]{16}$/.test(name);
const newName = (): string => `lock-${randomBytes(8).toString('hex')}`;

/**
 * Acquires the lock, or returns null. Every process listens under a unique name, then asks all others it finds. The
 * holder answers that it has the lock; others wait until they know, and of two undecided ones the lower name goes
 * first. Since everyone listens before looking, two can't miss each other. Only the holder removes the sockets of dead
 * processes. A process taken for dead just before it listened starts again.
 */
export async function lockBySocket(folder: string): Promise<(() => void) | null> {
  for (;;) {
    const me = newName();
    const reach = shortSocketPaths(folder, me);
    const asking = new Set<Socket>();
    let held = false;
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (held) return void socket.end(HELD_MESSAGE);
      asking.add(socket);
      socket.once('close', () => asking.delete(socket));
    });
    const end = (): void => {
      // This also removes the socket.
      server.close();
      for (const socket of asking) socket.destroy();
      reach.close();
    };
    try {
      await listening(server, reach.path(me));
      const others = readdirSync(folder).filter((name) => isLock(name) && name !== me);
      const live = await Promise.all(others.map((other) => isHeldByOther(reach.path(other), other > me)));
      if (live.includes(true)) {
        end();
        return null;
      }
      if (!existsSync(join(folder, me))) {
        end();
        continue;
      }
      held = true;
      for (const socket of asking) socket.end(HELD_MESSAGE);
      for (const other of others) rmSync(join(folder, other), { force: true });
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }
}

/** A stopped or very busy process may still hold the lock. */
const ANSWER_TIMEOUT = 5_000;

/** Returns whether the process behind a socket goes first. If it has to give way to us, waits until it knows. */
function isHeldByOther(path: string, givesWay: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const finish = (live: boolean): void => {
      resolve(live);
      socket.destroy();
    };
    socket.setTimeout(ANSWER_TIMEOUT, () => finish(true));
    socket.once('connect', () => givesWay || finish(true));
    socket.once('data', () => finish(true));
    // It gave way or died.
    socket.once('end', () => finish(false));
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      finish(!['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code ?? '')),
    );
  });
}
