import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Something is wrong with the Redis this program was told to use: one sentence, with the remedy. */
export class NoRedis extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoRedis';
  }
}

/**
 * Keeps a second instance away from a folder. A listening socket is the lock, because the system takes it back however the
 * process ends; on Linux and Windows its name is none of the file system's, so nothing is left behind either.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  const name = `parley-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  const path = process.platform === 'linux' ? `\0${name}` : process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(real, 'lock');
  const server = (await listen(path)) ?? (path.startsWith(real) && !(await answers(path)) ? await takeOver(path) : null);
  if (!server) throw new NoRedis(`Another instance of this bot already uses ${real}: stop it, or give this one its own DATA_DIR.`);
  server.unref();
  return () => server.close();
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => resolve(server));
  });
}

function takeOver(path: string): Promise<Server | null> {
  rmSync(path, { force: true });
  return listen(path);
}

export function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
