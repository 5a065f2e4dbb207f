import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import type { AnyGame } from '../../engine/game/index.ts';
import { games } from '../../games/index.ts';
import type { SharedView } from '../../match/view/shared-matches.ts';
import { createRenderer } from '../../render/index.ts';
import { createWebHandler, sharePath } from '../../web/web-handler.ts';
import { startWebServer } from '../../web/web-server.ts';
import { browserFlags, findBrowser } from '../find-browser.ts';
import { sampleRecord } from '../sample-record.ts';
import { sharedRecord } from '../shared-record.ts';
import { type BenchRow, upperMedian } from './result-table.ts';

const pageFolder = fileURLToPath(new URL('../../web/page', import.meta.url));
const LOADS = 5;
const THROTTLING = 4;
/** Limits: kilobytes of script, and milliseconds to the first board. */
const MAX_SCRIPT = 250;
const MAX_FIRST_BOARD = 1_500;
const token = '0'.repeat(32);

const variants = [
  ['rivals', 'progress', 2],
  ['settlers', 'classic', 4],
  ['settlers', 'cities-and-knights', 4],
  ['dice', 'extra', 4],
  ['struggle', 'struggle', 4],
] as const;

/** Measures what the match page loads, and when it shows the first board on a slow phone. */
export async function benchMatchPage(): Promise<BenchRow[]> {
  const rows = [...games.keys()].map((game): BenchRow => ({
    name: `${game}: script, gzipped`,
    value: scriptSize(game) / 1000,
    unit: 'kB',
    bar: MAX_SCRIPT,
  }));
  const executablePath = findBrowser();
  if (executablePath === null) return rows;
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    for (const [game, variant, seats] of variants)
      rows.push(...(await loadTimes(browser, games.get(game) as AnyGame, variant, seats)));
  } finally {
    await browser.close();
  }
  return rows;
}

/** Returns the gzipped bytes of all scripts that a finished match of a game needs: all but those of other pages and games. */
function scriptSize(game: string, folder = pageFolder): number {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const others = ['play', 'open-ticket', ...[...games.keys()].filter((other) => other !== game)];
  return files
    .filter((file) => !others.some((other) => file.startsWith(`${other}-`)))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

async function loadTimes(browser: Browser, game: AnyGame, variant: string, seats: number): Promise<BenchRow[]> {
  const seen = sharedRecord(sampleRecord(game, variant, seats));
  const find = async (): Promise<SharedView> => seen;
  const renderer = createRenderer({ workers: 1 });
  const handler = createWebHandler({
    matches: { find, atTurn: find },
    renderer,
    url: 'http://127.0.0.1',
    pageFolder,
    report: console.error,
    limits: { burst: 1e6, perSecond: 1e6 },
  });
  const server = await startWebServer({ host: '127.0.0.1', port: 0 }, handler);
  const times: { first: number[]; drawn: number[]; proven: number[] } = { first: [], drawn: [], proven: [] };
  try {
    for (let load = 0; load <= LOADS; load++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
      await page.addInitScript(watchBoard);
      await page.goto(`http://127.0.0.1:${server.port}${sharePath('K7M2', token)}`);
      await page.locator('.verdict.proven').waitFor();
      await page.locator('.stage canvas:not([hidden])').waitFor();
      const seenAt = await page.evaluate<Record<keyof typeof times, number>>('globalThis.boardTimes');
      // The first load warms up the server.
      if (load > 0) for (const key of ['first', 'drawn', 'proven'] as const) times[key].push(seenAt[key]);
      await context.close();
    }
  } finally {
    await server.close();
    await renderer.close();
  }
  const row = (what: string, values: readonly number[], bar?: number): BenchRow => ({
    name: `${variant}: ${what} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`,
    value: upperMedian(values),
    unit: 'ms',
    ...(bar !== undefined && { bar }),
  });
  return [
    row(`first board, CPU ${THROTTLING} × slower`, times.first, MAX_FIRST_BOARD),
    row('drawn by the page', times.drawn),
    row('recomputed and proven', times.proven),
  ];
}

/** Runs in the page: notes when the server's picture is painted, the canvas drawn and everything recomputed. */
const watchBoard = `(() => {
  const times = (globalThis.boardTimes = { first: 0, drawn: 0, proven: 0 });
  const look = () => {
    const now = performance.now();
    const image = document.querySelector('#app img');
    const canvas = document.querySelector('.stage canvas:not([hidden])');
    if (!times.first && ((image && image.complete && image.naturalWidth > 0) || canvas)) times.first = now;
    if (!times.drawn && canvas) times.drawn = now;
    if (!times.proven && document.querySelector('.verdict.proven')) times.proven = now;
    if (!times.drawn || !times.proven) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;
