import { fileURLToPath } from 'node:url';
import { checkEnvironment } from '../../src/environment.ts';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { serve } from '../../src/serve.ts';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import type { RedisCluster } from '../../src/testkit/redis/redis-cluster.ts';
import { freePort, startProgram } from '../start/program.ts';
import { memoryLog } from '../store/samples.ts';
import { startRealCluster } from '../store/servers.ts';
import { tempFolder } from '../temp-folder.ts';
import { type Balancer, startBalancer } from './balancer.ts';

export type ProcessMode = 'gateway' | 'http';

/** One process of the bot. */
export interface ClusterProcess {
  readonly role: 'gateway' | 'worker';
  /** At once, as SIGKILL does; in this process it can only leave. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  output(): string;
}

/** A Discord, a cluster of three masters and three replicas, and any number of processes on them. */
export interface ClusterHarness {
  readonly sandbox: Sandbox;
  readonly cluster: RedisCluster;
  /** Looks at what is stored. */
  readonly store: Store & Backlog;
  open(role: ClusterProcess['role']): Promise<ClusterProcess>;
  close(): Promise<void>;
}

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const program = fileURLToPath(new URL('../../dist/src/testkit/bot-program.js', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));

type StartProcess = (settings: Readonly<Record<string, string>>, api: string) => Promise<Omit<ClusterProcess, 'role'>>;

/** Processes of their own, from the compiled program. */
const startOutside: StartProcess = async (settings, api) => {
  const made = startProgram(project, ['node', program, api], settings);
  await made.until(/^up$/m);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    made.process.kill(signal);
    await made.ended();
  };
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), output: made.said };
};

/** All in this process. */
const startInside: StartProcess = async (settings, api) => {
  const running = await serve(checkEnvironment(settings), { api });
  return { kill: () => running.close(), stop: () => running.close(), output: () => '' };
};

export async function startClusterHarness(
  way: ProcessMode,
  where: 'outside' | 'inside',
  shards: number,
): Promise<ClusterHarness> {
  const cluster = await startRealCluster();
  const sandbox = await startSandbox({ token, shards, concurrency: 16, requestLogSize: 100_000 });
  const home = await openRedis({ REDIS_CLUSTER: cluster.nodes, DATA_DIR: tempFolder() }, memoryLog());
  const store = createStore({ redis: home.connect('store'), log: memoryLog() });
  const balancer: Balancer | null = way === 'http' ? await startBalancer() : null;
  const parts = new Set<ClusterProcess>();

  async function open(role: ClusterProcess['role']): Promise<ClusterProcess> {
    const port = await freePort();
    const settings = {
      DISCORD_TOKEN: token,
      DATA_DIR: tempFolder(),
      LOG_LEVEL: 'info',
      REDIS_CLUSTER: cluster.nodes,
      ROLE: role,
      INTERACTIONS: way,
      INTERACTIONS_PORT: String(port),
    };
    const made = await (where === 'inside'
      ? startInside({ ...settings, LOG_LEVEL: 'silent' }, sandbox.api)
      : startOutside(settings, sandbox.api));
    const gone = (end: () => Promise<void>) => async (): Promise<void> => {
      parts.delete(part);
      const at = balancer?.behind.indexOf(port) ?? -1;
      await end();
      if (at !== -1) balancer?.behind.splice(balancer.behind.indexOf(port), 1);
    };
    const part: ClusterProcess = { role, output: made.output, kill: gone(made.kill), stop: gone(made.stop) };
    parts.add(part);
    if (balancer && role === 'gateway') {
      balancer.behind.push(port);
      if (balancer.behind.length === 1) await sandbox.setInteractionsUrl(balancer.url);
    }
    return part;
  }

  return {
    sandbox,
    cluster,
    store,
    open,
    async close() {
      await Promise.all([...parts].map((part) => part.stop()));
      await store.close();
      await balancer?.close();
      await sandbox.close();
      await cluster.stop();
    },
  };
}
