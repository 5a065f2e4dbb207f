import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../../src/testkit/find-browser.ts';
import { checkEnvironment } from '../../src/environment.ts';
import { type RunningProgram, serve } from '../../src/serve.ts';

/** The program as it is started without a token, and a real browser in front of it. */
export interface AppHarness {
  readonly address: string;
  /** Everything that went wrong in any window: script errors, blocked content, failed requests. */
  readonly faults: readonly string[];
  /** A window of its own, as someone of that name, like another person's computer. */
  open(name: string, size?: { readonly width: number; readonly height: number }): Promise<Page>;
  /** The program ends and is started again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const wide = { width: 1280, height: 900 };
export const phone = { width: 390, height: 800 };

export async function startApp(): Promise<AppHarness> {
  const data = await mkdtemp(join(tmpdir(), 'parley-browser-'));
  const start = async (port: string): Promise<RunningProgram> =>
    serve(checkEnvironment({ DATA_DIR: data, PORT: port, LOG_LEVEL: 'silent' }));
  let running = await start('0');
  const address = running.address ?? '';
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [...browserFlags],
  });
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  return {
    address,
    faults,
    async open(name, size = wide) {
      const context = await browser.newContext({ viewport: size, locale: 'en-US' });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => void faults.push(message));
      page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
      // What a reload cuts short has not failed.
      page.on(
        'requestfailed',
        (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && faults.push(`${request.url()} failed`),
      );
      await page.goto(`${address}/?as=${await idOf(address, name)}`);
      await page.locator('.composer').waitFor();
      return page;
    },
    async restart() {
      await running.close();
      running = await start(new URL(address).port);
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await running.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function idOf(address: string, name: string): Promise<string> {
  const answer = await fetch(`${address}/page-api/people`);
  const { people } = (await answer.json()) as { people: readonly { id: string; displayName: string }[] };
  const found = people.find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.id;
}
