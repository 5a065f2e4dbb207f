import { closeSync, constants, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { RedisUnusable } from './redis-unusable.ts';

/** The system's limit for socket paths. */
const MAX_PATH = 100;

/** Access to sockets in a folder, however long its path is. */
export interface SocketFolder {
  path(name: string): string;
  close(): void;
}

/** Shortens socket paths in a folder; `longest` is the longest socket name. */
export function shortSocketPaths(folder: string, longest: string): SocketFolder {
  const near = [folder, relative(process.cwd(), folder)].find(
    (path) => Buffer.byteLength(join(path, longest)) <= MAX_PATH,
  );
  if (near !== undefined) return { path: (name) => join(near, name), close: () => {} };
  if (process.platform !== 'linux')
    throw new RedisUnusable(`The path ${folder} is too long for a socket: set DATA_DIR to a shorter one.`);
  // The system has a short path for every open folder of this process.
  const open = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: (name) => `/proc/self/fd/${open}/${name}`, close: () => closeSync(open) };
}

/** Returns whether a process listens on a socket. */
export function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
