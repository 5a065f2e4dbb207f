import { fileURLToPath } from 'node:url';
import { checkEnvironment } from '../../src/environment.ts';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { serve } from '../../src/serve.ts';
import { openRedis } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import type { RedisCluster } from '../../src/trials/redis/cluster.ts';
import { freePort, start } from '../start/program.ts';
import { memory } from '../store/sample.ts';
import { startRealCluster } from '../store/servers.ts';
import { temporary } from '../temporary.ts';
import { type Balancer, startBalancer } from './balancer.ts';

export type Way = 'gateway' | 'http';

/** One process of the bot. */
export interface Part {
  readonly role: 'gateway' | 'worker';
  /** At once, as SIGKILL does; in this process it can only leave. */
  kill(): Promise<void>;
  leave(): Promise<void>;
  said(): string;
}

/** A Discord, a cluster of three masters and three replicas, and any number of processes on them. */
export interface House {
  readonly sandbox: Sandbox;
  readonly cluster: RedisCluster;
  /** Looks at what is stored. */
  readonly store: Store & Backlog;
  open(role: Part['role']): Promise<Part>;
  close(): Promise<void>;
}

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const program = fileURLToPath(new URL('../../dist/src/trials/part.js', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));

type Opening = (settings: Readonly<Record<string, string>>, api: string) => Promise<Omit<Part, 'role'>>;

/** Processes of their own, from the compiled program. */
const outside: Opening = async (settings, api) => {
  const made = start(project, ['node', program, api], settings);
  await made.until(/^up$/m);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    made.process.kill(signal);
    await made.ended();
  };
  return { kill: () => end('SIGKILL'), leave: () => end('SIGTERM'), said: made.said };
};

/** All in this process. */
const inside: Opening = async (settings, api) => {
  const running = await serve(checkEnvironment(settings), { api });
  return { kill: () => running.close(), leave: () => running.close(), said: () => '' };
};

export async function openHouse(way: Way, where: 'outside' | 'inside', shards: number): Promise<House> {
  const cluster = await startRealCluster();
  const sandbox = await startSandbox({ token, shards, keepRequests: 100_000 });
  const home = await openRedis({ REDIS_CLUSTER: cluster.nodes, DATA_DIR: temporary() }, memory());
  const store = createStore({ redis: home.connect('store'), log: memory() });
  const balancer: Balancer | null = way === 'http' ? await startBalancer() : null;
  const parts = new Set<Part>();

  async function open(role: Part['role']): Promise<Part> {
    const port = await freePort();
    const settings = { DISCORD_TOKEN: token, DATA_DIR: temporary(), LOG_LEVEL: 'info', REDIS_CLUSTER: cluster.nodes, ROLE: role, INTERACTIONS: way, INTERACTIONS_PORT: String(port) };
    const made = await (where === 'inside' ? inside({ ...settings, LOG_LEVEL: 'silent' }, sandbox.api) : outside(settings, sandbox.api));
    const gone = (end: () => Promise<void>) => async (): Promise<void> => {
      parts.delete(part);
      const at = balancer?.behind.indexOf(port) ?? -1;
      await end();
      if (at !== -1) balancer?.behind.splice(balancer.behind.indexOf(port), 1);
    };
    const part: Part = { role, said: made.said, kill: gone(made.kill), leave: gone(made.leave) };
    parts.add(part);
    if (balancer && role === 'gateway') {
      balancer.behind.push(port);
      if (balancer.behind.length === 1) await sandbox.postTo(balancer.url);
    }
    return part;
  }

  return {
    sandbox,
    cluster,
    store,
    open,
    async close() {
      await Promise.all([...parts].map((part) => part.leave()));
      await store.close();
      await balancer?.close();
      await sandbox.close();
      await cluster.stop();
    },
  };
}
