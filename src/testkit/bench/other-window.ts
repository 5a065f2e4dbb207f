import { Worker } from 'node:worker_threads';
import { opponents } from '../../bots/index.ts';
import { createMatchClock } from '../../clock/clock.ts';
import { games } from '../../games/index.ts';
import { createMatches, createSharedMatches } from '../../match/index.ts';
import { systemRuntime } from '../../runtime.ts';
import { openRedis } from '../../store/open-redis.ts';
import { createStore } from '../../store/store.ts';
import type { PlayMoved, PlayPosition, PlayReply } from '../../web/play/play-api.ts';
import { createWebHandler } from '../../web/web-handler.ts';
import { startWebServer } from '../../web/web-server.ts';
import { silentLog } from '../silent-log.ts';
import { benchFolder } from './bench-folder.ts';
import { type BenchRow, upperMedian } from './result-table.ts';

const ANSWERS = 60;
/** The first answers warm everything up. */
const WARM_UP = 10;
/** Limit in milliseconds. */
const MAX_DELAY = 300;

const people = ['Anna', 'Ben'].map((name) => ({ id: `u-${name}`, name }));
const plenty = 1e6;

/**
 * Measures the time from an answer at the board until another player's window has been told, on the server that took
 * the answer and on another one that shares its store.
 */
export async function benchOtherWindow(): Promise<BenchRow[]> {
  const house = await openRedis({ DATA_DIR: benchFolder() }, silentLog);
  const store = createStore({ redis: house.connect('store'), writer: house.writer, log: silentLog });
  const clock = createMatchClock({ connect: house.connect, store, log: silentLog });
  const runtime = systemRuntime(Date.now);
  const matches = createMatches({ store, clock, runtime, games, bots: opponents });
  const open = async () => {
    const handler = createWebHandler({
      matches: createSharedMatches({ store, games, now: runtime.now }),
      play: {
        matches,
        signIn: null,
        limits: {
          sessionBurst: plenty,
          sessionPerSecond: plenty,
          streams: plenty,
          streamsPerSession: plenty,
          streamsPerAddress: plenty,
        },
      },
      renderer: { draw: async () => Promise.reject(new Error('no picture is asked for')) },
      url: 'http://127.0.0.1',
      pageFolder: '',
      report: console.error,
      limits: { burst: plenty, perSecond: plenty },
    });
    return startWebServer({ host: '127.0.0.1', port: 0 }, handler);
  };
  const servers = [await open(), await open()] as const;
  const [url, elsewhere] = servers.map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
  const streams: Stream[] = [];
  try {
    const [challenger, ...others] = people;
    if (!challenger) throw new Error('no one plays');
    const { id } = await matches.challenge({
      game: 'rivals',
      options: { variant: 'intro' },
      challenger,
      opponents: others,
      home: { guild: '1', parent: '2', language: 'en' },
      token: null,
    });
    for (const each of others) await matches.accept(id, each.id, null);
    const cookies: string[] = [];
    for (const person of people) cookies.push(await signIn(url, await matches.newTicket(person.id, id)));
    const near = await Promise.all(cookies.map(async (cookie) => follow(`${url}/play/m/${id}/events`, cookie)));
    const far = await Promise.all(cookies.map(async (cookie) => follow(`${elsewhere}/play/m/${id}/events`, cookie)));
    streams.push(...near, ...far);
    const times = { near: [] as number[], far: [] as number[] };
    const stalls = watchStalls();
    for (let answers = 0; answers < ANSWERS + WARM_UP; answers++) {
      const asked = await whoIsAsked(url, id, cookies);
      if (!asked) break;
      const { person, position } = asked;
      const started = performance.now();
      const reply = await send(url, id, cookies[person] as string, position);
      const [told, toldFar] = await Promise.all(
        [near, far].map(async (windows) => windows[1 - person]?.hears(reply.position.version)),
      );
      if (answers < WARM_UP) continue;
      times.near.push((told as number) - started);
      times.far.push((toldFar as number) - started);
    }
    const row = (where: string, values: readonly number[]): readonly BenchRow[] => {
      const sorted = values.toSorted((one, other) => one - other);
      const most = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
      const name = `answer to the other window, ${where}`;
      return [
        { name: `${name}, median of ${values.length}`, value: upperMedian(values), unit: 'ms', bar: MAX_DELAY },
        { name: `${name}, 95 of 100 are faster`, value: most, unit: 'ms', bar: MAX_DELAY },
        { name: `${name}, longest`, value: Math.max(...values), unit: 'ms' },
      ];
    };
    return [
      ...row('same server', times.near),
      ...row('another server', times.far),
      { name: 'the longest stall of the machine meanwhile', value: await stalls.end(), unit: 'ms' },
    ];
  } finally {
    for (const stream of streams) stream.close();
    for (const server of servers) await server.close();
    await clock.close();
    await store.close();
    await house.close();
  }
}

/** Milliseconds between two looks at the clock by a thread that does nothing else. */
const LOOK = 5;

/** Measures how long the machine keeps an idle thread waiting: it explains answers that are late for no other reason. */
function watchStalls(): { end(): Promise<number> } {
  const longest = new Float64Array(new SharedArrayBuffer(8));
  const source = `
    const { workerData } = require('node:worker_threads');
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      workerData[0] = Math.max(workerData[0], now - last - ${LOOK});
      last = now;
    }, ${LOOK});`;
  const worker = new Worker(source, { eval: true, workerData: longest });
  worker.unref();
  return {
    async end() {
      await worker.terminate();
      return longest[0] ?? 0;
    },
  };
}

async function signIn(url: string, ticket: string): Promise<string> {
  const response = await fetch(`${url}/open/${ticket}`, { method: 'POST', headers: writing(url), body: '{}' });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const writing = (url: string) => ({ origin: url, 'content-type': 'application/json' });

async function whoIsAsked(
  url: string,
  id: string,
  cookies: readonly string[],
): Promise<{ readonly person: number; readonly position: PlayPosition } | null> {
  for (const [person, cookie] of cookies.entries()) {
    const response = await fetch(`${url}/play/m/${id}/position.json`, { headers: { cookie } });
    const position = (await response.json()) as PlayPosition;
    if (position.question) return { person, position };
  }
  return null;
}

async function send(url: string, id: string, cookie: string, { seq, question }: PlayPosition): Promise<PlayReply> {
  const response = await fetch(`${url}/play/m/${id}/answer`, {
    method: 'POST',
    headers: { ...writing(url), cookie },
    body: JSON.stringify({ seq, answer: question?.fallback ?? [], token: `bench-token-${seq}` }),
  });
  const reply = (await response.json()) as PlayReply;
  if (reply.problem) throw new Error(reply.problem.en);
  return reply;
}

/** Hears of a match as an open window does. */
interface Stream {
  /** Returns when this version, or a later one, was told. */
  hears(version: number): Promise<number>;
  close(): void;
}

async function follow(address: string, cookie: string): Promise<Stream> {
  const stop = new AbortController();
  const response = await fetch(address, { headers: { cookie }, signal: stop.signal });
  if (response.status !== 200 || !response.body) throw new Error(`answered with ${response.status}`);
  let latest = { version: -1, at: 0 };
  let listen = (): void => undefined;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      const data = decoder
        .decode(part)
        .split('\n')
        .findLast((line) => line.startsWith('data: '));
      if (data === undefined) continue;
      latest = { version: (JSON.parse(data.slice(6)) as PlayMoved).version, at: performance.now() };
      listen();
    }
  })();
  reading.catch(() => undefined);
  return {
    async hears(version) {
      while (latest.version < version) await new Promise<void>((resolve) => void (listen = resolve));
      return latest.at;
    },
    close: () => stop.abort(),
  };
}
