import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Address, type Use, connect, watch } from './connect.ts';
import { checkDurability } from './durability.ts';
import { startEmbedded } from './embedded.ts';
import { type Intent, ensureLayout } from './layout.ts';
import { openJournal } from './journal.ts';
import { keys } from './keys.ts';
import { lockFolder } from './lock.ts';
import { NoRedis } from './no-redis.ts';
import type { Log } from '../match/ports.ts';
import { tags } from './partitions.ts';
import { findServer, startPrivate } from './private-server.ts';
import { snapshot } from './snapshot.ts';
import { type Connection, type Writer, perform } from './writer.ts';

/**
 * Which Redis to use. The first that applies:
 *   REDIS_CLUSTER            host:port,host:port of some nodes of a Redis Cluster
 *   REDIS_SENTINELS          host:port,host:port of the sentinels, with REDIS_SENTINEL_NAME (`mymaster` when left out)
 *   REDIS_URL                redis://… or rediss://… (TLS) of one server
 *   redis-server on the path  started as a private child, its append-only file in DATA_DIR/redis; valkey-server as well
 *   nothing                  the embedded server, its journal in DATA_DIR
 * REDIS_PASSWORD goes with the first three, REDIS_TLS (any value) with the first two.
 */
export interface RedisSettings {
  readonly REDIS_CLUSTER?: string | undefined;
  readonly REDIS_SENTINELS?: string | undefined;
  readonly REDIS_SENTINEL_NAME?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly REDIS_PASSWORD?: string | undefined;
  readonly REDIS_TLS?: string | undefined;
  readonly DATA_DIR: string;
  /** Where programs are looked for; that of the process when left out. */
  readonly PATH?: string | undefined;
}

export interface RedisHome {
  readonly kind: Address['kind'] | 'embedded';
  /** A new connection; whoever asks for it closes it. */
  connect(use: Use): Connection;
  /** For `createStore`: set where Redis itself keeps nothing. */
  readonly writer: Writer | undefined;
  /** After everything that was connected is closed. */
  close(): Promise<void>;
}

const JOURNAL = 'matches.journal';

/** Throws `NoRedis` with a sentence for whoever started the program. */
export async function openRedis(settings: RedisSettings, log: Log, intent: Intent = 'use'): Promise<RedisHome> {
  const address = addressOf(settings);
  if (address) return openElsewhere(address, log, intent);
  const { DATA_DIR: folder } = settings;
  try {
    const unlock = await lockFolder(folder);
    try {
      const program = findServer(settings.PATH ?? process.env['PATH'] ?? '');
      return program === null ? await openEmbedded(folder, log, intent, unlock) : await openPrivate(program, folder, log, intent, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    throw unusable(folder, error);
  }
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'make room on its disk, then start again.',
  EDQUOT: 'make room on its disk, then start again.',
  EMFILE: 'allow this program more open files, then start again.',
  ENFILE: 'allow more open files, then start again.',
};

/** What the system says about the folder, in one sentence; anything else stays what it is. */
function unusable(folder: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof NoRedis || code === undefined || syscall === undefined) return error;
  // To make a folder on a read-only disk fails as if there were none above it.
  const remedy = remedies[code] ?? 'choose another folder with DATA_DIR, or see that this program may write to it.';
  return new NoRedis(`The data folder ${folder} cannot be used (${code} at ${syscall}): ${remedy}`);
}

type Elsewhere = Exclude<Address, { readonly kind: 'socket' }>;

function addressOf(settings: RedisSettings): Elsewhere | null {
  const tls = Boolean(settings.REDIS_TLS);
  const password = settings.REDIS_PASSWORD;
  if (settings.REDIS_CLUSTER) return { kind: 'cluster', nodes: settings.REDIS_CLUSTER, password, tls };
  if (settings.REDIS_SENTINELS) {
    return { kind: 'sentinel', nodes: settings.REDIS_SENTINELS, name: settings.REDIS_SENTINEL_NAME ?? 'mymaster', password, tls };
  }
  return settings.REDIS_URL ? { kind: 'url', url: settings.REDIS_URL, password } : null;
}

function connector(address: Address, log: Log): (use: Use) => Connection {
  return (use) => {
    const redis = connect(address, use);
    // One of several connections tells of all of them.
    if (use === 'store') watch(redis, log);
    else redis.on('error', () => {});
    return redis;
  };
}

const names = { url: 'REDIS_URL', cluster: 'the cluster of REDIS_CLUSTER', sentinel: 'REDIS_SENTINELS' } as const;

async function openElsewhere(address: Elsewhere, log: Log, intent: Intent): Promise<RedisHome> {
  const home = { kind: address.kind, connect: connector(address, log), writer: undefined, close: async () => {} };
  const redis = home.connect('queue');
  try {
    await Promise.race([shutOut(redis), checkDurability(redis, log).then(() => ensureLayout(redis, log, intent))]);
  } catch (error) {
    if (error instanceof NoRedis) throw error;
    throw new NoRedis(`The Redis of ${names[address.kind]} cannot be used (${reasonOf(error as Error)}): check the address and the password.`);
  } finally {
    redis.disconnect();
  }
  log.info({}, `Redis: ${names[address.kind]}.`);
  return home;
}

/** A cluster would go on trying where it is not let in. */
function shutOut(redis: Connection): Promise<never> {
  return new Promise((_resolve, reject) => {
    redis.on('node error', (error: Error) => {
      if (/NOAUTH|WRONGPASS|NOPERM/.test(error.message)) reject(error);
    });
  });
}

/** What happened, without the advice to programmers that follows it. */
const reasonOf = ({ message }: Error): string => (message.split('\n', 1)[0] ?? '').replace(/: Reached the max retries.*/, '');

async function openPrivate(program: string, folder: string, log: Log, intent: Intent, unlock: () => void): Promise<RedisHome> {
  const server = await startPrivate(program, join(folder, 'redis'), log);
  const address: Address = { kind: 'socket', path: server.path };
  await takeJournal(join(folder, JOURNAL), address, log);
  await usingConnection(address, (redis) => ensureLayout(redis, log, intent));
  log.info({}, `Redis: ${program}, started privately, its data in ${join(folder, 'redis')}, on the disk at every write.`);
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
async function hasMatches(redis: Connection): Promise<boolean> {
  const counts = await Promise.all(['{parley}due', ...tags.map(keys.due)].map((key) => redis.exists(key)));
  return counts.includes(1);
}

/** Somebody played with the embedded server before there was a real one: the matches move. */
async function takeJournal(file: string, address: Address, log: Log): Promise<void> {
  if (!existsSync(file)) return;
  await usingConnection(address, async (redis) => {
    // The mark of a move that was killed: it begins again.
    if ((await redis.exists(keys.taking)) === 0 && (await hasMatches(redis))) {
      log.warn({}, `${file} is left alone: there are matches in the private Redis already.`);
      return;
    }
    await redis.set(keys.taking, '1');
    // A real server reads neither the values nor all writes of the embedded one: they go through one of that kind.
    const server = await startEmbedded();
    try {
      await usingConnection({ kind: 'url', url: server.url }, async (embedded) => {
        await (await openJournal(file, embedded, log, 'use')).close();
        for await (const writes of snapshot(embedded)) await Promise.all(writes.map((write) => perform(redis, write)));
      });
    } finally {
      await server.stop();
    }
    await rename(file, `${file}.moved`);
    await redis.del(keys.taking);
    log.info({}, 'The matches of the embedded Redis moved to the private one.');
  });
}

async function usingConnection<T>(address: Address, work: (redis: Connection) => Promise<T>): Promise<T> {
  const redis = connect(address, 'queue');
  redis.on('error', () => {});
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function openEmbedded(folder: string, log: Log, intent: Intent, unlock: () => void): Promise<RedisHome> {
  if (existsSync(join(folder, 'redis', 'appendonlydir'))) {
    const remedy = 'install one, set REDIS_URL, or use another DATA_DIR.';
    throw new NoRedis(`${folder} holds the matches of a redis-server, but none is on the path: ${remedy}`);
  }
  const server = await startEmbedded();
  const open = connector({ kind: 'url', url: server.url }, log);
  const redis = open('queue');
  const file = join(folder, JOURNAL);
  const close = async (): Promise<void> => {
    redis.disconnect();
    await server.stop();
  };
  const journal = await openJournal(file, redis, log, intent).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  log.info({}, `Redis: none installed, so the embedded one; every move is written to ${file} first.`);
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
