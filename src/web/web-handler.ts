import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language, Text } from '../engine/text.ts';
import type { Matches } from '../match/matches.ts';
import type { SharedMatches, SharedView } from '../match/view/shared-matches.ts';
import type { Renderer } from '../render/index.ts';
import { createBoardPictures, PictureQueueFull } from './board-pictures.ts';
import { clientAddress } from './client-address.ts';
import {
  spectatorScene,
  boardText,
  logLines,
  matchSummary,
  sharedMatchTitle,
  toSharedMatch,
} from './describe-match.ts';
import { createLiveStreams, type LiveTiming } from './live-streams.ts';
import { openPageFiles } from './page-files.ts';
import { type ShellImage, writeShell } from './page-shell.ts';
import { quietReport } from './quiet-report.ts';
import { createPlayHandler } from './play/play-handler.ts';
import { type PlayLimits, playLimits } from './play/play-limits.ts';
import type { FollowTiming } from './play/play-streams.ts';
import type { SignIn } from './play/sign-in.ts';
import { createRequestLimiter, type RequestLimits } from './request-limiter.ts';
import { caching, type WebResponse, sendResponse } from './responses.ts';
import { webStrings as strings } from './strings.ts';

export interface WebOptions {
  readonly matches: SharedMatches;
  /** What people play here; only shared matches are shown if omitted. */
  readonly play?: {
    readonly matches: Matches;
    readonly signIn: SignIn | null;
    readonly timing?: FollowTiming | undefined;
    readonly limits?: Partial<PlayLimits> | undefined;
  };
  readonly renderer: Pick<Renderer, 'draw'>;
  /** Public address without a slash at its end, for previews. */
  readonly url: string;
  /** Folder of the built page. */
  readonly pageFolder: string;
  report(error: unknown): void;
  readonly observer?: WebObserver;
  readonly limits?: Partial<WebLimits>;
  readonly timing?: LiveTiming;
  /** Milliseconds a page waits for the size of its picture, if not the default. */
  readonly picturePatience?: number;
}

/** Hooks for metrics. Routes are names, never addresses. */
export interface WebObserver {
  answered(route: string, status: number, seconds: number): void;
}

export interface WebLimits extends RequestLimits {
  /** Viewers of running matches: in all, and of one address. */
  readonly viewers: number;
  readonly viewersPerAddress: number;
}

export const webLimits: WebLimits = { burst: 100, perSecond: 20, viewers: 5_000, viewersPerAddress: 100 };

/** Serves the match page. */
export interface WebHandler {
  readonly viewers: number;
  /** Browsers in which a match is open to play. */
  readonly players: number;
  /** Returns whether a request is for the match page, where another server answers the others. */
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

const html = 'text/html; charset=utf-8';
const LONGEST_PATH = 300;
/** Folders of the deepest path that is answered. */
const DEEPEST = 3;
const ownPaths = /^\/(m|assets|open|play)\/|^\/(replay|play|manifest\.webmanifest)$/;
const routes = {
  page: /^\/m\/(\w{1,20})\/([0-9a-f]{32})$/,
  data: /^\/m\/(\w{1,20})\/([0-9a-f]{32})\/match\.json$/,
  events: /^\/m\/(\w{1,20})\/([0-9a-f]{32})\/events$/,
  picture: /^\/m\/(\w{1,20})\/([0-9a-f]{32})\/(\d{1,4})\.png$/,
  asset: /^\/assets\/([\w.-]{1,100})$/,
  replay: /^\/(?:replay)?$/,
} as const;
type Route = keyof typeof routes;

/** The path of a shared match below the public address. */
export const sharePath = (match: string, token: string): string => `/m/${match}/${token}`;

/** A request that is being answered. */
interface RequestContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Null if the visitor's browser names none of ours. */
  readonly language: Language | null;
  /** From the path up to the root. */
  readonly root: string;
}

/** Answers requests for one route, with the variable parts of its path. */
type RouteHandler = (context: RequestContext, ...parts: readonly string[]) => Promise<WebResponse | null>;

export function createWebHandler(options: WebOptions): WebHandler {
  const { matches, url } = options;
  const report = quietReport(
    (error) => options.report(error),
    () => performance.now(),
  );
  const limits: WebLimits = { ...webLimits, ...options.limits };
  const files = openPageFiles(options.pageFolder);
  const pictures = createBoardPictures(options.renderer, options.picturePatience);
  const streams = createLiveStreams(matches, report, options.timing);
  const limiter = createRequestLimiter(limits, () => performance.now());
  const viewersAt = new Map<string, number>();
  const play = options.play
    ? createPlayHandler({ ...options.play, url, files, report, limits: { ...playLimits, ...options.play.limits } })
    : null;

  const notice = (status: number, title: Text, text: Text, { language: wanted, root }: RequestContext): WebResponse => {
    const language = wanted ?? 'en';
    const body = writeShell({ language, title: title[language], about: text[language], root, files: null });
    return {
      status,
      type: html,
      body,
      cache: caching.never,
      ...(status !== 404 && { headers: { 'retry-after': '3' } }),
    };
  };
  /** The same for everything that isn't there, so that no one can tell why. */
  const notFound = (context: RequestContext): WebResponse =>
    notice(404, strings.notFoundTitle, strings.notFound, context);
  const tooMany = (context: RequestContext): WebResponse => notice(429, strings.tooManyTitle, strings.tooMany, context);
  const busy = (context: RequestContext): WebResponse => notice(503, strings.busyTitle, strings.busy, context);

  async function imageOf(seen: SharedView, token: string, language: Language): Promise<ShellImage | null> {
    if (seen.view === null) return null;
    const file = `${token}/${seen.turn}.png`;
    return {
      path: file,
      // The number makes previews of a running match fetch the picture again.
      url: `${url}/m/${seen.sheet.id}/${file}?${seen.sheet.seq}`,
      alt: boardText(seen, language),
      size: await pictures.size(spectatorScene(seen), language),
    };
  }

  async function page(context: RequestContext, id = '', token = ''): Promise<WebResponse> {
    const seen = await matches.find(id, token);
    if (!seen) return notFound(context);
    const language = context.language ?? seen.sheet.home.language;
    const body = writeShell({
      language,
      title: sharedMatchTitle(seen)[language],
      about: seen.view === null ? strings.unreadable[language] : matchSummary(seen, language),
      root: context.root,
      files,
      url: `${url}${sharePath(id, token)}`,
      image: await imageOf(seen, token, language),
      log: logLines(seen, language),
    });
    return { status: 200, type: html, body, cache: caching.never };
  }

  async function data(context: RequestContext, id = '', token = ''): Promise<WebResponse> {
    const seen = await matches.find(id, token);
    if (!seen) return notFound(context);
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(toSharedMatch(seen)),
      cache: caching.ask,
    };
  }

  async function picture(context: RequestContext, id = '', token = '', turn = ''): Promise<WebResponse> {
    return pictures.queue(async () => {
      const seen = await matches.atTurn(id, token, Number(turn));
      if (!seen || seen.view === null) return notFound(context);
      const { png } = await pictures.draw(spectatorScene(seen), context.language ?? seen.sheet.home.language);
      return { status: 200, type: 'image/png', body: png, cache: caching.ask };
    });
  }

  async function events(context: RequestContext, id = '', token = ''): Promise<WebResponse | null> {
    const { request, response } = context;
    const seen = await matches.find(id, token);
    if (!seen) return notFound(context);
    if (request.method === 'HEAD')
      return { status: 200, type: 'text/event-stream; charset=utf-8', cache: caching.never };
    if (response.destroyed) return null;
    const address = clientAddress(request);
    const here = viewersAt.get(address) ?? 0;
    if (streams.viewers >= limits.viewers) return busy(context);
    if (here >= limits.viewersPerAddress) return tooMany(context);
    viewersAt.set(address, here + 1);
    response.on('close', () => {
      const left = (viewersAt.get(address) ?? 1) - 1;
      if (left > 0) viewersAt.set(address, left);
      else viewersAt.delete(address);
    });
    await streams.open(request, response, token, seen);
    return null;
  }

  async function replayPage({ language: wanted, root }: RequestContext): Promise<WebResponse> {
    const language = wanted ?? 'en';
    const body = writeShell({
      language,
      title: strings.replayTitle[language],
      about: strings.replayAbout[language],
      root,
      files,
      url: `${url}/replay`,
    });
    return { status: 200, type: html, body, cache: caching.never };
  }

  const handlers: Readonly<Record<Route, RouteHandler>> = {
    page,
    data,
    events,
    picture,
    asset: async (context, name = '') => (await files.file(name)) ?? notFound(context),
    replay: replayPage,
  };

  async function answer(context: RequestContext, path: string): Promise<{ route: string; reply: WebResponse | null }> {
    const { request } = context;
    if (!limiter.allows(clientAddress(request))) return { route: 'refused', reply: tooMany(context) };
    const played = path.length > LONGEST_PATH ? null : await play?.answer(context, path);
    if (played) return played;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { route: 'refused', reply: { status: 405, cache: caching.never, headers: { allow: 'GET, HEAD' } } };
    for (const [route, pattern] of Object.entries(routes) as [Route, RegExp][]) {
      const found = path.length > LONGEST_PATH ? null : pattern.exec(path);
      if (found) return { route, reply: await handlers[route](context, ...found.slice(1)) };
    }
    return { route: 'none', reply: notFound(context) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const start = performance.now();
    const root = '../'.repeat(Math.min(path.split('/').length - 2, DEEPEST));
    const context = { request, response, language: languageFor(request), root };
    let route = 'failed';
    let reply: WebResponse | null;
    try {
      ({ route, reply } = await answer(context, path));
    } catch (error) {
      if (!(error instanceof PictureQueueFull)) report(error);
      reply = busy(context);
    }
    const seconds = (performance.now() - start) / 1_000;
    options.observer?.answered(route, reply?.status ?? response.statusCode, seconds);
    if (reply && !response.headersSent) await sendResponse(request, response, reply);
    // What someone sends along isn't read.
    request.resume();
  }

  return {
    get viewers() {
      return streams.viewers;
    },
    get players() {
      return play?.streams ?? 0;
    },
    owns: (request) => ownPaths.test(pathOf(request)),
    handle(request, response) {
      void handle(request, response, pathOf(request)).catch((error: unknown) => {
        report(error);
        response.destroy();
      });
    },
    close() {
      streams.close();
      play?.close();
    },
  };
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Returns the preferred language of the browser, if it's one of ours. */
function languageFor({ headers }: IncomingMessage): Language | null {
  for (const range of (headers['accept-language'] ?? '').split(',', 10)) {
    const [, language] = /^\s*(en|de)\b/i.exec(range) ?? [];
    if (language) return language.toLowerCase() as Language;
  }
  return null;
}
