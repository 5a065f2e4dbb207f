import type { Cluster, Redis } from 'ioredis';
import { type ScriptName, isScript, scripts } from './scripts.ts';

export type RedisConnection = Redis | Cluster;
export type RedisArgument = string | Buffer;

/** One idempotent write: a script with its keys, or a plain command. */
export interface StoreWrite {
  readonly name:
    | ScriptName
    | 'SET'
    | 'DEL'
    | 'HSET'
    | 'HDEL'
    | 'RPUSH'
    | 'SADD'
    | 'SREM'
    | 'ZADD'
    | 'ZREM'
    | 'PEXPIRE'
    | 'PEXPIREAT';
  readonly keys: readonly string[];
  readonly args: readonly RedisArgument[];
}

/** All writes of the store go through here, so that they can be persisted first for a Redis without a disk. */
export interface StoreWriter {
  run(write: StoreWrite): Promise<unknown>;
  /** Removes deleted data from disk with the next write. A Redis with its own disk handles that itself. */
  compactSoon?(): void;
}

export const directWriter = (redis: RedisConnection): StoreWriter => ({ run: (write) => performWrite(redis, write) });

export function performWrite(redis: RedisConnection, { name, keys, args }: StoreWrite): Promise<unknown> {
  return isScript(name) ? runScript(redis, name, keys, args) : redis.call(name, ...keys, ...args);
}

/** Runs a script by its digest; sends the full text once to a server that doesn't know it. */
export async function runScript(
  redis: RedisConnection,
  name: ScriptName,
  keys: readonly string[],
  args: readonly RedisArgument[],
): Promise<unknown> {
  const { sha, source } = scripts[name];
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...args);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return redis.eval(source, keys.length, ...keys, ...args);
  }
}
