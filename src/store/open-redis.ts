import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Address, type ConnectionUse, connectRedis, logConnectionState } from './connection.ts';
import { checkDurability } from './durability.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { type StoreAccess, ensureLayout } from './layout.ts';
import { openJournal } from './journal.ts';
import { keys } from './keys.ts';
import { lockFolder } from './folder-lock.ts';
import { RedisUnusable } from './redis-unusable.ts';
import type { Log } from '../match/ports.ts';
import { tags } from './partitions.ts';
import { findServer, startPrivate } from './private-server.ts';
import { snapshotWrites } from './snapshot.ts';
import { type RedisConnection, type StoreWriter, performWrite } from './writer.ts';

/**
 * Settings that select the Redis to use. The first that applies:
 *   REDIS_CLUSTER             host:port,host:port of some nodes of a Redis Cluster
 *   REDIS_SENTINELS           host:port,host:port of the sentinels, with REDIS_SENTINEL_NAME (default `mymaster`)
 *   REDIS_URL                 redis://… or rediss://… (TLS) of one server
 *   redis-server on the path  (or valkey-server) started as a child, with its append-only file in DATA_DIR/redis
 *   otherwise                 the embedded server, with its journal in DATA_DIR
 * REDIS_PASSWORD applies to the first three, REDIS_TLS (any value) to the first two.
 */
export interface RedisSettings {
  readonly REDIS_CLUSTER?: string | undefined;
  readonly REDIS_SENTINELS?: string | undefined;
  readonly REDIS_SENTINEL_NAME?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly REDIS_PASSWORD?: string | undefined;
  readonly REDIS_TLS?: string | undefined;
  readonly DATA_DIR: string;
  /** Search path for programs; that of the process by default. */
  readonly PATH?: string | undefined;
}

export interface RedisSource {
  readonly kind: Address['kind'] | 'embedded';
  /** Opens a connection; the caller closes it. */
  connect(use: ConnectionUse): RedisConnection;
  /** For `createStore`: set when Redis itself stores nothing on disk. */
  readonly writer: StoreWriter | undefined;
  /** Call it after all connections are closed. */
  close(): Promise<void>;
}

const JOURNAL_FILE = 'matches.journal';

/** Opens the configured Redis. Throws `RedisUnusable` with a sentence for the host. */
export async function openRedis(settings: RedisSettings, log: Log, intent: StoreAccess = 'use'): Promise<RedisSource> {
  const address = addressOf(settings);
  if (address) return openExternal(address, log, intent);
  const { DATA_DIR: folder } = settings;
  try {
    const unlock = await lockFolder(folder);
    try {
      const program = findServer(settings.PATH ?? process.env['PATH'] ?? '');
      return program === null
        ? await openEmbedded(folder, log, intent, unlock)
        : await openPrivate(program, folder, log, intent, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    throw folderError(folder, error);
  }
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'make room on its disk, then start again.',
  EDQUOT: 'make room on its disk, then start again.',
  EMFILE: 'allow this program more open files, then start again.',
  ENFILE: 'allow more open files, then start again.',
};

/** Explains a file system error about the folder in one sentence; other errors stay unchanged. */
function folderError(folder: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof RedisUnusable || code === undefined || syscall === undefined) return error;
  // Creating a folder on a read-only disk fails as if its parent were missing.
  const remedy = remedies[code] ?? 'choose another folder with DATA_DIR, or allow this program to write to it.';
  return new RedisUnusable(`The data folder ${folder} cannot be used (${code} at ${syscall}): ${remedy}`);
}

type ExternalAddress = Exclude<Address, { readonly kind: 'socket' }>;

function addressOf(settings: RedisSettings): ExternalAddress | null {
  const tls = Boolean(settings.REDIS_TLS);
  const password = settings.REDIS_PASSWORD;
  if (settings.REDIS_CLUSTER) return { kind: 'cluster', nodes: settings.REDIS_CLUSTER, password, tls };
  if (settings.REDIS_SENTINELS) {
    return {
      kind: 'sentinel',
      nodes: settings.REDIS_SENTINELS,
      name: settings.REDIS_SENTINEL_NAME ?? 'mymaster',
      password,
      tls,
    };
  }
  return settings.REDIS_URL ? { kind: 'url', url: settings.REDIS_URL, password } : null;
}

function connector(address: Address, log: Log): (use: ConnectionUse) => RedisConnection {
  return (use) => {
    const redis = connectRedis(address, use);
    // One connection reports for all of them.
    if (use === 'store') logConnectionState(redis, log);
    else redis.on('error', () => {});
    return redis;
  };
}

const settingNames = {
  url: 'REDIS_URL',
  cluster: 'the cluster of REDIS_CLUSTER',
  sentinel: 'REDIS_SENTINELS',
} as const;

async function openExternal(address: ExternalAddress, log: Log, intent: StoreAccess): Promise<RedisSource> {
  const home = { kind: address.kind, connect: connector(address, log), writer: undefined, close: async () => {} };
  const redis = home.connect('queue');
  try {
    await Promise.race([rejectWhenDenied(redis), checkDurability(redis, log).then(() => ensureLayout(redis, intent))]);
  } catch (error) {
    if (error instanceof RedisUnusable) throw error;
    throw new RedisUnusable(
      `The Redis of ${settingNames[address.kind]} cannot be used (${shortReason(error as Error)}): check the address and the password.`,
    );
  } finally {
    redis.disconnect();
  }
  log.info({}, `Redis: ${settingNames[address.kind]}.`);
  return home;
}

/** A cluster would retry forever when access is denied. */
function rejectWhenDenied(redis: RedisConnection): Promise<never> {
  return new Promise((_resolve, reject) => {
    redis.on('node error', (error: Error) => {
      if (/NOAUTH|WRONGPASS|NOPERM/.test(error.message)) reject(error);
    });
  });
}

/** Returns the reason without the advice to programmers that follows it. */
const shortReason = ({ message }: Error): string =>
  (message.split('\n', 1)[0] ?? '').replace(/: Reached the max retries.*/, '');

async function openPrivate(
  program: string,
  folder: string,
  log: Log,
  intent: StoreAccess,
  unlock: () => void,
): Promise<RedisSource> {
  const server = await startPrivate(program, join(folder, 'redis'), log);
  const address: Address = { kind: 'socket', path: server.path };
  await importJournal(join(folder, JOURNAL_FILE), address, log);
  await withConnection(address, (redis) => ensureLayout(redis, intent));
  log.info(
    {},
    `Redis: ${program}, started privately, with its data in ${join(folder, 'redis')}, synced at every write.`,
  );
  return {
    kind: 'socket',
    connect: connector(address, log),
    writer: undefined,
    async close() {
      await server.stop();
      unlock();
    },
  };
}

/** In any layout. */
async function hasMatches(redis: RedisConnection): Promise<boolean> {
  const counts = await Promise.all(tags.map(keys.due).map((key) => redis.exists(key)));
  return counts.includes(1);
}

/** Imports matches that were played on the embedded server before a real one was installed. */
async function importJournal(file: string, address: Address, log: Log): Promise<void> {
  if (!existsSync(file)) return;
  await withConnection(address, async (redis) => {
    // The mark of an interrupted import: start again.
    if ((await redis.exists(keys.taking)) === 0 && (await hasMatches(redis))) {
      log.warn({}, `${file} is ignored: the private Redis already has matches.`);
      return;
    }
    await redis.set(keys.taking, '1');
    // A real server can't read all values and writes of the embedded one, so they pass through an embedded server.
    const server = await startEmbeddedServer();
    try {
      await withConnection({ kind: 'url', url: server.url }, async (embedded) => {
        await (await openJournal(file, embedded, log, 'use')).close();
        for await (const writes of snapshotWrites(embedded))
          await Promise.all(writes.map((write) => performWrite(redis, write)));
      });
    } finally {
      await server.stop();
    }
    await rename(file, `${file}.moved`);
    await redis.del(keys.taking);
    log.info({}, 'The matches of the embedded Redis were moved to the private one.');
  });
}

async function withConnection<T>(address: Address, work: (redis: RedisConnection) => Promise<T>): Promise<T> {
  const redis = connectRedis(address, 'queue');
  redis.on('error', () => {});
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function openEmbedded(folder: string, log: Log, intent: StoreAccess, unlock: () => void): Promise<RedisSource> {
  if (existsSync(join(folder, 'redis', 'appendonlydir'))) {
    const remedy = 'install one, set REDIS_URL, or use another DATA_DIR.';
    throw new RedisUnusable(`${folder} contains the matches of a redis-server, but none is on the path: ${remedy}`);
  }
  const server = await startEmbeddedServer();
  const open = connector({ kind: 'url', url: server.url }, log);
  const redis = open('queue');
  const file = join(folder, JOURNAL_FILE);
  const close = async (): Promise<void> => {
    redis.disconnect();
    await server.stop();
  };
  const journal = await openJournal(file, redis, log, intent).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  log.info({}, `Redis: none installed, using the embedded one; every move is written to ${file} first.`);
  return {
    kind: 'embedded',
    connect: open,
    writer: journal,
    async close() {
      await journal.close();
      await close();
      unlock();
    },
  };
}
