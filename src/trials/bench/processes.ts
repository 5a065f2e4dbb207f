import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Commit, Store } from '../../match/ports.ts';
import { mastersOf } from '../../store/connect.ts';
import { createStore } from '../../store/store.ts';
import { sampleMatches } from '../sample-matches.ts';
import type { Row } from './row.ts';
import { type BenchServer, startBenchServer } from './server.ts';
import { silent } from '../silent.ts';

const SECONDS = 6;
const COUNTS = [1, 2, 4] as const;
const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const program = fileURLToPath(new URL(`./mover${ending}`, import.meta.url));

interface Made {
  readonly moves: number;
  /** Microseconds of processor time. */
  readonly cpu: number;
}

/** What a move costs, by part and by number of processes; the processor's time, so that a busy machine does not count. */
export async function benchProcesses(server: BenchServer, where: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const redisBefore = await redisTime(server);
    const made = await together(server, count);
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

/** The rules alone: the same matches without a store behind them, and with one that packs and writes. */
export async function benchShares(): Promise<Row[]> {
  const server = await startBenchServer();
  const store = createStore({ redis: server.connect(), log: silent });
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

/** Keeps matches as they are. */
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
  };
}

async function together({ settings }: BenchServer, count: number): Promise<readonly Made[]> {
  const children = Array.from({ length: count }, (_, number): ChildProcess =>
    fork(program, [String(SECONDS), `${count} ${number}`], { env: { ...process.env, ...settings } }));
  await Promise.all(children.map((child) => once(child, 'message')));
  return Promise.all(children.map(async (child) => {
    const told = once(child, 'message');
    const gone = once(child, 'exit');
    child.send('go');
    const [made] = (await told) as [Made];
    await gone;
    return made;
  }));
}

/** Microseconds of all masters. */
async function redisTime(server: BenchServer): Promise<number> {
  const redis = server.connect();
  const infos = await Promise.all((await mastersOf(redis)).map((node) => node.info('cpu')));
  redis.disconnect();
  const seconds = (info: string, name: string): number => Number(new RegExp(`${name}:([\\d.]+)`).exec(info)?.[1] ?? 0);
  return infos.reduce((sum, info) => sum + seconds(info, 'used_cpu_user') + seconds(info, 'used_cpu_sys'), 0) * 1e6;
}
