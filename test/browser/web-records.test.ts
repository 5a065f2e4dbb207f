import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';
import { sampleRecord } from '../../src/testkit/sample-record.ts';
import { sharedRecord } from '../../src/testkit/shared-record.ts';
import { axeViolations } from './accessibility.ts';
import { boardOf, type MatchViewer, startMatchViewer } from './match-viewer.ts';

let viewer: MatchViewer;
const record = sampleRecord(games.get('rivals') as AnyGame, 'intro', 2);

beforeAll(async () => {
  viewer = await startMatchViewer();
});
afterAll(async () => viewer?.close());

const openDrop = async (locale = 'en-US'): Promise<Page> => viewer.open(`${viewer.server.address}/replay`, { locale });

const choose = async (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.record.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Drops a file as the mouse does. */
const drop = async (page: Page, text: string): Promise<void> => {
  const data = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(text)}], 'a.txt')); return data; })()`,
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
};

/** The first line with a roll, and the same with another number. */
function otherRoll(): { readonly line: number; readonly text: string } {
  const lines = record.split('\n');
  const index = lines.findIndex((each) => /^[3-9]\. .*\{\d /.test(each));
  const other = (lines[index] ?? '').replace(/\{(\d) /, (_, face: string) => `{${(Number(face) % 6) + 1} `);
  return { line: index + 1, text: lines.with(index, other).join('\n') };
}

describe('a dropped record', () => {
  it('replays without anything leaving the page', async () => {
    viewer.faults.splice(0);
    const page = await openDrop();
    expect(await axeViolations(page)).toEqual([]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await drop(page, record);
    await page.locator('.verdict.proven').waitFor();
    await boardOf(page).waitFor();
    expect(await page.locator('h1').innerText()).toBe('Anna – Ben');
    expect(await page.locator('.facts').innerText()).toMatch(/(Anna|Ben) won/);
    expect(requests.filter((url) => !url.startsWith(`${viewer.server.address}/assets/`))).toEqual([]);
    expect(viewer.uploads).toEqual([]);
    expect(viewer.faults).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('is drawn once its icons are there, and they are in its log too', async () => {
    const page = await openDrop();
    const hold = async (files: RegExp): Promise<() => void> => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
      return release;
    };
    const reading = await hold(/\/assets\/load-record-/);
    const icons = await hold(/\/assets\/rivals-icons-/);
    await choose(page, record);
    // The fonts are there before the record says which game it is.
    const loading = `[...document.fonts].filter(({ family, status }) => /-latin/.test(family) && !/ext/.test(family) && status !== 'loaded').length`;
    await expect.poll(() => page.evaluate(loading)).toBe(0);
    reading();
    await page.locator('.verdict.proven').waitFor();
    expect(await boardOf(page).count()).toBe(0);
    icons();
    await boardOf(page).waitFor();
    expect(await page.locator('.log .good').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.log .good:not(:has(path))').count()).toBe(0);
    await page.context().close();
  });

  it('shows where it breaks, and replays up to there', async () => {
    const page = await openDrop();
    const { line, text } = otherRoll();
    await choose(page, text);
    await page.getByText(`This record breaks at line ${line}`).waitFor();
    expect(await page.locator('.break').innerText()).toContain(record.split('\n')[line - 1]);
    expect(await page.locator('body').innerText()).not.toContain('recomputed on your device');
    await boardOf(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('is refused in words when it is none, is cut off or comes from elsewhere, and another can follow', async () => {
    const page = await openDrop('de-DE');
    for (const [text, words] of [
      ['{"a": 1}', 'keine Mitschrift von Parley'],
      [record.slice(0, 700), 'fehlt der Seed'],
      [record.replace('record 1', 'record 7'), 'kennt das Format der Mitschrift nicht'],
      [record.replace('game: rivals', 'game: chess'), 'kennt das Spiel der Mitschrift nicht'],
      [record.replace(/^(red|blue): .*\n/gm, ''), 'lässt sich nicht nachspielen'],
      ['x'.repeat(5_000_000), 'zu groß für eine Mitschrift'],
      [
        record.replace(/^options: .*$/m, 'options: {"variant":"intro","edition":1e308}'),
        'lässt sich nicht nachspielen',
      ],
    ] as const) {
      await choose(page, text);
      await page.getByRole('alert').getByText(words).waitFor();
      expect(await axeViolations(page)).toEqual([]);
    }
    await choose(page, record);
    await page.locator('.verdict.proven').waitFor();
    await page.context().close();
  });

  it('of another version says that nothing is proven', async () => {
    const page = await openDrop();
    await choose(page, otherRoll().text.replace(/^game: rivals \d+$/m, 'game: rivals 1'));
    await page.locator('.verdict.unsure').waitFor();
    expect(await page.locator('.verdict').innerText()).toContain('another version of the rules');
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});

describe('a shared match', () => {
  it('with another commitment than published is not proven', async () => {
    const seen = sharedRecord(record);
    const sheet = { ...seen.sheet, commitment: 'a'.repeat(64) };
    const page = await viewer.open(viewer.server.share({ ...seen, sheet }));
    await page.locator('.verdict.broken').waitFor();
    expect(await page.locator('.break').innerText()).toContain('a'.repeat(64));
    await page.context().close();
  });

  it.each([
    ['is over', true, 'can’t replay'],
    ['is running', false, 'can’t show'],
  ])('that %s and that this version can’t read says so', async (_, over, words) => {
    viewer.faults.splice(0);
    const page = await viewer.open(viewer.server.share(sharedRecord(record, { over, record: null, view: null })));
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(viewer.faults).toEqual([]);
    await page.context().close();
  });

  it('names hostile players as text', async () => {
    viewer.faults.splice(0);
    const evil = '<img src=x onerror=alert(1)> **b** {seat 1}';
    const page = await viewer.open(viewer.server.share(sharedRecord(record.replace(/^red: .*$/m, `red: ${evil}`))));
    await page.locator('.verdict.proven').waitFor();
    await boardOf(page).waitFor();
    expect(await page.locator('h1').innerText()).toContain(evil);
    await expect.poll(() => page.locator('main img').count()).toBe(0);
    expect(viewer.faults).toEqual([]);
    await page.context().close();
  });
});
