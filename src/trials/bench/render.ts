import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { BoardScene } from '../../engine/scene/index.ts';
import type { Variant } from '../../engine/game/index.ts';
import { games } from '../../games/index.ts';
import { rivals } from '../../games/rivals/game.ts';
import { compose } from '../../render/compose.ts';
import { createDrawer, createRenderer } from '../../render/index.ts';
import { paintCanvas } from '../../render/workshop/paint.ts';
import { encodePng } from '../../render/workshop/png.ts';
import { median, type Row } from './row.ts';
import { gatherBoards, numbered } from './scenes.ts';

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long a board takes, against the least it could take and against drawing everything anew. */
async function benchBoard(name: string, boards: readonly BoardScene[], most: number): Promise<Row[]> {
  const drawer = createDrawer(import.meta.url);
  const say = (text: { readonly en: string }): string => text.en;
  for (const board of boards) drawer.draw(board, 'en');
  const times = { whole: [] as number[], cached: [] as number[], blank: [] as number[], anew: [] as number[] };
  let heaviest = 0;
  const finish = (board: BoardScene): void => {
    heaviest = Math.max(heaviest, encodePng(drawer.draw(board, 'en')).length);
  };
  for (const board of boards) {
    const { width, height } = drawer.draw(board, 'en');
    const nothing = Buffer.alloc(width * height * 4, 40);
    const raw = { width, height, channels: 4 } as const;
    times.cached.push(await time(() => drawer.draw(board, 'en')));
    times.blank.push(await time(() => sharp(nothing, { raw }).png({ compressionLevel: 1 }).toBuffer()));
    times.whole.push(await time(() => finish(board)));
  }
  for (const board of boards.slice(0, 20)) times.anew.push(await time(() => paintCanvas(compose(board, say), say).encode('png')));
  const value = median(times.whole);
  const floor = median(times.cached) + median(times.blank);
  const anew = median(times.anew);
  return [
    { name: `${name}: board, kept tiles, as PNG`, value, unit: 'ms', floor, ratio: value / floor, bar: 1.5 },
    { name: `${name}: board against drawing anew and the PNG of the canvas`, value, unit: 'ms', floor: anew, ratio: value / anew, bar: 0.15 },
    { name: `${name}: heaviest board`, value: heaviest / 1000, unit: 'kB', floor: most, ratio: heaviest / (1000 * most), bar: 1 },
  ];
}

/** What the main thread feels of it while the workers draw. */
async function benchDelay(boards: readonly BoardScene[]): Promise<Row> {
  const renderer = createRenderer();
  await Promise.all(boards.slice(0, 4).map((board) => renderer.draw(board, { language: 'de' })));
  const measure = async (work: () => Promise<unknown>): Promise<number> => {
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    await work();
    delays.disable();
    return delays.percentile(99) / 1e6;
  };
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < 3; round++) {
    const fresh = boards.slice(0, 50).map((board) => numbered(board, 10_000 + round));
    idle.push(await measure(() => pause(1500)));
    busy.push(await measure(() => Promise.all(fresh.map((board) => renderer.draw(board, { language: 'en' })))));
  }
  await renderer.close();
  const [value, floor] = [median(busy), median(idle)];
  return { name: 'event-loop delay p99 while 50 boards are drawn', value, unit: 'ms', floor, ratio: value / floor, bar: 4 };
}

/** Every picture is another one, so that nothing is served from memory. */
async function benchMemory(boards: readonly BoardScene[]): Promise<Row[]> {
  const renderer = createRenderer();
  const [early, ...later] = [200, 2_000, 10_000] as const;
  const memory = new Map<number, number>();
  for (let number = 0; number < 10_000; number += 4) {
    const batch = [0, 1, 2, 3].flatMap((offset) => boards[(number + offset) % boards.length] ?? []);
    await Promise.all(batch.map((board, offset) => renderer.draw(numbered(board, number + offset), { language: 'en' })));
    memory.set(number + 4, process.memoryUsage.rss() / 1e6);
  }
  await renderer.close();
  const at = (count: number): number => memory.get(count) ?? Number.NaN;
  return later.map((count) => ({
    name: `resident memory after ${count} pictures`,
    value: at(count),
    unit: 'MB',
    floor: at(early),
    ratio: at(count) / at(early),
    bar: 1.2,
  }));
}

/** An island with knights and tracks may weigh a little more. */
const heaviestOf = (variant: Variant): number => (variant.id.includes('knights') ? 450 : 400);

export async function benchRender(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const game of games.values()) {
    const { variants } = game.facts;
    // The eras of one game look alike; variants for other numbers of people do not.
    const alike = (one: Variant, two: Variant): boolean => one.seats[1] === two.seats[1] && heaviestOf(one) === heaviestOf(two);
    for (const first of variants.filter((variant, index) => variants.findIndex((each) => alike(each, variant)) === index)) {
      const group = variants.filter((variant) => alike(variant, first));
      rows.push(...(await benchBoard(`${game.facts.name.en}, ${first.name.en}`, gatherBoards(game, group, 40), heaviestOf(first))));
    }
  }
  const boards = gatherBoards(rivals, rivals.facts.variants, 60);
  return [...rows, await benchDelay(boards), ...(await benchMemory(boards))];
}
