import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../../src/testkit/find-browser.ts';
import { type SharedMatchServer, startSharedMatchServer } from './shared-match-server.ts';

/** The match page in a real browser, and a server that shares matches. */
export interface MatchViewer {
  readonly server: SharedMatchServer;
  /** Everything that went wrong in any window, and every request to another host. */
  readonly faults: string[];
  /** Every request with a body. */
  readonly uploads: readonly string[];
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function startMatchViewer(): Promise<MatchViewer> {
  const server = await startSharedMatchServer();
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [...browserFlags],
  });
  const faults: string[] = [];
  const uploads: string[] = [];
  return {
    server,
    faults,
    uploads,
    async open(address, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => void faults.push(message));
      page.on('console', (said) => {
        // A lost connection is part of some tests, and the browser says so.
        if (said.type() === 'error' && !said.text().includes('net::ERR_'))
          faults.push(`${said.text()} ${said.location().url}`);
      });
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== server.address && !request.url().startsWith('blob:'))
          faults.push(`request to ${request.url()}`);
        if (request.method() !== 'GET' || request.postData() !== null) uploads.push(request.url());
      });
      await page.goto(address);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The board, once it is drawn. */
export const boardOf = (page: Page) => page.locator('.stage canvas:not([hidden])');

/** Pixels by which the page is wider, and by which it is higher than the window. */
export const overflow = async (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
export const overflowDown = async (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollHeight - document.documentElement.clientHeight');
