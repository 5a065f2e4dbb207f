import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createSharedMatches } from '../../src/match/index.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { browserFlags, findBrowser } from '../../src/testkit/find-browser.ts';
import { createWebHandler } from '../../src/web/web-handler.ts';
import { startWebServer } from '../../src/web/web-server.ts';
import { type Harness, openHarness } from '../e2e/harness.ts';
import { sensibleMove } from '../web/play/sensible-answer.ts';
import { quick } from '../web/web-harness.ts';

/** The bot with its own Discord, the page to play on, and a real browser in front of it. */
export interface PlayTable {
  readonly harness: Harness;
  readonly address: string;
  /** Everything that went wrong in any window, and every request to another host. */
  readonly faults: string[];
  /** Starts a match between these people, the first one being the host. */
  start(wish: MatchWish, people: readonly SimulatedPerson[]): Promise<string>;
  /** Opens a match as its player does: by a private link. */
  open(person: SimulatedPerson, match: string | null, options?: TableOptions): Promise<Page>;
  /** Cuts all connections; after that nothing answers until `reconnect`. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

export interface TableOptions extends BrowserContextOptions {
  /** Whether the page rolls and ends turns where nothing else can be done. */
  readonly forced?: boolean;
}

export interface MatchWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 } as const;

const generous = { burst: 1e6, perSecond: 1e6, viewers: 1e6, viewersPerAddress: 1e6 };
const patient = {
  sessionBurst: 1e6,
  sessionPerSecond: 1e6,
  streams: 1e6,
  streamsPerSession: 1e6,
  streamsPerAddress: 1e6,
};

export async function openPlayTable(): Promise<PlayTable> {
  const harness = await openHarness();
  const open = async (port: number) => {
    const { matches, store } = harness;
    const handler = createWebHandler({
      matches: createSharedMatches({ store, games: matches.games, now: () => harness.sandbox.clock.now() }),
      play: { matches, signIn: null, limits: patient },
      renderer: { draw: async () => Promise.reject(new Error('no picture is asked for')) },
      url: 'http://127.0.0.1',
      pageFolder: join('dist', 'src', 'web', 'page'),
      report: (error) => void faults.push(String(error)),
      limits: generous,
      timing: quick,
    });
    return startWebServer({ host: '127.0.0.1', port }, handler);
  };
  const faults: string[] = [];
  let server = await open(0);
  const { port } = server;
  const address = `http://127.0.0.1:${port}`;
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [...browserFlags],
  });
  return {
    harness,
    address,
    faults,
    async start({ game, options }, people) {
      const [challenger, ...opponents] = people.map(({ id, profile }) => ({ id, name: profile.displayName }));
      if (!challenger) throw new Error('no one plays');
      const { guild, channel } = harness;
      const { id } = await harness.matches.challenge({
        game,
        options,
        challenger,
        opponents,
        home: { guild, parent: channel, language: 'en' },
        token: null,
      });
      for (const each of opponents) await harness.matches.accept(id, each.id, null);
      await harness.idle();
      return id;
    },
    async open(person, match, { forced = false, ...options } = {}) {
      const context = await browser.newContext({ ...phone, locale: 'en-US', reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(60_000);
      await context.addInitScript(`localStorage.setItem('parley.forced', '${forced ? 'on' : 'off'}')`);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => void faults.push(message));
      page.on('console', (said) => {
        // A lost connection is part of some tests, and the browser says so.
        if (said.type() === 'error' && !said.text().includes('net::ERR_'))
          faults.push(`${said.text()} ${said.location().url}`);
      });
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== address) faults.push(`request to ${request.url()}`);
      });
      await page.goto(`${address}/open/${await harness.matches.newTicket(person.id, match)}`);
      if (match === null) await page.getByRole('heading', { level: 1 }).waitFor();
      else await page.locator('canvas[data-drawn]').waitFor();
      // Letters of other widths would move everything below them.
      await page.evaluate('document.fonts.ready');
      return page;
    },
    disconnect: async () => server.close(),
    async reconnect() {
      server = await open(port);
    },
    async close() {
      await browser.close();
      await server.close();
      await harness.close();
    },
  };
}

/** Plays by calls, as Discord does, until this person is asked something that `wanted` accepts. */
export async function playUntil(
  table: Pick<PlayTable, 'harness'>,
  match: string,
  person: SimulatedPerson,
  wanted: (key: string, choices: readonly string[]) => boolean,
): Promise<void> {
  for (let answers = 0; answers < 200; answers++) {
    const sheet = await table.harness.sheet(match);
    const move = sensibleMove(sheet);
    if (!move) throw new Error('nothing waits');
    const player = sheet.players[move.decision.seat];
    const user = player?.kind === 'person' ? player.id : '';
    if (user === person.id && wanted(move.decision.key, move.decision.choices)) return;
    const { seq } = await table.harness.matches.panel(match, user);
    await table.harness.matches.answer(match, user, seq, move.answer, null);
  }
  throw new Error('it was never asked');
}
