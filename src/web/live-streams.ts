import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import type { SharedMatches, SharedView } from '../match/view/shared-matches.ts';
import { toSharedMatch } from './describe-match.ts';
import { acceptsGzip, caching, digestOf, securityHeaders } from './responses.ts';

/** Times in milliseconds. */
export interface LiveTiming {
  /** Between two looks at a match that is watched. */
  readonly look: number;
  /** Between two signs of life, so that nothing on the way closes the connection. */
  readonly heartbeat: number;
  /** How long a viewer may read nothing. */
  readonly patience: number;
  /** How long a stream stays open after the end of its match, if the page doesn't close it. */
  readonly farewell: number;
}

export const liveTiming: LiveTiming = { look: 500, heartbeat: 15_000, patience: 20_000, farewell: 10_000 };

/** Sends viewers of running matches every change, as server-sent events. */
export interface LiveStreams {
  readonly viewers: number;
  /** Answers a request for the events of a match that was found. */
  open(request: IncomingMessage, response: ServerResponse, token: string, seen: SharedView): Promise<void>;
  close(): void;
}

interface LiveEvent {
  /** Digest of the content: names can change without a move. */
  readonly id: string;
  readonly plain: Buffer;
  /** A part of a compressed stream that makes sense after any other, so that all viewers get the same bytes. */
  readonly zipped: Buffer;
}

interface Viewer {
  readonly response: ServerResponse;
  readonly zipped: boolean;
  /** Since when nothing more fits, because nothing is read; null while everything was taken. */
  blockedSince: number | null;
  /** Id of the last event that was sent. */
  last: string;
}

interface WatchedMatch {
  readonly id: string;
  readonly token: string;
  readonly viewers: Set<Viewer>;
  seen: SharedView;
  latest: LiveEvent;
  timer: NodeJS.Timeout | undefined;
}

const deflate = promisify(deflateRaw);
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Viewers written to before others get a turn. */
const AT_ONCE = 100;

async function eventOf(id: string, text: string): Promise<LiveEvent> {
  const plain = Buffer.from(text);
  return { id, plain, zipped: await deflate(plain, { finishFlush: constants.Z_FULL_FLUSH }) };
}

const matchEvent = async (seen: SharedView): Promise<LiveEvent> => {
  const json = JSON.stringify(toSharedMatch(seen));
  const id = digestOf(json);
  return eventOf(id, `id: ${id}\ndata: ${json}\n\n`);
};

/**
 * Looks after everyone who watches a running match. A match is read once for all its viewers, and a viewer who is slow
 * gets the newest event next, not all of them.
 */
export function createLiveStreams(
  matches: Pick<SharedMatches, 'find'>,
  report: (error: unknown) => void,
  timing: LiveTiming = liveTiming,
): LiveStreams {
  const watched = new Map<string, WatchedMatch>();
  const opening = new Map<string, Promise<WatchedMatch>>();
  let viewers = 0;
  let closed = false;
  const beat = eventOf('', ':\n\n');
  const heart = setInterval(() => void beatAll().catch(report), timing.heartbeat).unref();

  async function beatAll(): Promise<void> {
    const event = await beat;
    for (const match of watched.values()) for (const viewer of match.viewers) write(viewer, event);
  }

  /** Writes to a viewer; what doesn't fit is left out, and a viewer who reads nothing for long is gone. */
  function write(viewer: Viewer, event: LiveEvent): void {
    const { response, zipped } = viewer;
    if (viewer.blockedSince !== null) {
      if (Date.now() - viewer.blockedSince >= timing.patience) response.destroy();
      return;
    }
    if (event.id !== '') viewer.last = event.id;
    if (!response.write(zipped ? event.zipped : event.plain)) viewer.blockedSince = Date.now();
  }

  async function broadcast(match: WatchedMatch): Promise<void> {
    let written = 0;
    for (const viewer of match.viewers) {
      if (viewer.last !== match.latest.id) write(viewer, match.latest);
      if (++written % AT_ONCE === 0) await new Promise((resolve) => void setImmediate(resolve));
    }
  }

  function forget(match: WatchedMatch): void {
    clearTimeout(match.timer);
    const key = `${match.id} ${match.token}`;
    if (watched.get(key) === match) watched.delete(key);
  }

  function dismiss(match: WatchedMatch): void {
    forget(match);
    for (const { response } of match.viewers) response.destroy();
  }

  /** Takes in what was read, unless something newer was read in the meantime. */
  async function update(match: WatchedMatch, seen: SharedView): Promise<void> {
    if (seen === match.seen) return;
    const event = await matchEvent(seen);
    if (seen.sheet.seq < match.seen.sheet.seq) return;
    match.latest = event;
    match.seen = seen;
  }

  async function look(match: WatchedMatch): Promise<void> {
    const seen = await matches.find(match.id, match.token);
    if (!seen) return dismiss(match);
    await update(match, seen);
    await broadcast(match);
    if (!seen.over) return;
    forget(match);
    setTimeout(() => dismiss(match), timing.farewell).unref();
  }

  function lookLater(match: WatchedMatch): void {
    match.timer = setTimeout(() => {
      void look(match)
        .catch(report)
        .finally(() => {
          if (watched.get(`${match.id} ${match.token}`) === match) lookLater(match);
        });
    }, timing.look);
  }

  async function watch(token: string, seen: SharedView): Promise<WatchedMatch> {
    const { id } = seen.sheet;
    const match: WatchedMatch = {
      id,
      token,
      viewers: new Set(),
      seen,
      latest: await matchEvent(seen),
      timer: undefined,
    };
    watched.set(`${id} ${token}`, match);
    lookLater(match);
    return match;
  }

  /** Returns the watched match; several who come at once start one watch. */
  async function watchedMatch(token: string, seen: SharedView): Promise<WatchedMatch> {
    const key = `${seen.sheet.id} ${token}`;
    const known = watched.get(key);
    if (known) return known;
    const started = opening.get(key) ?? watch(token, seen).finally(() => opening.delete(key));
    opening.set(key, started);
    return started;
  }

  const head = (zipped: boolean): Readonly<Record<string, string>> => ({
    ...securityHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': caching.never,
    // Asks proxies not to hold events back.
    'x-accel-buffering': 'no',
    ...(zipped && { 'content-encoding': 'gzip' }),
  });

  /** A finished match has one event; who has it already is asked not to come back. */
  async function sendFinal(request: IncomingMessage, response: ServerResponse, seen: SharedView): Promise<void> {
    const event = await matchEvent(seen);
    if (request.headers['last-event-id'] === event.id) response.writeHead(204, securityHeaders).end();
    else response.writeHead(200, head(false)).end(event.plain);
  }

  return {
    get viewers() {
      return viewers;
    },
    async open(request, response, token, seen) {
      if (seen.over) return sendFinal(request, response, seen);
      const match = await watchedMatch(token, seen);
      await update(match, seen);
      if (closed || response.destroyed) return void response.destroy();
      const zipped = acceptsGzip(request);
      const last = String(request.headers['last-event-id'] ?? '');
      const viewer: Viewer = { response, zipped, blockedSince: null, last };
      response.writeHead(200, head(zipped));
      response.flushHeaders();
      if (zipped) response.write(gzipHeader);
      match.viewers.add(viewer);
      viewers++;
      response.on('drain', () => {
        viewer.blockedSince = null;
        if (viewer.last !== match.latest.id) write(viewer, match.latest);
      });
      response.on('close', () => {
        viewers--;
        match.viewers.delete(viewer);
        if (match.viewers.size === 0) forget(match);
      });
      if (last === match.latest.id) write(viewer, await beat);
      else write(viewer, match.latest);
    },
    close() {
      closed = true;
      clearInterval(heart);
      for (const match of watched.values()) dismiss(match);
    },
  };
}
