import type { Cluster, Redis } from 'ioredis';
import { type ScriptName, isScript, scripts } from './scripts.ts';

export type Connection = Redis | Cluster;
export type Argument = string | Buffer;

/** One write: a script with its keys, or a plain command. Made again from the same state it does the same. */
export interface Write {
  readonly name: ScriptName | 'SET' | 'DEL' | 'HSET' | 'HDEL' | 'RPUSH' | 'SADD' | 'ZADD' | 'PEXPIRE' | 'PEXPIREAT';
  readonly keys: readonly string[];
  readonly args: readonly Argument[];
}

/** All writes of the store go through here, so that a Redis without a disk can have them written down first. */
export interface Writer {
  run(write: Write): Promise<unknown>;
  /** What was deleted goes from the disk as well, with the next write. A Redis with a disk of its own sees to that itself. */
  forget?(): void;
}

export const directWriter = (redis: Connection): Writer => ({ run: (write) => perform(redis, write) });

export function perform(redis: Connection, { name, keys, args }: Write): Promise<unknown> {
  return isScript(name) ? runScript(redis, name, keys, args) : redis.call(name, ...keys, ...args);
}

/** By its digest; a server that does not know it yet is sent the whole text once. */
export async function runScript(redis: Connection, name: ScriptName, keys: readonly string[], args: readonly Argument[]): Promise<unknown> {
  const { sha, source } = scripts[name];
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...args);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return redis.eval(source, keys.length, ...keys, ...args);
  }
}
