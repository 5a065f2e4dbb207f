import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserFlags, findBrowser } from '../../src/testkit/find-browser.ts';
import { playUntil } from '../match/harness.ts';
import { openWebHarness, sharedMatch, type WebHarness } from '../web/web-harness.ts';
import { accessibilityViolations } from './accessibility.ts';

let at: WebHarness;
let browser: Browser;
beforeAll(async () => {
  at = await openWebHarness({ pageFolder: 'dist/src/web/page' });
  browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: [...browserFlags] });
});
afterAll(async () => {
  await browser.close();
  await at.close();
});

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1280, 2560].map((width) => ({ colorScheme, width })),
);

async function withPage(
  { colorScheme, width }: (typeof looks)[number],
  javaScriptEnabled: boolean,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, colorScheme, javaScriptEnabled, locale: 'de-DE' });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

it.each(looks)('a link that doesn’t work is a clear page, $colorScheme at $width px', async (look) => {
  await withPage(look, true, async (page) => {
    const answer = await page.goto(`${at.url}/m/NONE/${'0'.repeat(32)}`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toBe('Dieser Link funktioniert nicht');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});

it.each(looks)('a match is shown without script, $colorScheme at $width px', async (look) => {
  const { path, id } = await sharedMatch(at, { game: 'rivals', options: { variant: 'intro' } });
  await playUntil(at, id, ({ answers }) => answers >= 8);
  await withPage(look, false, async (page) => {
    await page.goto(`${at.url}${path}`);
    const board = page.locator('main img');
    expect(await board.evaluate((image: { complete: boolean; naturalWidth: number }) => image.naturalWidth)).toBe(1600);
    const box = await board.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= look.width).toBe(true);
    expect(await page.locator('main li').count()).toBeGreaterThan(0);
    expect(await page.locator('noscript p').textContent()).toContain('JavaScript');
  });
});
