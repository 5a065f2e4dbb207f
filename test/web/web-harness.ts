import { get as httpGet, type IncomingMessage } from 'node:http';
import { localAnalyst } from '../../src/bots/index.ts';
import { games } from '../../src/games/index.ts';
import { createSharedMatches, type MatchRequest } from '../../src/match/index.ts';
import { createRenderer, type Renderer } from '../../src/render/index.ts';
import type { LiveTiming } from '../../src/web/live-streams.ts';
import type { SharedMatch } from '../../src/web/shared-match.ts';
import { createWebHandler, sharePath, type WebHandler, type WebLimits } from '../../src/web/web-handler.ts';
import type { PlayLimits } from '../../src/web/play/play-limits.ts';
import { startWebServer } from '../../src/web/web-server.ts';
import { anna, createHarness, type MatchHarness, startedMatch } from '../match/harness.ts';
import { toy } from '../toy/toy-game.ts';

/** The match page on a port of its own, over matches in memory. */
export interface WebHarness extends MatchHarness {
  readonly url: string;
  readonly handler: WebHandler;
  /** Requests that were answered: route and status. */
  readonly answered: readonly string[];
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Response>;
  /** The server ends as if it were killed; the next one listens on the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface WebHarnessOptions {
  readonly limits?: Partial<WebLimits>;
  readonly timing?: LiveTiming;
  readonly pageFolder?: string;
  /** Limits of the play page; without them there is none. */
  readonly play?: Partial<PlayLimits>;
  /** Draws for several tests. */
  readonly renderer?: Pick<Renderer, 'draw'>;
}

/** Far more than a test asks for. */
const generous: WebLimits = { burst: 1e6, perSecond: 1e6, viewers: 1e6, viewersPerAddress: 1e6 };
/** Looks often, so that tests needn't wait. */
export const quick: LiveTiming = { look: 20, heartbeat: 100, patience: 300, farewell: 200 };

export const PUBLIC_URL = 'https://parley.example.org';

export async function openWebHarness(options: WebHarnessOptions = {}): Promise<WebHarness> {
  const house = createHarness({}, 1, localAnalyst, [toy, ...games.values()]);
  const ownRenderer = options.renderer ? null : createRenderer({ workers: 1 });
  const renderer = options.renderer ?? (ownRenderer as Renderer);
  const answered: string[] = [];
  const open = async (port: number) => {
    const handler = createWebHandler({
      matches: createSharedMatches({ store: house.store, games: house.matches.games, now: house.runtime.now }),
      ...(options.play && {
        play: { matches: house.matches, signIn: null, timing: { look: 20, heartbeat: 100 }, limits: options.play },
      }),
      renderer,
      url: PUBLIC_URL,
      pageFolder: options.pageFolder ?? '/nowhere',
      report: (error) => void house.troubles.push(error),
      observer: { answered: (route, status) => void answered.push(`${route} ${status}`) },
      limits: { ...generous, ...options.limits },
      timing: options.timing ?? quick,
      picturePatience: 60_000,
    });
    return { handler, server: await startWebServer({ host: '127.0.0.1', port }, handler) };
  };
  let running = await open(0);
  const url = `http://127.0.0.1:${running.server.port}`;
  return {
    ...house,
    url,
    get handler() {
      return running.handler;
    },
    answered,
    get: async (path, headers = {}, method = 'GET') => fetch(`${url}${path}`, { headers, method, redirect: 'manual' }),
    async restart() {
      const { port } = running.server;
      await running.server.close();
      running = await open(port);
    },
    async close() {
      await running.server.close();
      await ownRenderer?.close();
    },
  };
}

/** A running match that Anna shares. */
export async function sharedMatch(
  at: WebHarness,
  wish: Partial<MatchRequest> = {},
): Promise<{ readonly id: string; readonly token: string; readonly path: string }> {
  const { id } = await startedMatch(at, wish);
  const token = await at.matches.share(id, anna.id);
  return { id, token, path: sharePath(id, token) };
}

/** A stream of events, as a browser reads it. */
export interface OpenStream {
  readonly status: number;
  /** The next event; null when the stream has ended. */
  next(): Promise<{ readonly id: string; readonly match: SharedMatch } | null>;
  close(): void;
}

export async function openStream(
  at: WebHarness,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const controller = new AbortController();
  const response = await fetch(`${at.url}${path}/events`, { headers, signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const [, id, data] = /^id: (.+)\ndata: (.+)$/.exec(block) ?? [];
          if (id && data) return { id, match: JSON.parse(data) as SharedMatch };
          continue;
        }
        const part = await reader?.read().catch(() => null);
        if (!part || part.done) return null;
        text += part.value;
      }
    },
    close: () => controller.abort(),
  };
}

/** Asks as a program does that shows previews of links: it reads up to the end of the head and knows no script. */
export async function unfurl(url: string): Promise<ReadonlyMap<string, string>> {
  const head = await new Promise<string>((resolve, reject) => {
    const request = httpGet(url, { headers: { 'user-agent': 'Unfurler/1.0' } }, (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (!text.includes('</head>')) return;
        request.destroy();
        resolve(text.slice(0, text.indexOf('</head>')));
      });
      response.on('end', () => reject(new Error('there was no head')));
    });
    request.on('error', (error) => reject(error));
  });
  const plain = (text: string): string =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
      name,
      plain(content),
    ]),
  );
}
