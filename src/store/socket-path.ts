import { closeSync, constants, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { NoRedis } from './no-redis.ts';

/** The system takes no longer paths of sockets. */
const LONGEST = 100;

/** How sockets in a folder can be reached, however long the path of the folder is. */
export interface SocketFolder {
  path(name: string): string;
  close(): void;
}

/** `longest` is the name of the socket that takes most room. */
export function reachSockets(folder: string, longest: string): SocketFolder {
  const near = [folder, relative(process.cwd(), folder)].find((path) => Buffer.byteLength(join(path, longest)) <= LONGEST);
  if (near !== undefined) return { path: (name) => join(near, name), close: () => {} };
  if (process.platform !== 'linux') throw new NoRedis(`The path ${folder} is too long for a socket: set DATA_DIR to a shorter one.`);
  // The system has a short name for every open folder of this process.
  const open = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: (name) => `/proc/self/fd/${open}/${name}`, close: () => closeSync(open) };
}

/** Whether somebody listens on a socket. */
export function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
