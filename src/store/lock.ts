import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { NoRedis } from './no-redis.ts';
import { reachSockets } from './socket-path.ts';

/**
 * Keeps a second instance away from a folder. A listening socket is the lock, because the system takes it back however the
 * process ends. It is in the folder, so that processes in other containers meet it too; they only have to share the kernel.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  makeFolder(resolve(folder));
  const real = realpathSync(folder);
  const named = `parley-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  // On Linux older versions know this name only, which ends with the network of a container.
  const outer = process.platform === 'linux' ? `\0${named}` : process.platform === 'win32' ? `\\\\.\\pipe\\${named}` : null;
  const locks: (() => void)[] = [];
  const take = (unlock: (() => void) | null): void => {
    if (unlock) return void locks.push(unlock);
    throw new NoRedis(`Another instance of this bot already uses ${real}: stop it, or give this one its own DATA_DIR.`);
  };
  try {
    if (outer !== null) take(await listenOn(outer));
    if (process.platform !== 'win32') take(await lockInside(real));
  } catch (error) {
    for (const unlock of locks) unlock();
    throw error;
  }
  return () => locks.forEach((unlock) => unlock());
}

/** Makes a folder and those above it. Node's own way to do that never ends where the system refuses with ENOENT, as below /proc. */
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

/** Null when somebody else does. */
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

const HELD = 'held';
const isLock = (name: string): boolean => /^lock-[0-9a-f]{16}$/.test(name);
const newName = (): string => `lock-${randomBytes(8).toString('hex')}`;

/**
 * Every process listens under a name that nobody else ever uses, then asks all others it finds. One that is asked says that it
 * holds the lock, or nothing until it knows; of two that do not know, the lower name goes first. As everybody listens before
 * looking around, two can never miss each other. Only the holder removes what dead processes left behind, and what was taken
 * for dead in the moment before it listened begins again.
 */
export async function lockInside(folder: string): Promise<(() => void) | null> {
  for (;;) {
    const me = newName();
    const reach = reachSockets(folder, me);
    const asking = new Set<Socket>();
    let held = false;
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (held) return void socket.end(HELD);
      asking.add(socket);
      socket.once('close', () => asking.delete(socket));
    });
    const end = (): void => {
      server.close();
      for (const socket of asking) socket.destroy();
      rmSync(join(folder, me), { force: true });
      reach.close();
    };
    try {
      await listening(server, reach.path(me));
      const others = readdirSync(folder).filter((name) => isLock(name) && name !== me);
      const live = await Promise.all(others.map((other) => isLive(reach.path(other), other > me)));
      if (live.includes(true)) {
        end();
        return null;
      }
      if (!existsSync(join(folder, me))) {
        end();
        continue;
      }
      held = true;
      for (const socket of asking) socket.end(HELD);
      for (const other of others) rmSync(join(folder, other), { force: true });
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }
}

/** A process that is stopped or very busy may hold the lock all the same. */
const PATIENCE = 5_000;

/** Whether somebody behind a socket is before us. One that has to give way to us is waited for until it knows. */
function isLive(path: string, givesWay: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const tell = (live: boolean): void => {
      resolve(live);
      socket.destroy();
    };
    socket.setTimeout(PATIENCE, () => tell(true));
    socket.once('connect', () => givesWay || tell(true));
    socket.once('data', () => tell(true));
    // It gave way, or died.
    socket.once('end', () => tell(false));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => tell(!['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code ?? '')));
  });
}
