import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BotInput } from '../../bots/bot.ts';
import type { BoardScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import { games } from '../../games/index.ts';
import { type Sandbox, startSandbox } from '../../sandbox/index.ts';
import { clickOnce, type BenchTable } from './clicks.ts';
import { seatPlayers } from './discord.ts';
import { benchFolder } from './bench-folder.ts';
import { BENCH_TOKEN } from './bot-process.ts';
import type { BenchRow } from './result-table.ts';
import { samplePictures } from './sample-scenes.ts';
import { randomPosition } from './thinking-load.ts';

const PICTURES = 2_000;
/** Pictures requested at the same time. */
const AT_ONCE = 3;
/** An animation after this many pictures, of this many boards. */
const BETWEEN = 200;
const FRAMES = 40;
/** Tables at which people click meanwhile. */
const TABLES = 3;

/** A command to the measured bot. */
export type BotCommand = { readonly number: number } & (
  | { readonly kind: 'draw'; readonly scene: Scene; readonly language: Language }
  | { readonly kind: 'animate'; readonly scenes: readonly BoardScene[]; readonly language: Language }
  | { readonly kind: 'think'; readonly positions: readonly BotInput[] }
  | { readonly kind: 'stop' }
);

/**
 * Measures the resident memory of the bot and its child processes, on the embedded store and on a private redis-server,
 * while people click, 2,000 pictures of all variants are drawn, and computers think or don't. Scenes are made in this
 * process.
 */
export async function benchMemory(): Promise<BenchRow[]> {
  const variants = [...games.values()].flatMap((game) => game.info.variants.map((variant) => ({ game, variant })));
  const scenes = variants.map(({ game, variant }) =>
    samplePictures(game, variant, Math.ceil(PICTURES / variants.length)),
  );
  const positions = variants.map(({ game, variant }) => randomPosition(game, variant.id, variant.seats[1], 'memory'));
  return [
    ...(await measureBot('embedded store, nobody thinks', scenes, [], { PATH: '' }, 340)),
    ...(await measureBot('embedded store, computers think', scenes, positions, { PATH: '' }, 400)),
    ...(await measureBot('redis-server, computers think', scenes, positions, {}, 400)),
  ];
}

/** Takes one of each list, then the next of each. */
const interleave = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

async function measureBot(
  name: string,
  scenes: readonly (readonly Scene[])[],
  positions: readonly BotInput[],
  settings: NodeJS.ProcessEnv,
  bar: number,
): Promise<BenchRow[]> {
  const sandbox = await startSandbox({ token: BENCH_TOKEN });
  const ended = new AbortController();
  const bot = await startBot(sandbox, settings);
  try {
    await pause(1_000);
    const start = memoryOf(bot.pid);
    let peak = start;
    const watching = setInterval(() => (peak = Math.max(peak, memoryOf(bot.pid))), 250);
    ended.signal.addEventListener('abort', () => clearInterval(watching));
    if (positions.length > 0) await bot.ask({ kind: 'think', positions });
    const clicking = seatPlayers(sandbox)
      .slice(0, TABLES)
      .map((table) => clickUntil(table, ended.signal));
    await drawAll(bot, scenes);
    const end = memoryOf(bot.pid);
    ended.abort();
    await Promise.all(clicking);
    const row = (moment: string, value: number): BenchRow => ({ name: `${name}: ${moment}`, value, unit: 'MB' });
    return [row('at the start', start), row('at most', peak), { ...row(`after ${PICTURES} pictures`, end), bar }];
  } finally {
    ended.abort();
    await bot.ask({ kind: 'stop' });
    await sandbox.close();
  }
}

async function clickUntil(table: BenchTable, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await clickOnce(table);
}

/** Draws the scenes of all variants, alternating variants and languages. */
async function drawAll(bot: WholeBot, scenes: readonly (readonly Scene[])[]): Promise<void> {
  const left = interleave(scenes).slice(0, PICTURES).entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, scene] of left) {
        const language = index % 2 === 0 ? 'en' : 'de';
        await bot.ask({ kind: 'draw', scene, language });
        if (index % BETWEEN !== 0) continue;
        const boards = scenes[(index / BETWEEN) % scenes.length]?.filter((each) => each.kind === 'board') ?? [];
        await bot.ask({ kind: 'animate', scenes: boards.slice(0, FRAMES), language });
      }
    }),
  );
}

export interface WholeBot {
  readonly pid: number;
  ask(order: BotCommandBody<BotCommand>): Promise<void>;
}
type BotCommandBody<T> = T extends unknown ? Omit<T, 'number'> : never;

/** Returns the options with which `npm start` runs Node. */
function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((part) => part.startsWith('--'));
}

/** Starts the whole bot in its own process, on the sandbox. */
export async function startBot({ api }: Sandbox, settings: NodeJS.ProcessEnv): Promise<WholeBot> {
  const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const file = fileURLToPath(new URL(`./whole-bot${ending}`, import.meta.url));
  const env = { ...process.env, DISCORD_TOKEN: BENCH_TOKEN, DATA_DIR: benchFolder(), LOG_LEVEL: 'warn', ...settings };
  const child: ChildProcess = fork(file, [api], { env, execArgv: startOptions(), serialization: 'advanced' });
  await once(child, 'message');
  let count = 0;
  const waiting = new Map<number, () => void>();
  child.on('message', (number: number) => waiting.get(number)?.());
  const gone = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    async ask(order) {
      const number = ++count;
      const done = new Promise<void>((resolve) => void waiting.set(number, resolve));
      child.send({ ...order, number });
      await Promise.race([done, gone]);
      waiting.delete(number);
    },
  };
}

/**
 * Returns the megabytes of a process and its children, as a container counts them: a file mapped by several counts
 * once. Linux only.
 */
function memoryOf(pid: number): number {
  const files = new Map<string, number>();
  let own = 0;
  for (const process of processTree(pid)) {
    const shares = new Map<string, number>();
    for (const { path, resident, anonymous } of mappingsOf(process)) {
      own += anonymous;
      shares.set(path, (shares.get(path) ?? 0) + resident - anonymous);
    }
    for (const [path, share] of shares) files.set(path, Math.max(files.get(path) ?? 0, share));
  }
  return ([...files.values()].reduce((sum, share) => sum + share, own) * 1024) / 1e6;
}

function processTree(pid: number): readonly number[] {
  const children = readOf(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processTree)];
}

function mappingsOf(
  pid: number,
): readonly { readonly path: string; readonly resident: number; readonly anonymous: number }[] {
  const kilobytes = (mapping: string, field: string): number =>
    Number(new RegExp(`^${field}: +(\\d+) kB`, 'm').exec(mapping)?.[1] ?? 0);
  return readOf(pid, 'smaps')
    .split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
    .map((mapping) => ({
      path: /^(?:\S+ +){5}(.*)/.exec(mapping)?.[1] ?? '',
      resident: kilobytes(mapping, 'Rss'),
      anonymous: kilobytes(mapping, 'Anonymous'),
    }));
}

/** Reads a file about a process; empty when it has ended. */
function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
