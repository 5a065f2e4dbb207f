import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { BoardScene } from '../../engine/scene/index.ts';
import type { Variant } from '../../engine/game/index.ts';
import { games } from '../../games/index.ts';
import { rivals } from '../../games/rivals/game.ts';
import { composeScene } from '../../render/compose.ts';
import { createDrawer, createRenderer } from '../../render/index.ts';
import { paintCanvas } from '../../render/pipeline/paint-canvas.ts';
import { encodePng } from '../../render/pipeline/png.ts';
import { upperMedian, type BenchRow } from './result-table.ts';
import { sampleBoards, asDistinctScene } from './sample-scenes.ts';

async function elapsedMs(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Measures drawing a board, compared with the floor and with drawing it from scratch. */
async function benchBoard(name: string, boards: readonly BoardScene[], most: number): Promise<BenchRow[]> {
  const drawer = createDrawer(import.meta.url);
  const say = (text: { readonly en: string }): string => text.en;
  for (const board of boards) drawer.draw(board, 'en');
  const times = { whole: [] as number[], cached: [] as number[], blank: [] as number[], redrawn: [] as number[] };
  let heaviest = 0;
  const finish = (board: BoardScene): void => {
    heaviest = Math.max(heaviest, encodePng(drawer.draw(board, 'en')).length);
  };
  for (const board of boards) {
    const { width, height } = drawer.draw(board, 'en');
    const nothing = Buffer.alloc(width * height * 4, 40);
    const raw = { width, height, channels: 4 } as const;
    times.cached.push(await elapsedMs(() => drawer.draw(board, 'en')));
    times.blank.push(await elapsedMs(() => sharp(nothing, { raw }).png({ compressionLevel: 1 }).toBuffer()));
    times.whole.push(await elapsedMs(() => finish(board)));
  }
  for (const board of boards.slice(0, 20))
    times.redrawn.push(await elapsedMs(() => paintCanvas(composeScene(board, say), say).encode('png')));
  const value = upperMedian(times.whole);
  const floor = upperMedian(times.cached) + upperMedian(times.blank);
  const redrawn = upperMedian(times.redrawn);
  return [
    { name: `${name}: board, kept tiles, as PNG`, value, unit: 'ms', floor, ratio: value / floor, bar: 1.5 },
    {
      name: `${name}: board against drawing it again and the PNG of the canvas`,
      value,
      unit: 'ms',
      floor: redrawn,
      ratio: value / redrawn,
      bar: 0.15,
    },
    {
      name: `${name}: heaviest board`,
      value: heaviest / 1000,
      unit: 'kB',
      floor: most,
      ratio: heaviest / (1000 * most),
      bar: 1,
    },
  ];
}

/** Measures the delay of the main thread while the workers draw. */
async function benchDelay(boards: readonly BoardScene[]): Promise<BenchRow> {
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
    const fresh = boards.slice(0, 50).map((board) => asDistinctScene(board, 10_000 + round));
    idle.push(await measure(() => pause(1500)));
    busy.push(await measure(() => Promise.all(fresh.map((board) => renderer.draw(board, { language: 'en' })))));
  }
  await renderer.close();
  const [value, floor] = [upperMedian(busy), upperMedian(idle)];
  return {
    name: 'event-loop delay p99 while 50 boards are drawn',
    value,
    unit: 'ms',
    floor,
    ratio: value / floor,
    bar: 4,
  };
}

/** Every picture is different, so that none comes from the cache. */
async function benchRenderMemory(boards: readonly BoardScene[]): Promise<BenchRow[]> {
  const renderer = createRenderer();
  const [early, ...later] = [200, 2_000, 10_000] as const;
  const memory = new Map<number, number>();
  for (let number = 0; number < 10_000; number += 4) {
    const batch = [0, 1, 2, 3].flatMap((offset) => boards[(number + offset) % boards.length] ?? []);
    await Promise.all(
      batch.map((board, offset) => renderer.draw(asDistinctScene(board, number + offset), { language: 'en' })),
    );
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

/** An island with knights and tracks may be a little larger. */
const heaviestOf = (variant: Variant): number => (variant.id.includes('knights') ? 450 : 400);

export async function benchRender(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const game of games.values()) {
    const { variants } = game.info;
    // The eras of one game look alike; variants for other numbers of players don't.
    const alike = (one: Variant, two: Variant): boolean =>
      one.seats[1] === two.seats[1] && heaviestOf(one) === heaviestOf(two);
    for (const first of variants.filter(
      (variant, index) => variants.findIndex((each) => alike(each, variant)) === index,
    )) {
      const group = variants.filter((variant) => alike(variant, first));
      rows.push(
        ...(await benchBoard(
          `${game.info.name.en}, ${first.name.en}`,
          sampleBoards(game, group, 40),
          heaviestOf(first),
        )),
      );
    }
  }
  const boards = sampleBoards(rivals, rivals.info.variants, 60);
  return [...rows, await benchDelay(boards), ...(await benchRenderMemory(boards))];
}
