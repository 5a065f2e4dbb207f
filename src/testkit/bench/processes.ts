import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Commit, Store } from '../../match/ports.ts';
import { masterNodes } from '../../store/connection.ts';
import { createStore } from '../../store/store.ts';
import { sampleMatches } from '../sample-matches.ts';
import type { BenchRow } from './result-table.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { silentLog } from '../silent-log.ts';

const SECONDS = 6;
const COUNTS = [1, 2, 4] as const;
const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const program = fileURLToPath(new URL(`./move-process${ending}`, import.meta.url));

interface ProcessCount {
  readonly moves: number;
  /** CPU time in microseconds. */
  readonly cpu: number;
}

/** Measures the cost of a move by part and number of processes, in CPU time, so that a busy machine doesn't matter. */
export async function benchProcesses(server: BenchServer, where: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const count of COUNTS) {
    const redisBefore = await redisTime(server);
    const made = await runTogether(server, count);
    const moves = made.reduce((sum, each) => sum + each.moves, 0);
    const ours = made.reduce((sum, each) => sum + each.cpu, 0) / moves;
    const theirs = ((await redisTime(server)) - redisBefore) / moves;
    const by = `${count} ${count === 1 ? 'process' : 'processes'}, ${where}`;
    rows.push(
      { name: `the bot's processor time for a move, ${by}`, value: ours, unit: 'µs' },
      { name: `Redis' processor time for a move, ${by}`, value: theirs, unit: 'µs' },
      { name: `moves a second, ${by}`, value: moves / SECONDS, unit: 'moves' },
    );
  }
  return rows;
}

/** Measures the rules alone: the same matches without a store, and with one that packs and writes. */
export async function benchCostShares(): Promise<BenchRow[]> {
  const server = await startBenchServer();
  const store = createStore({ redis: server.connect(), log: silentLog });
  const cost = async (on: Store): Promise<number> => {
    let moves = 0;
    const counting = { ...on, commit: (change: Commit) => (moves++, on.commit(change)) };
    const before = process.cpuUsage();
    await sampleMatches(counting, 12, `shares ${on === store}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / moves;
  };
  await cost(inMemory(store));
  const [rules, whole] = [await cost(inMemory(store)), await cost(store)];
  await store.close();
  await server.stop();
  return [
    { name: 'of a move: rules and clocks', value: rules, unit: 'µs' },
    { name: 'of a move: packing, checking, writing', value: whole - rules, unit: 'µs' },
  ];
}

/** Keeps matches as objects. */
function inMemory(rest: Store): Store {
  const sheets = new Map<string, Commit['sheet']>();
  return {
    ...rest,
    load: async (id) => sheets.get(id) ?? null,
    commit: async ({ sheet }) => (sheets.set(sheet.id, sheet), 'done'),
    ofPlayer: async () => [],
    inChannel: async () => null,
    history: async () => [],
    profile: async () => null,
    profiles: async (users) => users.map(() => null),
  };
}

async function runTogether({ settings }: BenchServer, count: number): Promise<readonly ProcessCount[]> {
  const children = Array.from({ length: count }, (_, number): ChildProcess =>
    fork(program, [String(SECONDS), `${count} ${number}`], { env: { ...process.env, ...settings } }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  return Promise.all(
    children.map(async (child) => {
      const reply = once(child, 'message');
      const gone = once(child, 'exit');
      child.send('go');
      const [made] = (await reply) as [ProcessCount];
      await gone;
      return made;
    }),
  );
}

/** Returns the CPU time of all masters in microseconds. */
async function redisTime(server: BenchServer): Promise<number> {
  const redis = server.connect();
  const infos = await Promise.all((await masterNodes(redis)).map((node) => node.info('cpu')));
  redis.disconnect();
  const seconds = (info: string, name: string): number => Number(new RegExp(`${name}:([\\d.]+)`).exec(info)?.[1] ?? 0);
  return infos.reduce((sum, info) => sum + seconds(info, 'used_cpu_user') + seconds(info, 'used_cpu_sys'), 0) * 1e6;
}
