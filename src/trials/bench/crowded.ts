import { setTimeout as sleep } from 'node:timers/promises';
import { REST } from 'discord.js';
import { type RateLimits, type Sandbox, startSandbox } from '../../sandbox/index.ts';
import type { Sheet } from '../../match/sheet.ts';
import type { Post } from '../../match/ports.ts';
import { createGateway } from '../../discord/gateway.ts';
import { ownShares } from '../../discord/shares.ts';
import { rowOf } from '../../store/committing.ts';
import { keys } from '../../store/keys.ts';
import { tagOf } from '../../store/partitions.ts';
import { createStore } from '../../store/store.ts';
import { freePort } from '../../store/embedded.ts';
import { type BenchPart, TOKEN, startPart } from './parts.ts';
import { playedMoves } from './played.ts';
import type { Row } from './row.ts';
import { type BenchServer, startBenchServer } from './server.ts';
import { silent as log } from '../silent.ts';

const UNSENT = 100_000;
const PLACES = 1_000;
/** Discord's for a whole bot, in a second. */
const LIMIT = 50;

/** 100,000 messages that could not be said: how fast they go out, at Discord's limits and without any. */
export async function benchUnsent(): Promise<Row[]> {
  const { sheet } = await playedMoves(1);
  const limited = await rate(sheet, { limit: 1_000, perMs: 1_000, global: LIMIT }, 50, true);
  const free = await rate(sheet, 'relaxed', 15, false);
  return [
    { name: `messages a second, ${UNSENT} unsent, two workers and the proxy at Discord's limit`, value: limited.perSecond, unit: 'messages', floor: LIMIT, ratio: LIMIT / limited.perSecond, bar: 1.1 },
    { name: 'of these refused by Discord', value: limited.refused, unit: 'messages' },
    { name: `messages a second, ${UNSENT} unsent, two workers without a limit`, value: free.perSecond, unit: 'messages' },
  ];
}

async function rate(sheet: Sheet, rateLimits: RateLimits, seconds: number, proxied: boolean): Promise<{ perSecond: number; refused: number }> {
  const server = await startBenchServer();
  const sandbox = await startSandbox({ token: TOKEN, rateLimits, keepRequests: 100_000 });
  const parts: BenchPart[] = [];
  try {
    await fill(server, sandbox, sheet);
    const port = String(await freePort());
    const settings = { ...server.settings, REQUESTS: proxied ? String(LIMIT) : '1000000' };
    if (proxied) parts.push(await startPart(sandbox.api, { ...settings, ROLE: 'proxy', PROXY_PORT: port }));
    const worker = { ...settings, ROLE: 'worker', ...(proxied ? { REST_PROXY: `http://127.0.0.1:${port}/api` } : {}) };
    parts.push(...(await Promise.all([startPart(sandbox.api, worker), startPart(sandbox.api, worker)])));
    let [said, refused] = [0, 0];
    sandbox.onRequest(({ method, path, status }) => {
      if (status === 429) refused++;
      else if (method === 'POST' && path.endsWith('/messages')) said++;
    });
    await sleep(5_000);
    const [before, begun] = [said, performance.now()];
    await sleep(seconds * 1_000);
    return { perSecond: (said - before) / ((performance.now() - begun) / 1_000), refused };
  } finally {
    await Promise.all(parts.map((part) => part.leave()));
    await sandbox.close();
    await server.stop();
  }
}

async function fill(server: BenchServer, sandbox: Sandbox, played: Sheet): Promise<void> {
  const redis = server.connect();
  const store = createStore({ redis, log });
  const people = played.players.map((_, seat) => sandbox.addPerson({ name: `Player ${seat}` }));
  const channels = Array.from({ length: PLACES }, (_, number) => `place-${number}`);
  const { id: guild, channelIds } = sandbox.town.addGuild({ name: 'Bench', memberIds: people.map(({ id }) => id), channels });
  for (const [number, channel] of channelIds.entries()) {
    const id = `U${number}`;
    const players = played.players.map((player, seat) => ({ ...player, id: people[seat]?.id ?? '' }));
    const sheet: Sheet = { ...played, id, seq: 1, players, home: { guild, parent: channel, channel, language: 'en' } };
    await store.commit({ sheet, from: 0, history: { drop: 0, add: [] }, posts: [], token: null, due: null, past: null });
    const rows = Array.from({ length: UNSENT / PLACES }, (_, post) => rowOf(postOf(id, post)));
    await redis.rpush(keys.outbox(id), ...rows);
    await redis.sadd(keys.talk(tagOf(id)), id);
  }
  await store.close();
}

const postOf = (match: string, number: number): Post => ({
  id: `${match}-1-${number}`, match, seq: 1, at: Date.now(), to: 'channel', kind: 'bank', detail: { turn: 1, seat: 0, stage: 'bank', until: Date.now(), calls: [] }, push: false,
});

const SERVERS = 2_000;

/** What the gateway keeps for each server the bot is in: nothing. */
export async function benchServers(): Promise<Row[]> {
  const few = await heapWith(1);
  const many = await heapWith(SERVERS);
  return [{ name: `memory of the gateway for ${SERVERS} servers`, value: (many - few) / 1e6, unit: 'MB', bar: 2 }];
}

async function heapWith(servers: number): Promise<number> {
  const sandbox = await startSandbox({ token: TOKEN });
  const owner = sandbox.addPerson({ name: 'Owner' });
  const channels = Array.from({ length: 30 }, (_, number) => `channel-${number}`);
  for (let number = 0; number < servers; number++) sandbox.town.addGuild({ name: `Server ${number}`, memberIds: [owner.id], channels });
  const before = settledHeap();
  const gateway = createGateway({ token: TOKEN, rest: new REST({ version: '10', api: sandbox.api }).setToken(TOKEN), log, shares: ownShares(), onInteraction: () => undefined });
  await gateway.start();
  await sleep(500);
  const used = settledHeap() - before;
  await gateway.stop();
  await sandbox.close();
  return used;
}

function settledHeap(): number {
  if (!global.gc) throw new Error('memory can only be measured with --expose-gc');
  for (let times = 0; times < 4; times++) global.gc();
  return process.memoryUsage().heapUsed;
}
