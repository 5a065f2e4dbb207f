import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';
import { sampleRecord } from '../../src/testkit/sample-record.ts';
import { sharedRecord } from '../../src/testkit/shared-record.ts';
import { axeViolations } from './accessibility.ts';
import { boardOf, type MatchViewer, overflow, startMatchViewer } from './match-viewer.ts';

let viewer: MatchViewer;
const records = new Map<string, string>();
const recordOf = (game: string, variant: string, seats: number): string => {
  const key = `${game} ${variant} ${seats}`;
  const record = records.get(key) ?? sampleRecord(games.get(game) as AnyGame, variant, seats);
  records.set(key, record);
  return record;
};
const intro = (): string => recordOf('rivals', 'intro', 2);

beforeAll(async () => {
  viewer = await startMatchViewer();
});
afterAll(async () => viewer?.close());

const proven = (page: Page) => page.locator('.verdict.proven');
const position = async (page: Page): Promise<number> => Number(await page.locator('.position').inputValue());
const where = (page: Page) => page.locator('.where b');
const label = (page: Page) => boardOf(page).getAttribute('data-drawn');
const isFocused = async (place: Locator): Promise<boolean> =>
  (await place.and(place.page().locator(':focus')).count()) === 1;
const currentLines = (page: Page) => page.locator('.log [aria-current]').allInnerTexts();

const variants = [...games.values()].flatMap(({ info }) =>
  info.variants.map(({ id, seats: [least] }) => [info.id, id, Math.max(2, least)] as const),
);

describe('a shared match that is over', () => {
  it.each([...games.values()].map(({ info }) => info.id))('of %s loads at most 250 kB of script', async (game) => {
    const [, variant = '', seats = 2] = variants.find(([id]) => id === game) ?? [];
    const address = viewer.server.share(sharedRecord(recordOf(game, variant, seats)));
    const page = await viewer.open('about:blank');
    const sizes: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) sizes.push(Number(answer.headers()['content-length']));
    });
    await page.goto(address);
    await proven(page).waitFor();
    await boardOf(page).waitFor();
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(250_000);
    await page.context().close();
  });

  it.each(variants)('of %s, %s, replays and is proven', async (game, variant, seats) => {
    viewer.faults.splice(0);
    const page = await viewer.open(viewer.server.share(sharedRecord(recordOf(game, variant, seats))));
    await proven(page).waitFor();
    await boardOf(page).waitFor();
    const last = await position(page);
    expect(last).toBeGreaterThan(5);
    expect(await currentLines(page)).not.toEqual([]);
    // Through the whole match; every position draws, for everyone and for a seat.
    await page.keyboard.press('Home');
    await expect.poll(() => position(page)).toBe(0);
    for (const name of ['Everyone', 'Anna']) {
      await page.getByRole('radio', { name }).check();
      for (const share of [0.3, 0.8]) {
        await page.locator('.position').fill(String(Math.round(last * share)));
        const turn = await where(page).innerText();
        await expect.poll(() => label(page)).toContain(`Board: ${turn}, ${name === 'Anna' ? 'What Anna knew' : ''}`);
      }
    }
    expect((await page.locator('#board-words').textContent())?.length).toBeGreaterThan(100);
    expect(await axeViolations(page)).toEqual([]);
    expect(viewer.faults).toEqual([]);
    expect(viewer.uploads).toEqual([]);
    await page.context().close();
  });

  it('shows the server’s picture at once, and claims a proof only after recomputing', async () => {
    const address = viewer.server.share(sharedRecord(intro()));
    const page = await viewer.open('about:blank');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/rivals-(?!icons)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await expect
      .poll(() =>
        page.locator('.stage img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await page.locator('.proof').innerText()).toContain('Recomputing');
    expect(await page.locator('body').innerText()).not.toContain('recomputed on your device');
    release();
    await proven(page).waitFor();
    expect(await proven(page).innerText()).toBe('Dice and shuffles recomputed on your device');
    await boardOf(page).waitFor();
    await expect.poll(() => page.locator('.stage img').count()).toBe(0);
    await page.context().close();
  });

  it('is moved through by keys alone, by turn and by choice', async () => {
    const page = await viewer.open(viewer.server.share(sharedRecord(intro())));
    await proven(page).waitFor();
    const last = await position(page);
    for (const [key, at] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['ArrowRight', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => position(page)).toBe(at);
    }
    await page.keyboard.press('Home');
    // Tab to the setting, and choose it with the arrows as in any group of radio buttons.
    const choices = page.getByRole('radio', { name: 'Choices' });
    const turns = page.getByRole('radio', { name: 'Turns' });
    for (let tabs = 0; tabs < 40 && !(await isFocused(turns)); tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => choices.isChecked()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    const before = await position(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(page)).toBe(before + 1);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => where(page).innerText()).toMatch(/^Turn 1 /);
    const region = page.locator('.stage [aria-live]');
    await expect.poll(() => region.textContent()).toMatch(/^Turn 1 · \w+\. \S+/);
    await page.context().close();
  });

  it('plays at three speeds and stops at the end', async () => {
    const page = await viewer.open(viewer.server.share(sharedRecord(intro())));
    await proven(page).waitFor();
    const last = await position(page);
    await page.getByRole('radio', { name: 'Fast' }).check();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => position(page)).toBeLessThan(last);
    await expect.poll(() => position(page)).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    const paused = await position(page);
    await page.getByRole('radio', { name: 'Slow' }).check();
    await page.locator('.position').fill(String(last - 1));
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await position(page)).toBe(last);
    expect(paused).toBeLessThan(last);
    await page.context().close();
  });

  it('goes to a line of the log and marks it', async () => {
    const page = await viewer.open(viewer.server.share(sharedRecord(intro())));
    await proven(page).waitFor();
    // The first line of a later turn, which isn't the last position of it.
    const line = page.locator('.log section').nth(5).locator('li').first();
    await line.click();
    await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
    await expect.poll(() => page.getByRole('radio', { name: 'Choices' }).isChecked()).toBe(true);
    await page.locator('.log h3 button').nth(3).click();
    await expect.poll(() => where(page).innerText()).toBe(await page.locator('.log h3').nth(3).innerText());
    await page.context().close();
  });

  it('has the curve of a review as a second slider, with turning points', async () => {
    const record = recordOf('settlers', 'classic', 3);
    const turns = Number(/^(\d+)\. .*\n\nposition/m.exec(record)?.[1]);
    // The start, the set-up and every turn.
    const chances = Array.from({ length: turns + 2 }, (_, at) => [0, 1, 2].map((seat) => ((at + seat) % 3) / 3));
    const page = await viewer.open(
      viewer.server.share(sharedRecord(record, { review: { chances, moments: [4, turns - 1] } })),
    );
    await proven(page).waitFor();
    const curve = page.getByRole('slider', { name: 'Chance of winning' });
    expect(Number(await curve.getAttribute('max'))).toBe(turns);
    await curve.fill('7');
    await expect.poll(() => position(page)).toBe(7);
    expect(await curve.getAttribute('aria-valuetext')).toContain('33 %');
    await page.locator('.moments button').first().click();
    await expect.poll(() => where(page).innerText()).toMatch(/^Turn 4 /);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('shows what a seat knew: its cards, and no one else’s', async () => {
    const page = await viewer.open(viewer.server.share(sharedRecord(intro())));
    await proven(page).waitFor();
    expect(await page.locator('.hand').count()).toBe(0);
    const publicLog = await page.locator('.log-lines').innerText();
    await page.getByRole('radio', { name: 'Anna' }).check();
    await page.locator('.hand canvas:not([hidden])').waitFor();
    const own = await page.locator('.log-lines').innerText();
    await page.getByRole('radio', { name: 'Ben' }).check();
    await expect.poll(() => page.locator('.log-lines').innerText()).not.toBe(own);
    expect(publicLog).toContain('Anna took a card');
    expect(own).toMatch(/You took (?!a card)/);
    await page.context().close();
  });
});

describe('every window', () => {
  it.each([
    [390, 'light', 'en-US'],
    [390, 'dark', 'de-DE'],
    [700, 'light', 'de-AT'],
    [1280, 'dark', 'en-GB'],
    [2560, 'light', 'de-DE'],
  ] as const)('of %i pixels, %s, %s, has room for everything', async (width, colorScheme, locale) => {
    viewer.faults.splice(0);
    const address = viewer.server.share(sharedRecord(recordOf('settlers', 'cities-and-knights', 3)));
    const page = await viewer.open(address, {
      viewport: { width, height: width < 1000 ? 900 : Math.round(width * 0.6) },
      colorScheme,
      locale,
      hasTouch: width < 500,
    });
    await proven(page).waitFor();
    await boardOf(page).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const german = locale.startsWith('de');
    expect(await page.locator('html').getAttribute('lang')).toBe(german ? 'de' : 'en');
    expect(await page.locator('.log h2').innerText()).toBe(german ? 'Verlauf' : 'Log');
    // The whole board and the play button are in view together.
    await page.evaluate('scrollTo(0, 0)');
    const board = await boardOf(page).boundingBox();
    const play = await page.locator('.buttons .main').boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThan(height);
    expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Anna' }).check();
    await page.locator('.hand canvas:not([hidden])').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(viewer.faults).toEqual([]);
    await page.context().close();
  });

  it('on a phone is moved through by swiping', async () => {
    const page = await viewer.open(viewer.server.share(sharedRecord(intro())), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await proven(page).waitFor();
    await boardOf(page).waitFor();
    const last = await position(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 250 }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 255 }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(60, 300);
    await expect.poll(() => position(page)).toBe(last - 1);
    await swipe(300, 60);
    await expect.poll(() => position(page)).toBe(last);
    await page.context().close();
  });
});
